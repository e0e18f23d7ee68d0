package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.Id;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** Compiles nations, leaders and force pools. */
final class PieceReader {

  /** Sets of nations are kept in one word. */
  private static final int MOST_NATIONS = Long.SIZE;

  private static final int LAST_INITIATIVE = 1000;

  private static final Map<String, Integer> TRAITS =
      Map.of(
          "archer", Trait.ARCHER,
          "heavy", Trait.HEAVY,
          "axe-throwing", Trait.AXE,
          "mountaineer", Trait.MOUNTAINEER,
          "amphibious", Trait.AMPHIBIOUS,
          "elite", Trait.ELITE,
          "guard", Trait.GUARD);

  private final Project project;
  private final Scenario scenario;
  private final List<Shortfall> shortfalls;

  final List<NationCard> nations = new ArrayList<>();
  final List<LeaderCard> leaders = new ArrayList<>();
  final Roster roster;

  PieceReader(Project project, Scenario scenario, List<Shortfall> shortfalls) {
    this.project = project;
    this.scenario = scenario;
    this.shortfalls = shortfalls;
    readNations();
    readLeaders();
    roster = readUnits();
  }

  private void readNations() {
    for (Nation each : project.get(Kinds.NATIONS)) {
      Status status =
          Status.of(each.status())
              .orElseGet(() -> {
                lacks("nation", each.id(), "'" + each.status() + "' is no status of this game");
                return Status.BARBARIAN;
              });
      String family = each.family().orElse("");
      nations.add(
          new NationCard(
              each.id().slug(),
              each.name(),
              seat(each),
              status,
              family,
              each.initiative().orElse(LAST_INITIATIVE),
              each.tags().has("nomad"),
              family.equals("roman") && status == Status.EMPIRE,
              each.tags().has("raider"),
              each.tags().has("inactive"),
              each.tags().has("imk"),
              hasTreasury(each),
              ownShips(each)));
    }
    if (nations.size() > MOST_NATIONS) {
      shortfalls.add(
          new Shortfall(
              "nations",
              nations.size() + " nations are more than the " + MOST_NATIONS + " allowed"));
    }
  }

  private static boolean hasTreasury(Nation nation) {
    boolean raidsOnly = nation.tags().has("raider") && !nation.tags().has("raider-becomes-active");
    return !raidsOnly && !nation.tags().has("inactive");
  }

  private static int ownShips(Nation nation) {
    for (Nation.Special special : nation.special()) {
      for (Datum effect : special.effects()) {
        if (effect instanceof Datum.Fields fields
            && fields.get("sea-without-fleet").orElse(null) instanceof Datum.Fields ships
            && ships.get("zones").orElse(null) instanceof Datum.Amount(BigDecimal zones)) {
          return zones.intValue();
        }
      }
    }
    return 0;
  }

  private int seat(Nation nation) {
    for (int i = 0; i < scenario.players().size(); i++) {
      if (scenario.players().get(i).nations().contains(nation.id())) {
        return i;
      }
    }
    return -1;
  }

  private void readLeaders() {
    for (Leader each : project.get(Kinds.LEADERS)) {
      Attributes values = each.attributes();
      leaders.add(
          new LeaderCard(
              each.id().slug(),
              each.name(),
              project.get(Kinds.NATIONS).indexOf(each.nation().slug()),
              value(each, "combat"),
              value(each, "stacking"),
              value(each, "campaign"),
              values.number("administration").orElse(0),
              values.number("diplomacy").orElse(0),
              each.traits().has("intrinsic"),
              each.traits().has("general"),
              each.traits().has("mountain"),
              each.arrives().orElse(0),
              each.leaves().orElse(0)));
    }
  }

  private int value(Leader leader, String name) {
    Optional<Integer> found = leader.attributes().number(name);
    if (found.isEmpty()) {
      lacks("leader", leader.id(), "the value '" + name + "' is missing");
    }
    return found.orElse(0);
  }

  private Roster readUnits() {
    List<UnitKind> kinds = new ArrayList<>();
    List<Integer> kind = new ArrayList<>();
    List<Integer> nation = new ArrayList<>();
    int[] first = new int[nations.size() + 1];
    for (UnitType type : project.get(Kinds.UNITS)) {
      kinds.add(kind(type));
    }
    int number = 0;
    for (Nation each : project.get(Kinds.NATIONS)) {
      first[number] = kind.size();
      for (Nation.Pooled pooled : each.pool()) {
        int index = project.get(Kinds.UNITS).indexOf(pooled.unit().slug());
        if (index >= 0 && isCounter(project.get(Kinds.UNITS).at(index))) {
          for (int i = 0; i < pooled.count(); i++) {
            kind.add(index);
            nation.add(number);
          }
        }
      }
      number++;
    }
    first[number] = kind.size();
    return new Roster(ints(kind), ints(nation), first, kinds);
  }

  /** Hordes and Limites are not moved, bought or hit like units. */
  private static boolean isCounter(UnitType type) {
    return !type.category().equals("horde") && !type.category().equals("limes");
  }

  private UnitKind kind(UnitType type) {
    UnitKind.Category category =
        switch (type.category()) {
          case "cavalry" -> UnitKind.Category.CAVALRY;
          case "fleet" -> UnitKind.Category.FLEET;
          case "infantry", "horde", "limes" -> UnitKind.Category.INFANTRY;
          default -> {
            lacks("unit", type.id(), "'" + type.category() + "' is no category of this game");
            yield UnitKind.Category.INFANTRY;
          }
        };
    int traits = 0;
    for (Map.Entry<String, Integer> each : TRAITS.entrySet()) {
      traits |= type.traits().has(each.getKey()) ? each.getValue() : 0;
    }
    traits |= category == UnitKind.Category.CAVALRY ? Trait.CAVALRY : 0;
    traits |= category == UnitKind.Category.FLEET ? Trait.FLEET : 0;
    Attributes values = type.attributes();
    return new UnitKind(
        type.id().slug(),
        type.name(),
        category,
        traits,
        values.number("movement").orElse(0),
        type.traits().has("auxiliary"),
        values.number("carries").orElse(0),
        areas(type),
        values.get("staysInOwnAreas").filter(new Datum.Flag(true)::equals).isPresent(),
        values.number("availableFrom").orElse(0));
  }

  private long areas(UnitType type) {
    long areas = 0;
    if (type.attributes().get("confinedToAreas").orElse(null) instanceof Datum.Items(var items)) {
      for (Datum item : items) {
        int area = item instanceof Datum.Text(String id) ? project.areas().indexOf(id) : -1;
        if (area < 0) {
          lacks("unit", type.id(), "confinedToAreas names an Area that there is not");
        } else {
          areas |= 1L << area;
        }
      }
    }
    return areas;
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private void lacks(String kind, Id id, String problem) {
    shortfalls.add(new Shortfall(kind + " " + id, problem).of(kind + ":" + id));
  }
}
