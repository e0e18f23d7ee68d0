package org.groma.engine.invasions.odds;

import static org.groma.engine.invasions.combat.Trait.AMPHIBIOUS;
import static org.groma.engine.invasions.combat.Trait.AXE;
import static org.groma.engine.invasions.combat.Trait.CIVILIZED;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIDGE;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIVER;
import static org.groma.engine.invasions.combat.Trait.CROSSED_STRAIT;
import static org.groma.engine.invasions.combat.Trait.ELITE;
import static org.groma.engine.invasions.combat.Trait.FLEET;
import static org.groma.engine.invasions.combat.Trait.FOREIGN;
import static org.groma.engine.invasions.combat.Trait.MOUNTAINEER;
import static org.groma.engine.invasions.combat.Troops.AUXILIARY;
import static org.groma.engine.invasions.combat.Troops.BOWMAN;
import static org.groma.engine.invasions.combat.Troops.CLIBANARII;
import static org.groma.engine.invasions.combat.Troops.ELITE_HORSE;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.GUARDS;
import static org.groma.engine.invasions.combat.Troops.HEAVY_HORSE;
import static org.groma.engine.invasions.combat.Troops.HEAVY_RIDER;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.NOMAD;
import static org.groma.engine.invasions.combat.Troops.PALATINE;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.setting.Terrain;

/** Battles as different from each other as the rules allow. */
final class SetUps {

  /**
   * A battle to be fought.
   *
   * @param name what a failed test calls it
   */
  record SetUp(String name, Engagement engagement, CombatFigures figures) {

    private SetUp(String name, Ground ground, ForceBuilder attacker, ForceBuilder defender) {
      this(name, new Engagement(ground, attacker.build(), defender.build()), FIGURES);
    }

