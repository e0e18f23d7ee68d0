package org.groma.engine.invasions.player;

import org.groma.engine.invasions.administration.Balance;
import org.groma.engine.invasions.administration.Budget;
import org.groma.engine.invasions.administration.ChooseCardType;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/**
 * What a Civilized nation can spend without going bankrupt in the turns to come. Gold is counted in
 * halves.
 */
final class Treasury {

  private static final int TURNS_AHEAD = 2;
  private static final int BAD_LUCK_OF_EMPIRES = 20;
  private static final int BAD_LUCK_OF_KINGDOMS = 8;

  private final World world;
  private final int nation;
  private final int card;
  private final int net;

  Treasury(World world, int nation) {
    this(world, nation, Balance.of(world, nation));
  }

  Treasury(World world, int nation, Balance balance) {
    this.world = world;
    this.nation = nation;
    this.net = balance.net() - balance.total(Budget.Item.EXTRA);
    // sometimes nothing cheaper is drawn, and it is paid before money comes in
    this.card = ChooseCardType.cost(world, nation, AdministrationCard.Type.MILITARY);
  }

  /** How many turns are still to be paid for. */
  private int turns() {
    return Math.min(TURNS_AHEAD, Standing.turnsLeft(world));
  }

  /** What a unit more costs until then, besides its price. */
  int upkeep() {
    return world.setting().figures().income().maintenance(world.status(nation)) * turns();
  }

  /** What must be left for the next turn; nothing after the last one. */
  int kept() {
    if (turns() == 0) {
      return 0;
    }
    boolean empire = world.status(nation) == Status.EMPIRE;
    int luck = empire ? BAD_LUCK_OF_EMPIRES : BAD_LUCK_OF_KINGDOMS;
    return card + Math.max(0, luck - net);
  }

  /** What can be spent now. */
  int free() {
    return world.gold(nation) - kept();
  }
}
