package org.groma.engine.romanitas.story;

import java.util.List;
import java.util.Locale;
import org.groma.engine.romanitas.event.BattleTold;

/** How a fight goes, in sentences. */
final class BattleStory {

  private static final List<String> LANES = List.of("left wing", "centre", "right wing");

  private final Names names;

  BattleStory(Names names) {
    this.names = names;
  }

  /** The section of the rulebook that an event comes from. */
  static String section(BattleTold event) {
    return switch (event) {
      case BattleTold.Began began -> began.siege() ? "7.2" : "7.1";
      case BattleTold.Shot _, BattleTold.Met _, BattleTold.Broken _ -> "7.1.2";
      case BattleTold.Drew _, BattleTold.Rallied _, BattleTold.ReserveCame _ -> "7.1.3";
      case BattleTold.Ended _ -> "7.1.4";
      case BattleTold.FleetsMet _, BattleTold.FleetsParted _ -> "7.3";
    };
  }

  String sentence(BattleTold event) {
    return switch (event) {
      case BattleTold.Began(int territory, int space, int nation, boolean siege, boolean attack) ->
          String.format(
              Locale.ROOT,
              "%s %s%s against the %s",
              siege ? "Siege of" : "Battle of",
              space < 0 ? names.territory(territory) : names.space(space),
              attack ? ", Rome attacking," : "",
              names.nation(nation));
      case BattleTold.Drew(boolean roman, var face) ->
          side(roman) + " stratagem: " + names.plain(face);
      case BattleTold.Shot(boolean roman, int lane, String unit, int score, boolean routed) ->
          String.format(
              Locale.ROOT,
              "%s %s shoot on the %s: %d, %s",
              side(roman),
              names.troop(unit),
              LANES.get(lane),
              score,
              routed ? "a hit" : "in vain");
      case BattleTold.Met(int lane, String roman, int ours, String enemy, int theirs, var upshot) ->
          String.format(
              Locale.ROOT,
              "%s %d, %s %d on the %s: %s",
              names.troop(roman),
              ours,
              names.troop(enemy),
              theirs,
              LANES.get(lane),
              upshot(upshot));
      case BattleTold.Broken(boolean romanLine, int lane) ->
          String.format(Locale.ROOT, "%s line broken on the %s", side(romanLine), LANES.get(lane));
      case BattleTold.Rallied(boolean roman, String unit, int lane) ->
          String.format(
              Locale.ROOT,
              "%s %s rally on the %s",
              side(roman),
              names.troop(unit),
              LANES.get(lane));
      case BattleTold.ReserveCame(String unit, int lane) ->
          String.format(
              Locale.ROOT,
              "%s come from the reserve to the %s",
              names.troop(unit),
              LANES.get(lane));
      case BattleTold.Ended(_, boolean won) -> won ? "Rome wins" : "Rome loses";
      case BattleTold.FleetsMet(int zone, int nation, int ours, int theirs) ->
          String.format(
              Locale.ROOT,
              "Fleets in the %s: Rome %d, %s %d",
              names.zone(zone),
              ours,
              names.nation(nation),
              theirs);
      case BattleTold.FleetsParted(_, _, boolean won) ->
          won ? "Rome wins at sea" : "Rome does not win at sea";
    };
  }

  private static String side(boolean roman) {
    return roman ? "Roman" : "Enemy";
  }

  private static String upshot(BattleTold.Upshot upshot) {
    return switch (upshot) {
      case NOTHING -> "nothing";
      case ROMAN_ROUTED -> "the Romans are routed";
      case ROMAN_DESTROYED -> "the Romans are destroyed";
      case ENEMY_ROUTED -> "the enemy is routed";
      case ENEMY_DESTROYED -> "the enemy is destroyed";
    };
  }
}