    private SetUp with(CombatFigures other) {
      return new SetUp(name, engagement, other);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static final SetUp SIX_AGAINST_SIX_IN_THE_CLEAR =
      new SetUp(
          "six against six in the clear",
          Ground.open(Terrain.CLEAR),
          ranks(6, INFANTRY),
          ranks(6, INFANTRY));

  static final SetUp NISIBIS_WITH_ELITES_ARCHERS_AND_WALLS =
      new SetUp(
          "nisibis with elites archers and walls",
          Ground.open(Terrain.CLEAR).with(Ground.Fortress.OF_A_KINGDOM),
          Force.of(LEGION, LEGION, LEGION, LEGION, LEGION, GUARDS, PALATINE)
              .leader(3, false)
              .roman(),
          Force.of(
                  CLIBANARII, HEAVY_HORSE, HORSE_ARCHER, HORSE_ARCHER, HORSE_ARCHER, ELITE_INFANTRY)
              .leader(2, false));

  static final SetUp ARGENTORATUM_IN_THE_FOREST_WITH_A_HORDE =
      new SetUp(
          "argentoratum in the forest with a horde",
          Ground.open(Terrain.FOREST).afterInterception(),
          Force.of(WARRIOR, WARRIOR, WARRIOR, WARRIOR, WARRIOR, WARRIOR, BOWMAN)
              .leader(1, false)
              .hordes(1),
          Force.of(ELITE_HORSE, LEGION, LEGION, AUXILIARY, AUXILIARY, PALATINE)
              .damaged(5)
              .leader(1, false)
              .roman());

  static final SetUp ADRIANOPOLIS_WHERE_THE_INTERCEPTED_AMBUSH =
      new SetUp(
              "adrianopolis where the intercepted ambush",
              Ground.open(Terrain.MOUNTAIN).afterInterception(),
              Force.of(HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, BOWMAN)
                  .leader(2, false),
              Force.of(PALATINE, HORSE_ARCHER, GUARDS, LEGION, AUXILIARY).leader(1, false).roman())
          .with(FIGURES.withAmbushByInterceptedAttacker(true));

  static final SetUp MOUNTAINEERS_AMBUSH_WHO_COMES_OVER_A_RIDGE =
      new SetUp(
          "mountaineers ambush who comes over a ridge",
          Ground.open(Terrain.MOUNTAIN),
          ranks(5, INFANTRY | CROSSED_RIDGE),
          Force.of(
                  WARRIOR | MOUNTAINEER, WARRIOR | MOUNTAINEER, BOWMAN | MOUNTAINEER, WARRIOR | AXE)
              .hordes(1));

  static final SetUp ARCHERS_MAY_WIPE_OUT_WHO_IS_AMBUSHED =
      new SetUp(
          "archers may wipe out who is ambushed",
          Ground.open(Terrain.MOUNTAIN),
          ranks(2, FOOT_ARCHER),
          Force.of(FOOT_ARCHER, FOOT_ARCHER, FOOT_ARCHER, FOOT_ARCHER, FOOT_ARCHER));

  static final SetUp NOMADS_IN_THE_STEPPE =
      new SetUp(
          "nomads in the steppe",
          Ground.open(Terrain.STEPPE).inBarbarianArea(),
          ranks(6, NOMAD).leader(2, false).nomads(),
          ranks(4, WARRIOR).hordes(2));

  static final SetUp A_LONE_HORDE =
      new SetUp(
          "a lone horde",
          Ground.open(Terrain.STEPPE).inBarbarianArea(),
          ranks(2, NOMAD).nomads(),
          Force.of().hordes(1).leader(1, false));

  static final SetUp OVER_A_RIVER_AGAINST_A_LIMES =
      new SetUp(
          "over a river against a limes",
          Ground.open(Terrain.CLEAR),
          Force.of(
              WARRIOR | CROSSED_RIVER,
              WARRIOR | CROSSED_RIVER,
              WARRIOR | CROSSED_RIVER,
              WARRIOR | CROSSED_RIVER | FOREIGN,
              BOWMAN | CROSSED_RIVER),
          Force.of(LEGION, AUXILIARY).limes().leader(1, false).inDecline().roman());

  static final SetUp A_LIMES_ALONE =
      new SetUp(
          "a limes alone",
          Ground.open(Terrain.FOREST),
          ranks(3, WARRIOR | CROSSED_RIVER | AMPHIBIOUS),
          Force.of().limes());

  static final SetUp OVER_A_STRAIT_INTO_A_MARSH =
      new SetUp(
          "over a strait into a marsh",
          Ground.open(Terrain.MARSH),
          ranks(4, INFANTRY | CROSSED_STRAIT).leader(1, false),
          ranks(2, AUXILIARY | FOREIGN));

  static final SetUp GREAT_LEADERS_WITH_A_SOLDIER_EACH =
      new SetUp(
          "great leaders with a soldier each",
          Ground.open(Terrain.CLEAR),
          Force.of(HORSE).leader(4, false),
          Force.of(INFANTRY).leader(2, false).inDecline());

  static final SetUp AN_IMPERIAL_CITY =
      new SetUp(
          "an imperial city",
          Ground.open(Terrain.DESERT).with(Ground.Fortress.OF_AN_EMPIRE),
          ranks(7, HORSE_ARCHER).leader(1, false),
          Force.of(GUARDS, GUARDS, LEGION, LEGION).damaged(2).leader(3, true).roman().inDecline());

  static final SetUp MERCENARIES_AND_EVENT_CARDS =
      new SetUp(
          "mercenaries and event cards",
          Ground.open(Terrain.FOREST),
          Force.of(HEAVY_HORSE | FOREIGN, INFANTRY | FOREIGN, INFANTRY, ELITE_INFANTRY, FOOT_ARCHER)
              .leader(2, false)
              .cards(1, 2, 1),
          Force.of(WARRIOR, WARRIOR, WARRIOR | AXE, WARRIOR | AXE, HEAVY_RIDER)
              .leader(1, false)
              .cards(-1, 1, -1));

  static final SetUp TWO_GREAT_ARMIES =
      new SetUp(
          "two great armies",
          Ground.open(Terrain.CLEAR),
          Force.of(LEGION, LEGION, LEGION, PALATINE, AUXILIARY, AUXILIARY, AUXILIARY, HORSE)
              .leader(3, false)
              .roman(),
          Force.of(CLIBANARII, CLIBANARII, HORSE, HORSE, INFANTRY, INFANTRY, INFANTRY, INFANTRY)
              .leader(3, false));

  static final SetUp FLEETS_ALIKE =
      new SetUp(
          "fleets alike", Ground.atSea(), ranks(4, CIVILIZED | FLEET), ranks(4, CIVILIZED | FLEET));

  static final SetUp FLEETS_WITH_ALL_PORTS =
      new SetUp(
          "fleets with all ports",
          Ground.atSea(),
          Force.of(FLEET | CIVILIZED | ELITE, FLEET | CIVILIZED, FLEET | CIVILIZED)
              .leader(1, false),
          Force.of(FLEET | CIVILIZED, FLEET | CIVILIZED)
              .extraReRolls(2)
              .leader(2, false)
              .inDecline());

  static final SetUp ONE_SHIP_AGAINST_FIVE =
      new SetUp(
          "one ship against five",
          Ground.atSea(),
          Force.of(FLEET | CIVILIZED | ELITE).damaged(0).leader(2, false),
          ranks(5, CIVILIZED | FLEET).cards(0, 2, 0));

  /** All land battles. */
  static final List<SetUp> LAND =
      List.of(
          SIX_AGAINST_SIX_IN_THE_CLEAR,
          NISIBIS_WITH_ELITES_ARCHERS_AND_WALLS,
          ARGENTORATUM_IN_THE_FOREST_WITH_A_HORDE,
          ADRIANOPOLIS_WHERE_THE_INTERCEPTED_AMBUSH,
          MOUNTAINEERS_AMBUSH_WHO_COMES_OVER_A_RIDGE,
          ARCHERS_MAY_WIPE_OUT_WHO_IS_AMBUSHED,
          NOMADS_IN_THE_STEPPE,
          A_LONE_HORDE,
          OVER_A_RIVER_AGAINST_A_LIMES,
          A_LIMES_ALONE,
          OVER_A_STRAIT_INTO_A_MARSH,
          GREAT_LEADERS_WITH_A_SOLDIER_EACH,
          AN_IMPERIAL_CITY,
          MERCENARIES_AND_EVENT_CARDS,
          TWO_GREAT_ARMIES);

  /** All battles at sea. */
  static final List<SetUp> SEA =
      List.of(FLEETS_ALIKE, FLEETS_WITH_ALL_PORTS, ONE_SHIP_AGAINST_FIVE);

  private SetUps() {}

  /** So many soldiers of a kind. */
  static ForceBuilder ranks(int count, int traits) {
    int[] all = new int[count];
    Arrays.fill(all, traits);
    return Force.of(all);
  }
}
