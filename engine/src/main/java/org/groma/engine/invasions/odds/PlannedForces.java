package org.groma.engine.invasions.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.kernel.BattlePlan;
import org.groma.engine.kernel.BattleReckoner.Choice;
import org.groma.engine.kernel.Named;

/** Makes a force of what somebody has chosen for a side. All units are of the nation that leads. */
final class PlannedForces {

  private static final String BARBARIANS = "barbarians";
  private static final String NOMADS = "nomads";
  private static final String EMPIRE = "empire";
  private static final String ROME = "rome";
  private static final String NO = "no";
  private static final String YES = "yes";

  private final Setting setting;
  private final List<UnitKind> kinds;

  PlannedForces(Setting setting, List<UnitKind> kinds) {
    this.setting = setting;
    this.kinds = kinds;
  }

  /** A choice between options, each given by its id and its name. */
  static Choice choice(String id, String name, String... options) {
    return new Choice(
        new Named(id, name),
        IntStream.range(0, options.length / 2)
            .mapToObj(i -> new Named(options[2 * i], options[2 * i + 1]))
            .toList());
  }

  List<Choice> choices(BattlePlan.Part part) {
    List<Choice> choices = new ArrayList<>();
    choices.add(
        choice(
            "people",
            "Nation",
            BARBARIANS,
            "Barbarians",
            NOMADS,
            "Nomads",
            "kingdom",
            "Kingdom",
            EMPIRE,
            "Empire",
            ROME,
            "Rome or Byzantium"));
    choices.add(choice("decline", "In decline", NO, "No", YES, "Yes"));
    choices.add(new Choice(new Named("leader", "Leader"), leaders()));
    choices.add(choice("mountains", "Knows mountains", NO, "No", YES, "Yes"));
    if (part == BattlePlan.Part.ATTACKER) {
      choices.add(
          choice(
              "over",
              "Came over",
              "land",
              "Land",
              "river",
              "A river",
              "ridge",
              "A ridge",
              "strait",
              "A strait"));
    } else {
      choices.add(choice("horde", "Horde", NO, "None", YES, "One"));
      choices.add(choice("limes", "Limes", NO, "None", YES, "One"));
    }
    return choices;
  }

  /** Nobody, or somebody with one of the combat bonuses that leaders of the game have. */
  private List<Named> leaders() {
    List<Named> leaders = new ArrayList<>();
    leaders.add(new Named("none", "None"));
    IntStream.range(0, setting.leaders())
        .map(leader -> setting.leader(leader).combat())
        .sorted()
        .distinct()
        .forEach(combat -> leaders.add(new Named(String.valueOf(combat), "Combat " + combat)));
    return leaders;
  }

  static boolean isCivilized(BattlePlan.Host host) {
    String people = host.circumstances().getOrDefault("people", BARBARIANS);
    return !people.equals(BARBARIANS) && !people.equals(NOMADS);
  }

  Force force(BattlePlan plan, BattlePlan.Part part, boolean sea) {
    BattlePlan.Host host = plan.host(part);
    Map<String, String> chosen = host.circumstances();
    String people = chosen.getOrDefault("people", BARBARIANS);
    List<Integer> traits = new ArrayList<>();
    for (UnitKind kind : kinds) {
      for (int i = 0; i < host.count(kind.id()); i++) {
        traits.add(traits(kind, people, sea) | crossed(chosen.getOrDefault("over", "land")));
      }
    }
    ForceBuilder force = Force.of(traits.stream().mapToInt(Integer::intValue).toArray());
    String leader = chosen.getOrDefault("leader", "none");
    if (!leader.equals("none")) {
      force.leader(Integer.parseInt(leader), YES.equals(chosen.get("mountains")));
      if (YES.equals(chosen.get("decline")) && (people.equals(EMPIRE) || people.equals(ROME))) {
        force.inDecline();
      }
    }
    if (people.equals(ROME)) {
      force.roman();
    }
    if (people.equals(NOMADS)) {
      force.nomads();
    }
    if (YES.equals(chosen.get("horde"))) {
      force.hordes(1);
      if (!people.equals(NOMADS)) {
        force.yielding();
      }
    }
    if (YES.equals(chosen.get("limes"))) {
      force.limes();
    }
    return force.build();
  }

  /** As on the map: only a Civilized nation has elites, and at sea only Rome and Byzantium. */
  private static int traits(UnitKind kind, String people, boolean sea) {
    boolean empire = people.equals(EMPIRE) || people.equals(ROME);
    if (sea) {
      return people.equals(ROME) ? kind.traits() : kind.traits() & ~Trait.ELITE;
    }
    return switch (people) {
      case BARBARIANS -> (kind.traits() & ~(Trait.ELITE | Trait.GUARD)) | Trait.BARBARIAN;
      case NOMADS -> (kind.traits() & ~(Trait.ELITE | Trait.GUARD)) | Trait.BARBARIAN | Trait.NOMAD;
      default ->
          kind.traits() | Trait.CIVILIZED | (empire && !kind.auxiliary() ? Trait.IMPERIAL : 0);
    };
  }

  private static int crossed(String over) {
    return switch (over) {
      case "river" -> Trait.CROSSED_RIVER;
      case "ridge" -> Trait.CROSSED_RIDGE;
      case "strait" -> Trait.CROSSED_STRAIT;
      default -> 0;
    };
  }
}
