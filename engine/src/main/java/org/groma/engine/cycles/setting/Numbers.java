package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.TableReader;

/**
 * Single numbers of the rules.
 *
 * @param kingdomUnits so many units begin the countdown to a kingdom (9.3.5)
 * @param tribes the most tribes of a position (9.3.3)
 * @param pillage so many times its tax is the booty of a city (9.5)
 * @param pillageTurns so many turns a pillaged city yields nothing
 * @param capital what a capital adds to the taxes (10.3), usually, under a good ruler, in
 *     corruption
 * @param garrisonLeast the least strength of a neutral garrison (14.1)
 * @param administrationStep the per cent of the taxes that buy one column (10.6.1)
 * @param leaderShift the columns that a leader shifts odds by (10.2)
 * @param sinkingRetreat a ship that retreats over a sea area sinks on this roll or less (8.3)
 * @param defectionReach how near barbarians must be to win mercenaries over (11.7.2)
 * @param disorder the per cent of cities that each pip of civil disorder costs
 * @param mutiny the per cent of units that each pip of a mutiny costs
 * @param revivalRevolt the per cent of cities that revolt before a revival
 * @param tribute the most that is paid as tribute (13.7)
 * @param persiaFrom the first turn in which a kingdom can be chosen in the open scenario (13.2.3)
 */
public record Numbers(
    int kingdomUnits,
    int tribes,
    int pillage,
    int pillageTurns,
    int capital,
    int capitalOfGoodRuler,
    int capitalInCorruption,
    int garrisonLeast,
    int administrationStep,
    int leaderShift,
    int sinkingRetreat,
    int defectionReach,
    int disorder,
    int mutiny,
    int revivalRevolt,
    int tribute,
    int persiaFrom) {

  static Numbers of(TableReader read) {
    return new Numbers(
        value(read, "kingdom-units"),
        value(read, "tribes"),
        value(read, "pillage"),
        value(read, "pillage-turns"),
        value(read, "capital"),
        value(read, "capital-good"),
        value(read, "capital-corrupt"),
        value(read, "garrison-least"),
        Math.max(1, value(read, "administration-step")),
        value(read, "leader-shift"),
        value(read, "sinking-retreat"),
        value(read, "defection-reach"),
        value(read, "disorder"),
        value(read, "mutiny"),
        value(read, "revival-revolt"),
        value(read, "tribute"),
        value(read, "persia-from"));
  }

  private static int value(TableReader read, String name) {
    return read.number("numbers", name, "value");
  }
}
