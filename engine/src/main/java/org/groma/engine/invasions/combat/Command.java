package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/**
 * Who commands a force, and what the command brings along beside the soldiers.
 *
 * @param chooser who decides for the side, by its number at the table
 * @param led whether a leader is present
 * @param combat the best combat bonus of its leaders (ruling C21); 0 without one
 * @param mountainLeader whether a leader keeps it from being ambushed in the mountains
 * @param roman whether Rome or Byzantium commands it
 * @param nomads whether a nomad Barbarian nation commands it
 * @param inDecline whether the nation of its leader is an Empire In Decline
 * @param extraReRolls re-rolls beside the leader's, such as those for all ports of a sea
 * @param dice white dice that event cards add to its melee pool, or take if negative
 * @param trades white dice that event cards let it trade for black ones, or back if negative
 * @param modifier what event cards add to its rolls in advanced combat
 * @param blackDice black dice that event cards add after all trades, or take if negative
 */
@Rule({"III.C", "XX.E"})
public record Command(
    int chooser,
    boolean led,
    int combat,
    boolean mountainLeader,
    boolean roman,
    boolean nomads,
    boolean inDecline,
    int extraReRolls,
    int dice,
    int trades,
    int modifier,
    int blackDice) {

  /** How many re-rolls it has for a battle. */
  public int reRolls() {
    return combat + extraReRolls;
  }
}
