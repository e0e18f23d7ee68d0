package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** Compiles victory blocks and the scenario's way to win. */
final class VictoryReader {

  private final Scenario scenario;
  private final List<Shortfall> shortfalls;

  final List<List<List<Goal>>> goals = new ArrayList<>();
  final int[][][] worth;
  int[] scoringTurns = new int[0];
  int[] tieOrder = new int[0];
  int lastTurn;
  int lastTurnWithIslam;

  private VictoryReader(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    this.scenario = scenario;
    this.shortfalls = shortfalls;
    int blocks = VictoryBlocks.Block.values().length;
    worth = new int[project.get(Kinds.NATIONS).size()][blocks][board.provinces()];
    int number = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      List<List<Goal>> own = new ArrayList<>();
      for (VictoryBlocks.Block block : VictoryBlocks.Block.values()) {
        List<Goal> read = block(project, board, nation, block);
        weigh(board, read, worth[number][block.row()]);
        own.add(read);
      }
      goals.add(List.copyOf(own));
      number++;
    }
    lastTurn = scenario.lastTurn();
    lastTurnWithIslam = lastTurn;
    for (Datum each : scenario.victory()) {
      if (each instanceof Datum.Fields fields) {
        condition(fields);
      }
    }
  }

  static VictoryBlocks read(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    return new VictoryBlocks(new VictoryReader(project, scenario, board, shortfalls));
  }

  private List<Goal> block(Project project, Board board, Nation nation, VictoryBlocks.Block block) {
    List<Goal> found = new ArrayList<>();
    for (Nation.VictoryBlock written : nation.victory()) {
      if (written.turns().equals(block.word())) {
        GoalReader reader = new GoalReader(project, board, nation, written, shortfalls);
        written.objectives().forEach(objective -> reader.read(objective).ifPresent(found::add));
      }
    }
    return List.copyOf(found);
  }

  private static void weigh(Board board, List<Goal> goals, int[] worth) {
    for (Goal goal : goals) {
      switch (goal) {
        case Goal.Provinces(int halves, List<Integer> provinces, boolean _) -> {
          for (int province : provinces) {
            worth[province] += halves;
          }
        }
        case Goal.AtLeast(int halves, int count, List<Integer> provinces, boolean _) -> {
          for (int province : provinces) {
            worth[province] += Math.ceilDiv(halves, Math.max(1, count));
          }
        }
        case Goal.Areas(int halves, List<Integer> areas) -> {
          for (int area : areas) {
            for (int i = 0; i < board.provinceCount(area); i++) {
              worth[board.province(area, i)] += Math.ceilDiv(halves, board.provinceCount(area));
            }
          }
        }
        default -> {
          // nothing to do with land
        }
      }
    }
  }

  private void condition(Datum.Fields fields) {
    if (fields.get("most-points").orElse(null) instanceof Datum.Fields most) {
      scoringTurns = numbers(most.get("scoring-turns"));
    } else if (fields.get("tie").orElse(null) instanceof Datum.Fields tie) {
      tieOrder = seats(tie.get("then"));
    } else if (fields.get("end").orElse(null) instanceof Datum.Fields end
        && end.get("turn").orElse(null) instanceof Datum.Amount(BigDecimal turn)) {
      int last = Math.clamp(turn.longValue(), 0, Setting.MOST_TURNS);
      if (end.get("if").isPresent()) {
        lastTurnWithIslam = last;
      } else {
        lastTurn = last;
        lastTurnWithIslam = Math.min(lastTurnWithIslam, lastTurn);
      }
    }
  }

  /** The numbers of a list; a word such as {@code last} is left out. */
  private static int[] numbers(Optional<Datum> written) {
    List<Integer> found = new ArrayList<>();
    if (written.orElse(null) instanceof Datum.Items(List<Datum> items)) {
      for (Datum item : items) {
        if (item instanceof Datum.Amount(BigDecimal number)) {
          found.add(number.intValue());
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private int[] seats(Optional<Datum> written) {
    List<Integer> found = new ArrayList<>();
    if (written.orElse(null) instanceof Datum.Items(List<Datum> items)) {
      for (Datum item : items) {
        for (int seat = 0; seat < scenario.players().size(); seat++) {
          if (new Datum.Text(scenario.players().get(seat).player()).equals(item)) {
            found.add(seat);
          }
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }
}
