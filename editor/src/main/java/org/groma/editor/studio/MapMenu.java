package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.document.Naming;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.BorderFinish;
import org.groma.editor.tool.Crosshair;
import org.groma.editor.tool.Effect;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.PointedAt;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * What can be done with what lies under the pointer: a menu under the right button, the menu key
 * and Shift+F10. What is in front is selected when it opens, unless something there is selected
 * already, so that the commands of the other menus work on it.
 */
final class MapMenu {

  private static final Input ESCAPE = new Input.Typed(Input.Key.ESCAPE, Input.Held.NONE);

  private final Workbench bench;
  private final MapView view;
  private final MapEditing editing;
  private final ContextMenu menu = new ContextMenu();

  MapMenu(Workbench bench, MapView view, MapEditing editing) {
    this.bench = bench;
    this.view = view;
    this.editing = editing;
    menu.setId("map-menu");
  }

  void install() {
    view.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.CONTEXT_MENU
              || (event.getCode() == KeyCode.F10 && event.isShiftDown())) {
            byKeyboard();
            event.consume();
          }
        });
  }

  /** At the crosshair, at what is selected, or in the middle. */
  private void byKeyboard() {
    Viewport now = view.viewport().get();
    Point at =
        view.crosshair()
            .map(Crosshair::at)
            .or(() ->
                bench
                    .selection()
                    .last()
                    .filter(each -> each.kind().equals("province") || each.kind().equals("sea"))
                    .flatMap(each -> view.index().stackAt(Place.parse(each.toString())))
                    .filter(spot -> now.visible().contains(spot.x(), spot.y())))
            .orElse(new Point(now.x(), now.y()));
    Point2D screen = view.localToScreen(now.screenX(at.x()), now.screenY(at.y()));
    show(at, screen.getX(), screen.getY());
  }

  /** Opens it for a point of the map, at a point of the screen. */
  void show(Point at, double screenX, double screenY) {
    PointedAt under = PointedAt.of(at, view.ground());
    boolean known = under.things().stream().anyMatch(bench.selection().get()::contains);
    if (!known) {
      bench.selection().set(under.things().stream().findFirst().map(Set::of).orElse(Set.of()));
    }
    menu.getItems().clear();
    under.things().forEach(thing -> menu.getItems().add(select(thing)));
    add(List.of(action("Cut"), action("Copy"), paste(at), action("Delete")));
    add(List.of(action("Rename Id…")));
    add(corners(under));
    add(borders(under));
    add(List.of(action(MapActions.TABLE), action("Zoom to Selection")));
    menu.show(view, screenX, screenY);
  }

  /** A group, with a line before it. */
  private void add(List<MenuItem> items) {
    if (!items.isEmpty() && !menu.getItems().isEmpty()) {
      menu.getItems().add(new SeparatorMenuItem());
    }
    menu.getItems().addAll(items);
  }

  private MenuItem action(String title) {
    return Menus.item(bench.actions().titled(title).orElseThrow());
  }

  private MenuItem select(Subject thing) {
    String kind = thing.kind().equals(Subject.ARC) ? "border" : thing.kind().replace('-', ' ');
    return item(
        String.format(
            Locale.ROOT, "Select the %s %s", kind, Naming.of(bench.project().get(), thing)),
        "fth-mouse-pointer",
        () -> bench.selection().set(Set.of(thing)));
  }

  /** The command of the Edit menu, but here and not where the mouse happens to be. */
  private MenuItem paste(Point at) {
    MenuItem item = action("Paste");
    item.setOnAction(_ -> editing.paste(at));
    return item;
  }

  private List<MenuItem> corners(PointedAt under) {
    List<MenuItem> items = new ArrayList<>();
    under.addCorner().ifPresent(deed -> items.add(doing("Add Corner Here", "fth-plus", deed)));
    under.deleteCorner().ifPresent(deed -> items.add(doing("Delete Corner", "fth-minus", deed)));
    chosen("Smooth Chosen Corners", BorderFinish.SMOOTH, Input.Key.SMOOTH).ifPresent(items::add);
    chosen("Simplify Chosen Corners", BorderFinish.SIMPLIFY, Input.Key.SIMPLIFY)
        .ifPresent(items::add);
    under.takePiece().ifPresent(deed -> items.add(doing(deed.name(), "fth-layers", deed)));
    return items;
  }

  /** What the tool in hand does to the corners that it has chosen, if it has. */
  private Optional<MenuItem> chosen(String title, BorderFinish finish, Input.Key key) {
    Input typed = new Input.Typed(key, Input.Held.NONE);
    return view.wants(typed)
        ? Optional.of(item(title, finish.icon(), () -> view.offer(typed)))
        : Optional.empty();
  }

  private MenuItem doing(String title, String icon, Effect.Perform deed) {
    return item(title, icon, () -> bench.perform(deed.name(), deed.edit()));
  }

  private List<MenuItem> borders(PointedAt under) {
    Optional<Subject> border = under.border();
    if (border.isEmpty()) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>();
    for (BorderFinish finish : BorderFinish.values()) {
      Action action = bench.actions().titled(MapActions.title(finish)).orElseThrow();
      items.add(
          item(
              finish.title() + " This Border…",
              finish.icon(),
              () -> {
                view.tell(ESCAPE); // this border is meant, not corners that are chosen
                bench.selection().set(Set.of(border.get()));
                action.fire();
              }));
    }
    items.add(item("Split from Here", "fth-scissors", () -> split(under.at())));
    return items;
  }

  /** Takes the tool Split and clicks once: the line begins there. */
  private void split(Point at) {
    bench.map().tool().set(ToolKind.SPLIT);
    view.requestFocus();
    view.tell(new Input.Pressed(at, Input.Held.NONE, 1));
    view.tell(new Input.Released(at, Input.Held.NONE));
  }

  private static MenuItem item(String title, String icon, Runnable run) {
    MenuItem item = new MenuItem(title, Icons.of(icon));
    item.setOnAction(_ -> run.run());
    return item;
  }
}
