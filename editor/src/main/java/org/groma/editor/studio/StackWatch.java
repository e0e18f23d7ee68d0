package org.groma.editor.studio;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.StackPlan;
import org.groma.editor.map.StackRow;
import org.groma.editor.map.StackSearch;
import org.groma.editor.map.Viewport;
import org.groma.editor.pieces.StackWords;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.PieceTool;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * Opens stacks of counters and tells what stands there: when the pointer rests on a place whose
 * counters are not all to be seen, at once for whoever moves pieces, and as long as the place is
 * the one that is selected.
 */
final class StackWatch {

  /** Tools that look for pieces; while lines are drawn a card would be in the way. */
  private static final Set<ToolKind> LOOKING =
      EnumSet.of(ToolKind.SELECT, ToolKind.PAN, ToolKind.PIECES);

  private final Workbench bench;
  private final MapView view;
  private final PauseTransition rest = new PauseTransition(Duration.millis(250));

  /** Where the pointer is while no button is down. */
  private Optional<Point> pointer = Optional.empty();

  /** Whether a card is being clicked. */
  private boolean clicking;

  private boolean dragging;

  /** The place whose stack is looked at. */
  private Optional<Place> looked = Optional.empty();

  /**
   * A watch.
   *
   * @param changed is told when something else is to be seen, unless an input has brought it
   */
  StackWatch(Workbench bench, MapView view, Runnable changed) {
    this.bench = bench;
    this.view = view;
    rest.setOnFinished(_ -> {
      looked = pointer.flatMap(this::rested).map(StackPlan::place);
      changed.run();
    });
  }

  // ---- what the pointer does

  /**
   * Hears an input before the tool does.
   *
   * @return whether it was meant for the card of an open stack, and not for the map under it
   */
  boolean hear(Input input) {
    switch (input) {
      case Input.Moved(Point at, var _) -> moved(at);
      case Input.Scrolled _ -> {} // the tool's
      case Input.Pressed(Point at, Input.Held keys, var _) -> {
        rest.stop();
        clicking = keys.equals(Input.Held.NONE) && isOnCard(at) && !isMoving();
        if (clicking) {
          open().ifPresent(stack -> bench.selection().set(Subject.of(stack.place())));
        }
      }
      case Input.Dragged _ -> dragging = true; // the card is not to hide where things are put
      case Input.Released _ -> {
        boolean clicked = clicking;
        leave();
        return clicked;
      }
      case Input.Left() -> leave();
      case Input.Typed(Input.Key key, var _) -> {
        if (key == Input.Key.ESCAPE) {
          leave();
        }
      }
    }
    return clicking;
  }

  private void moved(Point at) {
    if (!isLooking()) {
      leave();
      return;
    }
    dragging = false;
    clicking = false;
    pointer = Optional.of(at);
    Optional<Place> there = isOnCard(at) ? open().map(OpenStack::place) : Optional.empty();
    Optional<Place> under = there.or(() -> search().at(at).map(StackPlan::place));
    boolean stays = under.isPresent() && under.equals(looked);
    looked = stays || there.isPresent() || isMoving() ? under : Optional.empty();
    if (looked.isEmpty()) {
      rest.playFromStart();
    } else {
      rest.stop();
    }
  }

  /** What the pointer means when it rests: counters, or a place whose counters do not show. */
  private Optional<StackPlan> rested(Point at) {
    return search().at(at).or(() -> search().within(at).filter(StackPlan::isClosed));
  }

  private boolean isOnCard(Point at) {
    return open().filter(stack -> stack.covers(at, pixel())).isPresent();
  }

  /** Whether pieces are to be moved: then nobody wants to wait for them. */
  private boolean isMoving() {
    return view.tool().get() == ToolKind.PIECES;
  }

  /** Lets go of what the pointer looked at. */
  void leave() {
    rest.stop();
    dragging = false;
    clicking = false;
    pointer = Optional.empty();
    looked = Optional.empty();
  }

  private boolean isLooking() {
    return LOOKING.contains(view.tool().get()) && view.layers().get().shows(MapLayer.UNITS);
  }

  // ---- what is to be seen

  /** The stack that is fanned out. */
  Optional<OpenStack> open() {
    return isLooking() && !dragging
        ? looked
            .or(this::selected)
            .flatMap(search()::plan)
            .filter(StackPlan::isClosed)
            .map(plan -> open(plan.place()))
        : Optional.empty();
  }

  private Optional<Place> selected() {
    Set<Subject> selection = bench.selection().get();
    return selection.size() == 1
        ? selection.stream()
            .filter(subject -> subject.kind().equals("province") || subject.kind().equals("sea"))
            .map(subject -> Place.parse(subject.toString()))
            .findFirst()
        : Optional.empty();
  }

  /** Where the stack lies, or as near to it as the card finds room in the window. */
  private OpenStack open(Place place) {
    Viewport now = view.viewport().get();
    Point at = view.index().stackAt(place).orElseThrow();
    OpenStack stack = new OpenStack(place, at, counters(place).size());
    StackRow row = stack.row(now.screenX(at.x()), now.screenY(at.y()));
    Rectangle2D card = OpenStack.card(row);
    boolean seen = card.intersects(0, 0, now.width(), now.height());
    double x = seen ? inside(row.x(), card.getWidth(), now.width()) : row.x();
    double y = seen ? inside(row.y(), card.getHeight(), now.height()) : row.y();
    return new OpenStack(place, now.map(x, y), stack.counters());
  }

  private static double inside(double middle, double size, double room) {
    return size >= room ? room / 2 : Math.clamp(middle, size / 2, room - size / 2);
  }

  /** What is drawn over the map. */
  List<Preview.Shape> shapes() {
    List<Preview.Shape> shapes = new ArrayList<>();
    Optional<OpenStack> open = open();
    open.ifPresent(stack ->
        shapes.add(
            new Preview.Fan(
                stack,
                counters(stack.place()),
                pointer.flatMap(at -> stack.counterAt(at, pixel())))));
    if (isLooking() && !dragging) {
      looked.ifPresent(place -> caption(place, open).ifPresent(shapes::add));
    }
    return shapes;
  }

  /** The words, right of what they are about. */
  private Optional<Preview.Shape> caption(Place place, Optional<OpenStack> open) {
    Project project = bench.project().get();
    List<String> words =
        PieceTool.scenario(project, view.choices().get())
            .map(scenario -> new StackWords(project).of(scenario, place))
            .orElse(List.of());
    Optional<Rectangle2D> beside =
        open.map(stack -> OpenStack.card(stack.row(pixel())))
            .or(() -> search().plan(place).map(StackPlan::box));
    return words.isEmpty()
        ? Optional.empty()
        : beside.map(box ->
            new Preview.Caption(
                new Point(box.getMaxX() * pixel(), -box.getCenterY() * pixel()),
                String.join("\n", words)));
  }

  private StackSearch search() {
    return new StackSearch(
        view.index(),
        bench.project().get().provinces().size(),
        pixel(),
        place -> counters(place).size());
  }

  private List<Dressing.Counter> counters(Place place) {
    return view.dressing().get().counters().getOrDefault(place, List.of());
  }

  private double pixel() {
    return view.viewport().get().pixel();
  }
}
