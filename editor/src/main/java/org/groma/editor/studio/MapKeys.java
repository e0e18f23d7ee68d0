package org.groma.editor.studio;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.map.Heading;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Crosshair;
import org.groma.editor.tool.Input;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * The map by keyboard. Arrows pan, or move the crosshair while there is one; Alt and an arrow goes
 * from the selected place to the one that lies that way.
 */
final class MapKeys {

  private static final double PAN = 80;
  private static final double STEP = 16;
  private static final double FINE = 2;
  private static final double NOTCH = 1.44;

  private final MapView view;
  private final Workbench bench;

  MapKeys(MapView view, Workbench bench) {
    this.view = view;
    this.bench = bench;
    view.tool()
        .addListener((_, _, _) ->
            change(crosshair -> Crosshair.at(crosshair.at()))); // what was held is let go
  }

  void pressed(KeyEvent event) {
    if (handles(event)) {
      event.consume();
    }
  }

  private boolean handles(KeyEvent event) {
    Optional<Heading> way = heading(event.getCode());
    Input.Held held =
        new Input.Held(event.isShiftDown(), event.isShortcutDown(), event.isAltDown());
    if (way.isPresent()) {
      return arrow(way.get(), held);
    }
    boolean pointing = view.crosshair().isPresent();
    return switch (event.getCode()) {
      case SPACE -> pointing && click(held);
      case G -> pointing && !held.command() && grip(held);
      case X -> !held.command() && !held.alt() && toggle();
      default ->
          !held.command()
              && !held.alt()
              && KeyReading.of(event).stream().anyMatch(key -> plain(key.getCode(), held));
    };
  }

  /** Offers keys that zoom or take up a tool to the one in hand; says whether it had a use. */
  boolean offered(KeyEvent event) {
    Optional<Input.Key> key =
        switch (event.getCode()) {
          case PLUS, EQUALS, ADD -> Optional.of(Input.Key.LARGER);
          case MINUS, SUBTRACT -> Optional.of(Input.Key.SMALLER);
          case H -> Optional.of(Input.Key.HIDE);
          default -> Optional.empty();
        };
    return key.filter(each -> view.offer(new Input.Typed(each, Input.Held.NONE))).isPresent();
  }

  private static Optional<Heading> heading(KeyCode code) {
    return switch (code) {
      case LEFT, KP_LEFT -> Optional.of(Heading.WEST);
      case RIGHT, KP_RIGHT -> Optional.of(Heading.EAST);
      case UP, KP_UP -> Optional.of(Heading.NORTH);
      case DOWN, KP_DOWN -> Optional.of(Heading.SOUTH);
      default -> Optional.empty();
    };
  }

  private boolean arrow(Heading way, Input.Held held) {
    if (held.command()) {
      return false;
    }
    if (held.alt()) {
      step(way);
    } else if (view.crosshair().isPresent()) {
      Viewport now = view.viewport().get();
      go(crosshair -> crosshair.moved(way, held.shift() ? FINE : STEP, now));
    } else {
      Viewport now = view.viewport().get();
      view.viewport().set(now.panned(-PAN * way.right(), -PAN * way.down()));
    }
    return true;
  }

  private boolean plain(KeyCode code, Input.Held held) {
    switch (code) {
      case PLUS, EQUALS, ADD -> zoom(NOTCH);
      case MINUS, SUBTRACT -> zoom(1 / NOTCH);
      case DIGIT0, NUMPAD0, HOME -> view.fit();
      case ENTER -> type(Input.Key.ENTER, held);
      case ESCAPE -> {
        change(crosshair -> Crosshair.at(crosshair.at()));
        type(Input.Key.ESCAPE, held);
      }
      case DELETE -> type(Input.Key.DELETE, held);
      case BACK_SPACE -> type(Input.Key.BACKSPACE, held);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void type(Input.Key key, Input.Held held) {
    view.tell(new Input.Typed(key, new Input.Held(held.shift(), false, false)));
  }

  private void zoom(double factor) {
    Viewport now = view.viewport().get();
    view.crosshair()
        .map(Crosshair::at)
        .ifPresentOrElse(
            at -> view.zoom(factor, now.screenX(at.x()), now.screenY(at.y())),
            () -> view.zoom(factor));
  }

  // ---- the crosshair

  /** Puts it on the map, where something is selected or in the middle, or takes it away. */
  boolean toggle() {
    if (view.crosshair().isPresent()) {
      view.crosshair(Optional.empty());
      view.pointer(Optional.empty());
      view.tell(new Input.Left());
    } else {
      Viewport now = view.viewport().get();
      Point middle = new Point(now.x(), now.y());
      view.crosshair(
          Optional.of(
              Crosshair.at(
                  selected()
                      .flatMap(view.index()::stackAt)
                      .filter(at -> now.visible().contains(at.x(), at.y()))
                      .orElse(middle))));
      go(UnaryOperator.identity());
    }
    return true;
  }

  private void change(UnaryOperator<Crosshair> how) {
    view.crosshair(view.crosshair().map(how));
  }

  /** Moves it, the map with it where need be, and tells the tool. */
  private void go(UnaryOperator<Crosshair> how) {
    change(how);
    view.crosshair()
        .ifPresent(crosshair -> {
          view.viewport().set(crosshair.follow(view.viewport().get()));
          view.pointer(Optional.of(crosshair.at()));
          // what is held is dragged without keys: Shift only makes the steps small
          view.tell(crosshair.arrived(Input.Held.NONE));
        });
  }

  private boolean click(Input.Held held) {
    return with(
        (crosshair, keys) -> {
          if (crosshair.holding()) {
            grip(keys);
          } else {
            crosshair.click(keys).forEach(view::tell);
            view.tell(crosshair.arrived(Input.Held.NONE));
          }
        },
        held);
  }

  private boolean grip(Input.Held held) {
    return with(
        (crosshair, keys) -> {
          view.crosshair(Optional.of(crosshair.turned()));
          view.tell(crosshair.turned().gripped(keys));
        },
        held);
  }

  private boolean with(BiConsumer<Crosshair, Input.Held> deed, Input.Held held) {
    view.crosshair().ifPresent(crosshair -> deed.accept(crosshair, held));
    return view.crosshair().isPresent();
  }

  // ---- from place to place

  private Optional<Place> selected() {
    return bench.selection().last().flatMap(MapKeys::place);
  }

  private static Optional<Place> place(Subject subject) {
    return subject.kind().equals("province") || subject.kind().equals("sea")
        ? Optional.of(Place.parse(subject.toString()))
        : Optional.empty();
  }

  /** Selects the place that lies this way; the one in the middle if none is selected. */
  private void step(Heading way) {
    Viewport now = view.viewport().get();
    Optional<Place> next =
        selected().isPresent()
            ? selected().flatMap(place -> way.from(view.index(), place))
            : view.index().faceAt(new Point(now.x(), now.y())).place();
    next.ifPresent(place -> {
      bench.selection().set(Set.of(Subject.of(place)));
      view.index()
          .stackAt(place)
          .ifPresent(at -> {
            if (view.crosshair().isPresent()) {
              go(crosshair -> new Crosshair(at, crosshair.holding()));
            } else {
              view.viewport().set(Crosshair.at(at).follow(now));
            }
          });
    });
  }
}
