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
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.setting.Terrain;

/** Battles as different from each other as the rules allow. */
enum SetUps {
  SIX_AGAINST_SIX_IN_THE_CLEAR(
      Ground.open(Terrain.CLEAR), ranks(6, INFANTRY), ranks(6, INFANTRY)),
  NISIBIS_WITH_ELITES_ARCHERS_AND_WALLS(
      Ground.open(Terrain.CLEAR).with(Ground.Fortress.OF_A_KINGDOM),
      Force.of(LEGION, LEGION, LEGION, LEGION, LEGION, GUARDS, PALATINE).leader(3, false).roman(),
      Force.of(CLIBANARII, HEAVY_HORSE, HORSE_ARCHER, HORSE_ARCHER, HORSE_ARCHER, ELITE_INFANTRY)
          .leader(2, false)),
  ARGENTORATUM_IN_THE_FOREST_WITH_A_HORDE(
      Ground.open(Terrain.FOREST).afterInterception(),
      Force.of(WARRIOR, WARRIOR, WARRIOR, WARRIOR, WARRIOR, WARRIOR, BOWMAN)
          .leader(1, false)
          .hordes(1),
      Force.of(ELITE_HORSE, LEGION, LEGION, AUXILIARY, AUXILIARY, PALATINE)
          .damaged(5)
          .leader(1, false)
          .roman()),
  ADRIANOPOLIS_WHERE_THE_INTERCEPTED_AMBUSH(
      Ground.open(Terrain.MOUNTAIN).afterInterception(),
      Force.of(HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, BOWMAN)
          .leader(2, false),
      Force.of(PALATINE, HORSE_ARCHER, GUARDS, LEGION, AUXILIARY).leader(1, false).roman(),
      FIGURES.withAmbushByInterceptedAttacker(true)),
  MOUNTAINEERS_AMBUSH_WHO_COMES_OVER_A_RIDGE(
      Ground.open(Terrain.MOUNTAIN),
      ranks(5, INFANTRY | CROSSED_RIDGE),
      Force.of(WARRIOR | MOUNTAINEER, WARRIOR | MOUNTAINEER, BOWMAN | MOUNTAINEER, WARRIOR | AXE)
          .hordes(1)),
  ARCHERS_MAY_WIPE_OUT_WHO_IS_AMBUSHED(
      Ground.open(Terrain.MOUNTAIN),
      ranks(2, FOOT_ARCHER),
      Force.of(FOOT_ARCHER, FOOT_ARCHER, FOOT_ARCHER, FOOT_ARCHER, FOOT_ARCHER)),
  NOMADS_IN_THE_STEPPE(
      Ground.open(Terrain.STEPPE).inBarbarianArea(),
      ranks(6, NOMAD).leader(2, false).nomads(),
      ranks(4, WARRIOR).hordes(2)),
  A_LONE_HORDE(
      Ground.open(Terrain.STEPPE).inBarbarianArea(),
      ranks(2, NOMAD).nomads(),
      Force.of().hordes(1).leader(1, false)),
  OVER_A_RIVER_AGAINST_A_LIMES(
      Ground.open(Terrain.CLEAR),
      Force.of(
          WARRIOR | CROSSED_RIVER,
          WARRIOR | CROSSED_RIVER,
          WARRIOR | CROSSED_RIVER,
          WARRIOR | CROSSED_RIVER | FOREIGN,
          BOWMAN | CROSSED_RIVER),
      Force.of(LEGION, AUXILIARY).limes().leader(1, false).inDecline().roman()),
  A_LIMES_ALONE(
      Ground.open(Terrain.FOREST),
      ranks(3, WARRIOR | CROSSED_RIVER | AMPHIBIOUS),
      Force.of().limes()),
  OVER_A_STRAIT_INTO_A_MARSH(
      Ground.open(Terrain.MARSH),
      ranks(4, INFANTRY | CROSSED_STRAIT).leader(1, false),
      ranks(2, AUXILIARY | FOREIGN)),
  GREAT_LEADERS_WITH_A_SOLDIER_EACH(
      Ground.open(Terrain.CLEAR),
      Force.of(HORSE).leader(4, false),
      Force.of(INFANTRY).leader(2, false).inDecline()),
  AN_IMPERIAL_CITY(
      Ground.open(Terrain.DESERT).with(Ground.Fortress.OF_AN_EMPIRE),
      ranks(7, HORSE_ARCHER).leader(1, false),
      Force.of(GUARDS, GUARDS, LEGION, LEGION).damaged(2).leader(3, true).roman().inDecline()),
  MERCENARIES_AND_EVENT_CARDS(
      Ground.open(Terrain.FOREST),
      Force.of(HEAVY_HORSE | FOREIGN, INFANTRY | FOREIGN, INFANTRY, ELITE_INFANTRY, FOOT_ARCHER)
          .leader(2, false)
          .cards(1, 2, 1),
      Force.of(WARRIOR, WARRIOR, WARRIOR | AXE, WARRIOR | AXE, HEAVY_RIDER)
          .leader(1, false)
          .cards(-1, 1, -1)),
  TWO_GREAT_ARMIES(
      Ground.open(Terrain.CLEAR),
      Force.of(LEGION, LEGION, LEGION, PALATINE, AUXILIARY, AUXILIARY, AUXILIARY, HORSE)
          .leader(3, false)
          .roman(),
      Force.of(CLIBANARII, CLIBANARII, HORSE, HORSE, INFANTRY, INFANTRY, INFANTRY, INFANTRY)
          .leader(3, false)),
  FLEETS_ALIKE(Ground.atSea(), ranks(4, CIVILIZED | FLEET), ranks(4, CIVILIZED | FLEET)),
  FLEETS_WITH_ALL_PORTS(
      Ground.atSea(),
      Force.of(FLEET | CIVILIZED | ELITE, FLEET | CIVILIZED, FLEET | CIVILIZED).leader(1, false),
      Force.of(FLEET | CIVILIZED, FLEET | CIVILIZED).extraReRolls(2).leader(2, false).inDecline()),
  ONE_SHIP_AGAINST_FIVE(
      Ground.atSea(),
      Force.of(FLEET | CIVILIZED | ELITE).damaged(0).leader(2, false),
      ranks(5, CIVILIZED | FLEET).cards(0, 2, 0));

  final Engagement engagement;
  final CombatFigures figures;

  SetUps(Ground ground, ForceBuilder attacker, ForceBuilder defender) {
    this(ground, attacker, defender, FIGURES);
  }

  SetUps(Ground ground, ForceBuilder attacker, ForceBuilder defender, CombatFigures figures) {
    this.engagement = new Engagement(ground, attacker.build(), defender.build());
    this.figures = figures;
  }

  /** So many soldiers of a kind. */
  static ForceBuilder ranks(int count, int traits) {
    int[] all = new int[count];
    Arrays.fill(all, traits);
    return Force.of(all);
  }
}
