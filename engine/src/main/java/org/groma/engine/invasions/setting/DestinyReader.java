package org.groma.engine.invasions.setting;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** Compiles the effects of nations' special rules that {@link Destinies} answers for. */
final class DestinyReader {

  private final Project project;
  private final Board board;
  private final TableReader tables;
  private final List<Shortfall> shortfalls;
  private final Destinies found;

  private DestinyReader(
      Project project,
      Board board,
      PieceReader pieces,
      TableReader tables,
      List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.tables = tables;
    this.shortfalls = shortfalls;
    found = new Destinies(pieces.nations.size(), pieces.leaders.size(), pieces.roster.size());
  }

  static Destinies read(
      Project project,
      Board board,
      PieceReader pieces,
      TableReader tables,
      List<Shortfall> shortfalls) {
    DestinyReader reader = new DestinyReader(project, board, pieces, tables, shortfalls);
    int number = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      reader.found.religion[number] = nation.religion().orElse("pagan");
      reader.found.home[number] = reader.home(nation);
      number++;
    }
    Specials.forEach(project, reader::effect);
    reader.auxiliaries(pieces.roster);
    return reader.found;
  }

  private int home(Nation nation) {
    for (Place place : nation.home()) {
      OptionalInt number = board.number(place);
      if (number.isPresent() && board.isProvince(number.getAsInt())) {
        return number.getAsInt();
      }
    }
    return Board.NONE;
  }

  /** Words of other chapters are read by those. */
  private void effect(int nation, Nation.Special special, String name, Datum.Fields parameters) {
    switch (name) {
      case "no-kingdom" -> found.kingdomForbidden[nation] = true;
      case "no-capital" -> found.withoutCapital[nation] = true;
      case "empire-transition" -> {
        found.clientBonus[nation] = Specials.number(parameters, "client-bonus");
        found.keepsAge[nation] =
            parameters.get("keep-age").filter(new Datum.Flag(true)::equals).isPresent();
      }
      case "intrinsic-beside-ruler" -> besideRuler(nation, parameters);
      case "split-empire" ->
          found.splits.add(
              new Destinies.Split(
                  turn(special),
                  nation,
                  nation(nation, Specials.text(parameters, "from")),
                  Specials.number(sibling(special, "decline"), "levels"),
                  city(nation, Specials.text(sibling(special, "move-capital"), "city"))));
      case "reunite" ->
          found.reunions.add(
              new Destinies.Reunion(
                  Specials.number(parameters, "from-turn"),
                  nation,
                  nation(nation, Specials.text(parameters, "with"))));
      case "merge-nation" ->
          found.mergers.add(
              new Destinies.Merger(
                  Specials.number(parameters, "turn"),
                  nation,
                  nation(nation, Specials.text(parameters, "into"))));
      case "collapse-or-empire" -> found.trials.add(trial(nation, parameters));
      case "victory-points" -> seatBonus(nation, parameters);
      case "leader-arrives" -> call(nation, special, parameters);
      default -> {}
    }
  }

  private void besideRuler(int nation, Datum.Fields parameters) {
    int leader = project.get(Kinds.LEADERS).indexOf(Specials.text(parameters, "leader"));
    if (leader < 0) {
      lacks(nation, "there is no leader " + Specials.text(parameters, "leader"));
    } else {
      found.besideRuler[leader] = true;
    }
  }

  /** The turn and the fallen leader are the two parts of the rule's condition. */
  private void call(int nation, Nation.Special special, Datum.Fields parameters) {
    String fallen = "";
    if (special.when().orElse(null) instanceof Datum.Fields when
        && when.get("all").orElse(null) instanceof Datum.Items(List<Datum> conditions)) {
      for (Datum condition : conditions) {
        if (condition instanceof Datum.Fields fields
            && fields.get("leader-eliminated").isPresent()) {
          fallen = Specials.text(fields, "leader-eliminated");
        }
      }
    }
    int first = project.get(Kinds.LEADERS).indexOf(fallen);
    int next = project.get(Kinds.LEADERS).indexOf(Specials.text(parameters, "leader"));
    if (first < 0 || next < 0) {
      lacks(nation, "leader-arrives names a leader and one who was eliminated");
    } else {
      found.calls.add(new Destinies.Call(When.of(special.when()).from(), nation, first, next));
    }
  }

  private Destinies.Trial trial(int nation, Datum.Fields parameters) {
    String table = Specials.text(parameters, "modifiers");
    int points =
        parameters.get("collapse-points").orElse(null) instanceof Datum.Fields each
            ? Specials.number(each, "points")
            : 0;
    return new Destinies.Trial(
        Specials.number(parameters, "turn"),
        nation,
        2 * Specials.number(parameters, "areas-needed"),
        Specials.number(parameters, "target"),
        2 * points,
        tables.number(table, "cavalry-sacrificed", "modifier"),
        tables.number(table, "civilized-area-above-three", "modifier"),
        tables.number(table, "barbarian-area", "modifier"),
        tables.number(table, "ravenna-or-constantinopolis", "modifier"),
        tables.number(table, "horde-in-civilized-area", "modifier"));
  }

  private void seatBonus(int nation, Datum.Fields parameters) {
    if (parameters.get("if").orElse(null) instanceof Datum.Fields condition
        && condition.get("capital-at").isPresent()) {
      int province = city(nation, Specials.text(condition, "capital-at"));
      found.seatBonuses.add(
          new Destinies.SeatBonus(nation, province, 2 * Specials.number(parameters, "points")));
    }
  }

  private void auxiliaries(Roster roster) {
    for (int unit = 0; unit < roster.size(); unit++) {
      UnitType type = project.get(Kinds.UNITS).find(roster.kind(unit).id()).orElseThrow();
      if (type.attributes().get("auxiliaryOf").orElse(null) instanceof Datum.Items(var items)) {
        for (Datum item : items) {
          int nation = nation(roster.nation(unit), item instanceof Datum.Text(var id) ? id : "");
          found.auxiliaryOf[unit] |= nation < 0 ? 0 : 1L << nation;
        }
      }
    }
  }

  private static int turn(Nation.Special special) {
    return special.when().orElse(null) instanceof Datum.Fields when
        ? Specials.number(when, "turn")
        : 0;
  }

  /** Another effect of the same rule. */
  private static Datum.Fields sibling(Nation.Special special, String name) {
    for (Datum effect : special.effects()) {
      if (effect instanceof Datum.Fields fields
          && fields.get(name).orElse(null) instanceof Datum.Fields parameters) {
        return parameters;
      }
    }
    return new Datum.Fields(Map.of());
  }

  private int nation(int nation, String id) {
    int number = project.get(Kinds.NATIONS).indexOf(id);
    if (number < 0) {
      lacks(nation, "there is no nation " + id);
    }
    return number;
  }

  private int city(int nation, String id) {
    int province = id.isEmpty() ? -1 : board.provinceOfCity(id);
    if (province < 0 && !id.isEmpty()) {
      lacks(nation, "there is no city " + id);
    }
    return province;
  }

  private void lacks(int nation, String problem) {
    NationId id = project.get(Kinds.NATIONS).at(nation).id();
    shortfalls.add(new Shortfall("special rules of " + id, problem).of("nation:" + id));
  }
}
