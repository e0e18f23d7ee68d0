package org.groma.engine.cycles.inspection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Start positions of barbarians: one each, where a people can live and grow. */
final class StartPosition implements Scrutiny<Ground> {

  private static final String START = "start-";

  /** Such a position does not begin anew at its start position. */
  private static final String QUICK = "quick";

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.start-position",
          Severity.ERROR,
          "4.2",
          "Start position that is missing, not the only one, or no place for a people",
          "A people begins with one tribe there and grows from area to area; shut in, it never"
              + " becomes a kingdom (9.3.5).",
          "Hun starts in Hunni, where by land there is room for 4, and a kingdom needs 10 units.",
          "Tag one area start- and the id of the position, not a desert, with land around it.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      List<Integer> starts = ground.map().marked(START + nation.id());
      if (starts.size() > 1) {
        out.accept(
            object(
                ground.map(),
                starts.getFirst(),
                String.format(
                    Locale.ROOT,
                    "%s starts in %s, and a people starts in one area.",
                    nation.name(),
                    starts.stream().map(ground.map()::name).collect(Collectors.joining(" and ")))));
      }
      starts.forEach(start -> place(ground, nation, start, out));
    }
    for (int i = 0; i < ground.setting().positions(); i++) {
      Position position = ground.setting().position(i);
      if (position.start() < 0 && needsStart(ground, i, position)) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s in %s: to begin there must be a start position, and no area is tagged %s.",
                    position.name(),
                    ground.scenario().name(),
                    START + position.id()),
                "setups",
                ground.subject(),
                "nation:" + position.id()));
      }
    }
  }

  /** Peoples of the desert come in by the areas that are marked for them (13.2.2). */
  private static boolean needsStart(Ground ground, int number, Position position) {
    if (ground.setting().group(position.group()).deserts()) {
      return false;
    }
    boolean played =
        position.seat() >= 0
            || ground
                .setting()
                .freePositions()
                .filter(free -> free.from().contains(number))
                .isPresent();
    boolean begins =
        position.plays()
            && played
            && position.stage() == Stage.BARBARIAN
            && position.units().isEmpty()
            && position.placements().isEmpty()
            && !entersOtherwise(ground, position);
    boolean beginsAnew =
        played
            && position.group().isPresent()
            && ground.setting().mayRestart(number)
            && ground.setting().restart(number).filter(QUICK::equals).isEmpty();
    return begins || beginsAnew;
  }

  /** Whether a special rule brings the units of a position to the map. */
  private static boolean entersOtherwise(Ground ground, Position position) {
    return ground.setting().specials("enters").stream()
        .anyMatch(rule ->
            rule instanceof Datum.Fields fields
                && fields.get("nation").filter(new Datum.Text(position.id())::equals).isPresent());
  }

  private static void place(Ground ground, Nation nation, int start, Consumer<Objection> out) {
    Board board = ground.map();
    boolean ofDeserts = ground.setting().group(nation.attributes().text("group")).deserts();
    String begins = nation.name() + " starts in " + board.name(start) + ", ";
    if (board.isDesert(start) && !ofDeserts) {
      out.accept(object(board, start, begins + "which is a desert."));
      return;
    }
    if (board.isInside(start) && near(board, start).noneMatch(area -> !board.isInside(area))) {
      out.accept(object(board, start, begins + "in the midst of the empire."));
    }
    int room = room(board, start, ofDeserts);
    int units = ground.setting().numbers().kingdomUnits();
    if (room < units) {
      out.accept(
          object(
              board,
              start,
              begins
                  + String.format(
                      Locale.ROOT,
                      "where by land there is room for %d, and a kingdom needs %d units.",
                      room,
                      units)));
    }
  }

  /** How many areas a people can spread over, one tribe in each. */
  private static int room(Board board, int start, boolean ofDeserts) {
    Set<Integer> found = new TreeSet<>(Set.of(start));
    Deque<Integer> queue = new ArrayDeque<>(found);
    while (!queue.isEmpty()) {
      near(board, queue.poll())
          .filter(area -> ofDeserts || !board.isDesert(area))
          .filter(found::add)
          .forEach(queue::add);
    }
    return found.size();
  }

  private static IntStream near(Board board, int area) {
    return IntStream.range(0, board.degree(area)).map(i -> board.near(area, i));
  }

  private static Objection object(Board board, int start, String message) {
    return Objection.of(ABOUT, message, "tags", "province:" + board.id(start));
  }
}
