package org.groma.editor.tool;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.WrittenName;
import org.groma.editor.tool.Effect.How;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * Places names by hand: moves, turns, bends and sizes them, breaks them into lines, hides them and
 * leaves them to the program again.
 *
 * @param name the name at hand, if any
 * @param grip where it is held, from press to release
 * @param pressed where the button went down
 */
public record LabelTool(
    Optional<WrittenName> name, Optional<LabelGrip> grip, Optional<Point> pressed) implements Tool {

  public static final LabelTool START =
      new LabelTool(Optional.empty(), Optional.empty(), Optional.empty());

  private static final double SLACK = 3;

  private static final String HINT =
      "Point at a name. Drag moves it; + and − size it, Enter breaks it, H hides it, Delete"
          + " resets.";

  @Override
  public ToolKind kind() {
    return ToolKind.LABEL;
  }

  /** Wheel and letters are for the name at hand; without one they zoom, and change tools. */
  @Override
  public boolean wants(Input input) {
    return name.isPresent()
        && (input instanceof Input.Scrolled(Point at, var _)
            ? name.get().holds(at, 0) && grip.isEmpty()
            : input instanceof Input.Typed(Input.Key key, var _)
                && (key == Input.Key.LARGER || key == Input.Key.SMALLER || key == Input.Key.HIDE));
  }

  @Override
  public Response on(Input input, Ground ground) {
    if (!ground.layers().shows(MapLayer.LABELS)) {
      return Response.of(
          START,
          Preview.NONE.refused("The names are not shown: show the layer 'Labels' to place them."));
    }
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) -> pressed(at, ground);
      case Input.Dragged(Point at, Input.Held held) ->
          grip.isEmpty()
              ? Response.of(this, preview(ground))
              : Response.of(this, dragging(at, held, ground));
      case Input.Released(Point at, Input.Held held) -> released(at, held, ground);
      case Input.Moved(Point at, var _) -> {
        LabelTool over = over(at, ground);
        yield Response.of(over, over.preview(ground));
      }
      case Input.Left() -> {
        LabelTool home = new LabelTool(selected(ground), Optional.empty(), Optional.empty());
        yield Response.of(home, home.preview(ground));
      }
      case Input.Scrolled(var _, double notches) ->
          sized(Math.pow(LabelDeed.NOTCH, notches), ground);
      case Input.Typed(Input.Key key, var _) -> typed(key, ground);
    };
  }

  /** The name at hand as it is now; failing that, that of what is selected. */
  private Optional<WrittenName> selected(Ground ground) {
    return name.flatMap(each -> find(each.subject(), ground))
        .or(() ->
            ground.selection().size() == 1
                ? find(ground.selection().iterator().next().toString(), ground)
                : Optional.empty());
  }

  private static Optional<WrittenName> find(String subject, Ground ground) {
    return ground.names().stream().filter(each -> each.subject().equals(subject)).findFirst();
  }

  /** What the pointer is over; whoever goes to a handle of the name at hand keeps that name. */
  private LabelTool over(Point at, Ground ground) {
    Optional<WrittenName> held = name.flatMap(each -> find(each.subject(), ground));
    Optional<WrittenName> next =
        held.filter(each -> LabelGrip.at(at, each, ground).isPresent())
            .or(() ->
                ground.names().stream()
                    .filter(each -> each.holds(at, 2 * ground.pixel()))
                    .min(
                        Comparator.comparing((WrittenName each) -> each.hidden())
                            .thenComparingDouble(WrittenName::size)))
            // on the way from the text to a handle nothing is under the pointer
            .or(() -> held.filter(each -> each.holds(at, LabelGrip.NEAR * ground.pixel())));
    return new LabelTool(next, Optional.empty(), Optional.empty());
  }

  private Response pressed(Point at, Ground ground) {
    LabelTool over = over(at, ground);
    Optional<LabelGrip> taken = over.name.flatMap(each -> LabelGrip.at(at, each, ground));
    if (taken.isEmpty()) {
      return Response.of(START, START.preview(ground));
    }
    return Locks.on(ground, MapLayer.LABELS)
        .map(reason -> Locks.refused(START, reason))
        .orElseGet(() ->
            Response.of(new LabelTool(over.name, taken, Optional.of(at)), over.preview(ground)));
  }

  private boolean isDrag(Point at, Ground ground) {
    Point first = pressed.orElse(at);
    return Math.hypot(at.x() - first.x(), at.y() - first.y()) > SLACK * ground.pixel();
  }

  private WrittenName dragged(Point at, Input.Held held) {
    return grip.orElseThrow().dragged(name.orElseThrow(), pressed.orElseThrow(), at, held);
  }

  private Preview dragging(Point at, Input.Held held, Ground ground) {
    if (!isDrag(at, ground)) {
      return preview(ground);
    }
    WrittenName there = dragged(at, held);
    Preview shown =
        new Preview(
            List.of(new Preview.Letters(there, Style.DRAFT), box(there, Style.DRAFT)),
            Optional.of("Let go to leave the name of " + there.name() + " so; Escape leaves it."),
            true);
    return LabelDeed.obstacle(there, ground.project()).map(shown::refused).orElse(shown);
  }

  private Response released(Point at, Input.Held held, Ground ground) {
    if (grip.isEmpty() || name.isEmpty()) {
      return Response.of(START, preview(ground));
    }
    LabelTool home = new LabelTool(name, Optional.empty(), Optional.empty());
    if (!isDrag(at, ground)) {
      return Response.of(home, home.preview(ground), select());
    }
    WrittenName there = dragged(at, held);
    Optional<String> obstacle = LabelDeed.obstacle(there, ground.project());
    if (obstacle.isPresent()) {
      return Response.of(home, home.preview(ground), new Effect.Say(obstacle.get()));
    }
    LabelDeed deed = LabelDeed.placed(grip.get(), there, ground.project());
    LabelTool left =
        new LabelTool(Optional.of(there.hidden(false)), Optional.empty(), Optional.empty());
    return Response.of(
        left, left.preview(ground), new Effect.Perform(deed.name(), deed.edit()), select());
  }

  private Effect select() {
    return new Effect.Select(Set.of(Subject.parse(name.orElseThrow().subject())), How.REPLACE);
  }

  // ---- keys

  private Response typed(Input.Key key, Ground ground) {
    if (key == Input.Key.ESCAPE) {
      LabelTool home =
          grip.isPresent() ? new LabelTool(name, Optional.empty(), Optional.empty()) : START;
      return Response.of(home, home.preview(ground));
    }
    Project project = ground.project();
    WrittenName at = name.orElse(null);
    if (at == null) {
      return Response.of(this, preview(ground));
    }
    return switch (key) {
      case ENTER ->
          doing(
              LabelDeed.broken(at, project),
              at.name() + " is one word: break it in the inspector, with a hyphen.",
              ground);
      case DELETE, BACKSPACE ->
          doing(
              LabelDeed.reset(at, project),
              "The name of " + at.name() + " is set by the program already.",
              ground);
      case LARGER -> sized(LabelDeed.NOTCH, ground);
      case SMALLER -> sized(1 / LabelDeed.NOTCH, ground);
      case HIDE -> doing(Optional.of(LabelDeed.hidden(at, project)), "", ground);
      case ESCAPE, SMOOTH, SIMPLIFY -> Response.of(this, preview(ground));
    };
  }

  private Response doing(Optional<LabelDeed> deed, String otherwise, Ground ground) {
    return refused(ground)
        .orElseGet(() ->
            Response.of(
                this,
                preview(ground),
                deed.<Effect>map(each -> new Effect.Perform(each.name(), each.edit()))
                    .orElseGet(() -> new Effect.Say(otherwise))));
  }

  /** Sizes that follow one another are one step. */
  private Response sized(double factor, Ground ground) {
    WrittenName at = name.orElseThrow();
    Optional<LabelDeed> deed = LabelDeed.sized(at, factor, ground.project());
    if (deed.isEmpty()) {
      return Response.of(
          this,
          preview(ground),
          new Effect.Say("A name gets no " + (factor > 1 ? "larger" : "smaller") + " than that."));
    }
    LabelTool grown =
        new LabelTool(
            Optional.of(at.sizedTo(at.size() * factor)), Optional.empty(), Optional.empty());
    return refused(ground)
        .orElseGet(() ->
            Response.of(
                grown,
                grown.preview(ground),
                new Effect.Continue("size " + at.subject(), deed.get().name(), deed.get().edit())));
  }

  private Optional<Response> refused(Ground ground) {
    return Locks.on(ground, MapLayer.LABELS).map(reason -> Locks.refused(START, reason));
  }

  // ---- what is drawn

  private Preview preview(Ground ground) {
    List<Preview.Shape> shapes = new ArrayList<>();
    for (WrittenName each : ground.names()) {
      if (each.hidden()) {
        shapes.add(new Preview.Letters(each, Style.FAINT));
      }
    }
    name.ifPresent(each -> {
      shapes.add(box(each, Style.HIGHLIGHT));
      Point turn = LabelGrip.TURN.handle(each, ground);
      Point bend = LabelGrip.BEND.handle(each, ground);
      shapes.add(new Preview.Handle(turn, false, false));
      shapes.add(new Preview.Handle(bend, true, false));
    });
    return new Preview(
        shapes,
        Optional.of(
            name.map(each ->
                    each.hidden()
                        ? "The name of " + each.name() + " is hidden; H shows it."
                        : LabelGrip.MOVE.hint(each))
                .orElse(HINT)),
        true);
  }

  private static Preview.Shape box(WrittenName name, Style style) {
    Rectangle2D box = name.box();
    return new Preview.Trace(
        List.of(
            name.onMap(box.getMinX(), box.getMinY()),
            name.onMap(box.getMaxX(), box.getMinY()),
            name.onMap(box.getMaxX(), box.getMaxY()),
            name.onMap(box.getMinX(), box.getMaxY())),
        true,
        style);
  }
}
