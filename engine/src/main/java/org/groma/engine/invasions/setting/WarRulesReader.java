package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** Compiles {@link WarRules}. */
final class WarRulesReader {

  private final Project project;
  private final Board board;
  private final int firstTurn;
  private final List<Shortfall> shortfalls;

  final long[][] spared;
  final long[][] sparedByLenders;
  final int[][] limesHolder;
  final int[][] walls;
  final int[] leash;
  final List<WarRules.Dated<WarRules.Interruption>> interruptions = new ArrayList<>();
  final List<WarRules.Dated<WarRules.Frontier>> frontiers = new ArrayList<>();
  final List<WarRules.Dated<WarRules.Ferry>> ferries = new ArrayList<>();
  long freeOfSeaRisk;

  private WarRulesReader(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.firstTurn = scenario.firstTurn();
    this.shortfalls = shortfalls;
    int nations = project.get(Kinds.NATIONS).size();
    int turns = scenario.lastTurn() + 1;
    spared = new long[turns][nations];
    sparedByLenders = new long[turns][nations];
    limesHolder = new int[turns][board.provinces()];
    for (int[] holders : limesHolder) {
      Arrays.fill(holders, WarRules.NONE);
    }
    walls = new int[turns][board.provinces()];
    leash = new int[nations];
    Arrays.fill(leash, WarRules.NONE);
  }

  static WarRules read(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    WarRulesReader reader = new WarRulesReader(project, scenario, board, shortfalls);
    Specials.forEach(project, reader::read);
    return new WarRules(reader);
  }

  /** Words of other chapters are read by those. */
  private void read(int nation, Nation.Special special, String name, Datum.Fields given) {
    When when = When.of(special.when());
    switch (name) {
      case "forbid-attack" -> forbid(nation, when, given);
      case "redeploy-within" -> leash[nation] = Specials.number(given, "provinces");
      case "interrupted-activation" -> interrupt(nation, when, given);
      case "control-with-limes" -> {
        int province = province(nation, Specials.text(given, "province"));
        for (int turn = 0; province >= 0 && turn < limesHolder.length; turn++) {
          limesHolder[turn][province] = holds(when, turn) ? nation : WarRules.NONE;
        }
      }
      case "wall-value" -> {
        int city = city(nation, Specials.text(given, "city"));
        for (int turn = 0; city >= 0 && turn < walls.length; turn++) {
          walls[turn][city] =
              holds(when, turn) ? Specials.number(given, "value") : walls[turn][city];
        }
      }
      case "redeploy-limites" ->
          frontiers.add(
              new WarRules.Dated<>(
                  when, new WarRules.Frontier(nation, provinces(nation, given.get("where")))));
      case "no-sea-risk" -> freeOfSeaRisk |= 1L << nation;
      case "strait-cost" -> ferry(nation, special, when, given);
      default -> {
        // other chapters read the other special rules
      }
    }
  }

  /** At set-up, before the first turn, what will hold in it holds already. */
  private boolean holds(When when, int turn) {
    return Math.max(turn, firstTurn) >= when.from() && turn <= when.to();
  }

  /** The only condition besides the turn is that units of the nation serve the other for hire. */
  private void forbid(int nation, When when, Datum.Fields given) {
    int victim = project.get(Kinds.NATIONS).indexOf(Specials.text(given, "target"));
    if (victim < 0) {
      lacks(nation, "there is no nation " + Specials.text(given, "target"));
      return;
    }
    boolean lenders = false;
    if (given.get("if").orElse(null) instanceof Datum.Fields(var conditions)) {
      lenders = conditions.containsKey("lent-mercenaries");
      if (!lenders || conditions.size() > 1) {
        lacks(nation, "an attack is forbidden always or if mercenaries were lent");
      }
    }
    long[][] table = lenders ? sparedByLenders : spared;
    for (int turn = 0; turn < table.length; turn++) {
      table[turn][nation] |= holds(when, turn) ? 1L << victim : 0;
    }
  }

  private void interrupt(int nation, When when, Datum.Fields given) {
    if (given.get("between").orElse(null) instanceof Datum.Fields between) {
      Status status = Status.of(Specials.text(between, "status")).orElse(Status.BARBARIAN);
      interruptions.add(
          new WarRules.Dated<>(
              when, new WarRules.Interruption(nation, Specials.text(between, "family"), status)));
    }
  }

  private void ferry(int nation, Nation.Special special, When when, Datum.Fields given) {
    String strait = Specials.text(given, "link");
    if (project.links().find(strait).isEmpty()) {
      lacks(nation, "there is no strait " + strait);
      return;
    }
    int city = WarRules.NONE;
    if (special.when().orElse(null) instanceof Datum.Fields condition
        && condition.get("controls-city").orElse(null) instanceof Datum.Fields held) {
      city = city(nation, Specials.text(held, "city"));
    }
    ferries.add(
        new WarRules.Dated<>(
            when, new WarRules.Ferry(nation, strait, Specials.number(given, "paces"), city)));
  }

  private List<Integer> provinces(int nation, Optional<Datum> written) {
    List<Integer> found = new ArrayList<>();
    if (written.orElse(null) instanceof Datum.Items(List<Datum> items)) {
      for (Datum item : items) {
        int province = province(nation, item instanceof Datum.Text(String id) ? id : "");
        if (province >= 0) {
          found.add(province);
        }
      }
    }
    return found;
  }

  private int province(int nation, String id) {
    if (project.provinces().find(id).isEmpty()) {
      lacks(nation, "there is no province " + id);
      return WarRules.NONE;
    }
    return board.province(id);
  }

  private int city(int nation, String id) {
    int province = board.provinceOfCity(id);
    if (province < 0) {
      lacks(nation, "there is no city " + id);
    }
    return province;
  }

  private void lacks(int nation, String problem) {
    NationId id = project.get(Kinds.NATIONS).at(nation).id();
    shortfalls.add(new Shortfall("special rules of " + id, problem).of("nation:" + id));
  }
}
