package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a budget is added up. Players ask for sums thousands of times a game and read no line, so
 * only who wants lines has them written.
 */
abstract sealed class Ledger {

  /**
   * Enters a line.
   *
   * @param label the place or nation it is about
   * @param halves negative for expenses
   */
  abstract void enter(Budget.Item item, String label, int halves);

  /** Adds up and forgets. */
  static final class Sums extends Ledger {

    private final int[] sums = new int[Budget.Item.values().length];

    @Override
    @SuppressWarnings("EnumOrdinal") // as in Balance, which takes them over
    void enter(Budget.Item item, String label, int halves) {
      sums[item.ordinal()] += halves;
    }

    Balance balance() {
      return new Balance(sums);
    }
  }

  /** Writes every line down. */
  static final class Lines extends Ledger {

    private final List<Budget.Line> lines = new ArrayList<>();

    @Override
    void enter(Budget.Item item, String label, int halves) {
      lines.add(new Budget.Line(item, label, halves));
    }

    List<Budget.Line> lines() {
      return lines;
    }
  }
}
