package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.state.World;

/** What a {@link Budget} comes to, by what its lines are about. Gold is counted in halves. */
@SuppressWarnings("EnumOrdinal") // a sum for each item, added up thousands of times a game
public final class Balance {

  private static final Budget.Item[] ITEMS = Budget.Item.values();

  private final int[] sums;

  /** By {@link Budget.Item}, in its order. */
  Balance(int[] sums) {
    this.sums = sums;
  }

  /** The balance of a Civilized nation as things stand. */
  public static Balance of(World world, int nation) {
    Ledger.Sums ledger = new Ledger.Sums();
    Budget.enter(world, nation, ledger);
    return ledger.balance();
  }

  public int total(Budget.Item item) {
    return sums[item.ordinal()];
  }

  public int gross() {
    return sum(true);
  }

  /** Negative or 0. */
  public int expenses() {
    return sum(false);
  }

  private int sum(boolean income) {
    int total = 0;
    for (Budget.Item item : ITEMS) {
      total += item.isIncome() == income ? sums[item.ordinal()] : 0;
    }
    return total;
  }

  /** Rounded up to whole Gold, below zero too (ruling E5). */
  public int net() {
    return 2 * Math.ceilDiv(gross() + expenses(), 2);
  }
}
