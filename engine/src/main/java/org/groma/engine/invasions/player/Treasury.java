package org.groma.engine.invasions.player;

import org.groma.engine.invasions.administration.Budget;
import org.groma.engine.invasions.administration.ChooseCardType;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.state.World;

/**
 * What a Civilized nation can spend without going bankrupt in the turns to come. Gold is counted in
 * halves.
 */
final class Treasury {

  private static final int TURNS_AHEAD = 2;
  private static final int SPARE = 4;

  private final World world;
  private final int nation;
  private final int yearly;

  Treasury(World world, int nation) {
    this.world = world;
    this.nation = nation;
    Budget budget = Budget.of(world, nation);
    this.yearly =
        budget.net()
            - budget.total(Budget.Item.EXTRA)
            - ChooseCardType.cost(world, nation, AdministrationCard.Type.PASSIVE);
  }

  /** What comes in each turn, once the cheapest Administration card is paid. */
  int yearly() {
    return yearly;
  }

  /** How many turns are still to be paid for. */
  private int turns() {
    int last = world.setting().victory().lastTurn(world.realms().isIslamCreated());
    return Math.min(TURNS_AHEAD, last - world.turn());
  }

  /** What a unit more costs until then, besides its price. */
  int upkeep() {
    return world.setting().figures().income().maintenance(world.status(nation)) * turns();
  }

  /** What can be spent now; nothing has to be left after the last turn. */
  int free() {
    int turns = turns();
    int kept = turns == 0 ? 0 : SPARE + Math.max(0, -yearly * turns);
    return world.gold(nation) - kept;
  }
}
