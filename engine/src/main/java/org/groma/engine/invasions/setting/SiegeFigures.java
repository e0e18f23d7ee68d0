package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * The numbers of sieges and looting.
 *
 * @param inDecline what it does when the besieged nation is In Decline
 * @param inDeclineDoubled the same when its Decline is doubled
 * @param unfortified what a city without walls does in the turns of its special effort
 * @param relief what a naval stack friendly to a coastal city does
 * @param success the least result with which a city falls
 * @param assaultHits what an assault costs
 * @param nomadsUntil the last turn in which nomads besiege badly
 * @param defaultWall the walls of a city that had none at the start; negative
 * @param loot Gold for looting any city
 * @param kingdomLoot Gold on top for the capital of a Kingdom
 * @param empireLoot Gold on top for the capital of an Empire
 */
@Rule({"XXIII.B", "XXIII.D", "XXIV.C", "XXIV.D"})
public record SiegeFigures(
    int assault,
    int civilized,
    int nomad,
    int inDecline,
    int inDeclineDoubled,
    int unfortified,
    int relief,
    int success,
    int assaultHits,
    int nomadsUntil,
    int unfortifiedFrom,
    int unfortifiedUntil,
    int defaultWall,
    int loot,
    int kingdomLoot,
    int empireLoot) {

  static SiegeFigures read(TableReader tables) {
    return new SiegeFigures(
        modifier(tables, "assault"),
        modifier(tables, "civilized-besieger"),
        modifier(tables, "nomad-besieger"),
        modifier(tables, "besieged-in-decline"),
        modifier(tables, "besieged-in-decline-doubled"),
        modifier(tables, "unfortified-turns-4-5"),
        modifier(tables, "friendly-naval-stack"),
        rule(tables, "success-at-least"),
        rule(tables, "assault-hits"),
        rule(tables, "nomad-penalty-last-turn"),
        rule(tables, "unfortified-penalty-first-turn"),
        rule(tables, "unfortified-penalty-last-turn"),
        tables.number("wall-values", "default", "value"),
        tables.number("loot", "city", "gold"),
        tables.number("loot", "kingdom-capital", "gold"),
        tables.number("loot", "empire-capital", "gold"));
  }

  private static int modifier(TableReader tables, String row) {
    return tables.number("siege-modifiers", row, "modifier");
  }

  private static int rule(TableReader tables, String row) {
    return tables.number("siege-rules", row, "value");
  }

  /** Gold for looting a capital on top of what any city gives. */
  public int capitalLoot(Status owner) {
    return switch (owner) {
      case BARBARIAN -> 0;
      case KINGDOM -> kingdomLoot;
      case EMPIRE -> empireLoot;
    };
  }
}
