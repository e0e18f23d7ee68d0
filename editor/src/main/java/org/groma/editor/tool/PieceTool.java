package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.StackPlan;
import org.groma.editor.map.StackSearch;
import org.groma.editor.pieces.Answer;
import org.groma.editor.pieces.Counters;
import org.groma.editor.pieces.Muster;
import org.groma.editor.pieces.Stand;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.edit.PutEntry;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/**
 * Drags the pieces of a scenario from place to place. A click selects a place, as pools put their
 * pieces where something is selected.
 *
 * @param held what hangs on the pointer; empty while the button is up
 * @param over what lies under the pointer, for the key that takes it away
 */
public record PieceTool(Optional<Grip> held, Optional<Grip> over) implements Tool {

  public static final PieceTool START = new PieceTool(Optional.empty(), Optional.empty());

  /** Pieces that are taken hold of. */
  public record Grip(Stand stand, Place from) {

    /** One of them. */
    Grip one() {
      return new Grip(new Stand(stand.piece(), 1), from);
    }
  }

  @Override
  public ToolKind kind() {
    return ToolKind.PIECES;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, Input.Held keys, var _) -> pressed(at, keys, ground);
      case Input.Dragged(Point at, var _) ->
          Response.of(this, held.map(grip -> dragging(grip, at, ground)).orElse(Preview.NONE));
      case Input.Released(Point at, var _) ->
          held.map(grip -> released(grip, at, ground))
              .orElseGet(() -> Response.of(START, Preview.NONE));
      case Input.Moved(Point at, var _) -> moved(at, ground);
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(held.isPresent() ? this : START, Preview.NONE);
      case Input.Typed(Input.Key key, var _) ->
          key == Input.Key.DELETE || key == Input.Key.BACKSPACE
              ? over.map(grip -> taken(grip, ground)).orElseGet(PieceTool::home)
              : home();
    };
  }

  private static Response home() {
    return Response.of(START, Preview.NONE);
  }

  static Optional<Scenario> scenario(Ground ground) {
    return scenario(ground.project(), ground.choices());
  }

  /** The scenario whose pieces are on the map: the one that is chosen, else the first. */
  public static Optional<Scenario> scenario(Project project, Choices choices) {
    return choices
        .scenario()
        .flatMap(id -> project.get(Kinds.SCENARIOS).find(id))
        .or(() -> project.scenarios().stream().findFirst());
  }

  private static Response pressed(Point at, Input.Held keys, Ground ground) {
    Optional<Grip> grip = under(at, ground);
    if (grip.isEmpty()) {
      Set<Subject> there = new TreeSet<>();
      meant(at, ground).map(Subject::of).ifPresent(there::add);
      return Response.of(START, Preview.NONE, new Effect.Select(there, Effect.How.REPLACE));
    }
    Optional<String> locked = Locks.on(ground, MapLayer.UNITS);
    if (locked.isPresent()) {
      return Locks.refused(START, locked.get());
    }
    Grip taken = keys.shift() ? grip.get() : grip.get().one();
    return Response.of(
        new PieceTool(Optional.of(taken), Optional.empty()), dragging(taken, at, ground));
  }

  private static Preview dragging(Grip grip, Point at, Ground ground) {
    String what = words(grip, ground);
    Optional<Place> to = ground.index().faceAt(at).place();
    Preview.Shape ghost =
        new Preview.Piece(
            at,
            Counters.of(ground.project()).of(grip.stand().piece(), grip.stand().count(), false));
    if (to.isEmpty()) {
      return Preview.of(ghost)
          .refused("Pieces stand in provinces and sea zones; there is none under the pointer.");
    }
    Preview lit = Preview.of(new Preview.Ground(faces(ground, to.get()), Style.HIGHLIGHT), ghost);
    return lit.saying(
        String.format(
            Locale.ROOT,
            "Let go to put %s in %s; Escape cancels.",
            what,
            Naming.of(ground.project(), to.get())));
  }

  private static NavigableSet<Integer> faces(Ground ground, Place place) {
    return new TreeSet<>(ground.project().map().facesOf(place));
  }

  private static String words(Grip grip, Ground ground) {
    String name = grip.stand().piece().name(ground.project());
    return grip.stand().count() == 1 ? name : grip.stand().count() + " " + name;
  }

  private static Response released(Grip grip, Point at, Ground ground) {
    Optional<Place> to = ground.index().faceAt(at).place();
    Set<Subject> selected = Set.of(Subject.of(to.orElse(grip.from())));
    if (to.isEmpty()) {
      return Locks.refused(
          START, "Pieces stand in provinces and sea zones; there is none under the pointer.");
    }
    Effect select = new Effect.Select(selected, Effect.How.REPLACE);
    if (to.get().equals(grip.from())) {
      return Response.of(START, Preview.NONE, select);
    }
    return scenario(ground)
        .map(scenario ->
            new Muster(ground.project(), scenario)
                .move(grip.stand().piece(), grip.stand().count(), grip.from(), to.get()))
        .map(answer -> done(answer, select))
        .orElseGet(PieceTool::home);
  }

  private static Response done(Answer answer, Effect... more) {
    return switch (answer) {
      case Answer.Refused(String sentence) -> Locks.refused(START, sentence);
      case Answer.Granted(String name, Scenario after) -> {
        List<Effect> effects = new ArrayList<>();
        effects.add(new Effect.Perform(name, PutEntry.of(Kinds.SCENARIOS, after)));
        effects.addAll(List.of(more));
        yield new Response(START, Preview.NONE, effects);
      }
    };
  }

  private Response moved(Point at, Ground ground) {
    Optional<Grip> grip = under(at, ground);
    Preview shown =
        grip.map(it ->
                Preview.of(new Preview.Ground(faces(ground, it.from()), Style.FAINT))
                    .saying(
                        String.format(
                            Locale.ROOT,
                            "%s: drag to move one, Shift-drag to move all, Delete takes one away.",
                            words(it, ground))))
            .orElse(Preview.NONE);
    return Response.of(new PieceTool(Optional.empty(), grip), shown);
  }

  private static Response taken(Grip grip, Ground ground) {
    return scenario(ground)
        .map(scenario ->
            new Muster(ground.project(), scenario).take(grip.stand().piece(), 1, grip.from()))
        .map(PieceTool::done)
        .orElseGet(PieceTool::home);
  }

  /** What a menu does that is opened on a counter: one of its kind is taken away. */
  public static Optional<Effect.Perform> takeAway(Point at, Ground ground) {
    return under(at, ground)
        .filter(_ -> Locks.on(ground, MapLayer.UNITS).isEmpty())
        .flatMap(grip -> taken(grip, ground).effects().stream().findFirst())
        .filter(Effect.Perform.class::isInstance)
        .map(Effect.Perform.class::cast);
  }

  /** The counter under the pointer: of the stack that is open, else of the one in front. */
  private static Optional<Grip> under(Point at, Ground ground) {
    if (!ground.layers().shows(MapLayer.UNITS)) {
      return Optional.empty();
    }
    Map<Place, List<Stand>> stands = scenario(ground).map(Stand::of).orElse(new TreeMap<>());
    Optional<OpenStack> open = ground.opened().filter(each -> each.covers(at, ground.pixel()));
    return open.isPresent()
        ? open.flatMap(
            each -> each.counterAt(at, ground.pixel()).flatMap(i -> grip(stands, each.place(), i)))
        : stack(at, ground, stands)
            .flatMap(plan ->
                plan.counterAt(at, ground.pixel()).flatMap(i -> grip(stands, plan.place(), i)));
  }

  private static Optional<Grip> grip(Map<Place, List<Stand>> stands, Place place, int counter) {
    List<Stand> here = stands.getOrDefault(place, List.of());
    return counter < here.size()
        ? Optional.of(new Grip(here.get(counter), place))
        : Optional.empty();
  }

  private static Optional<StackPlan> stack(
      Point at, Ground ground, Map<Place, List<Stand>> stands) {
    return new StackSearch(
            ground.index(),
            ground.project().provinces().size(),
            ground.pixel(),
            place -> stands.getOrDefault(place, List.of()).size())
        .at(at);
  }

  /** The place that a click is meant for: a stack may reach over the border of its own. */
  private static Optional<Place> meant(Point at, Ground ground) {
    Optional<Place> open =
        ground.opened().filter(each -> each.covers(at, ground.pixel())).map(OpenStack::place);
    return open.or(() ->
        Optional.of(ground)
            .filter(each -> each.layers().shows(MapLayer.UNITS))
            .flatMap(PieceTool::scenario)
            .map(Stand::of)
            .flatMap(stands -> stack(at, ground, stands))
            .map(StackPlan::place)
            .or(() -> ground.index().faceAt(at).place()));
  }
}
