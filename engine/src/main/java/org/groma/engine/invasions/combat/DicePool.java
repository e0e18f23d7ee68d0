package org.groma.engine.invasions.combat;

/** How many battle dice of each colour a side rolls. */
public record DicePool(int white, int black) {

  public DicePool {
    if (white < 0 || black < 0) {
      throw new IllegalArgumentException("no pool has " + white + " white, " + black + " black");
    }
  }

  public int size() {
    return white + black;
  }

  /**
   * With white dice traded for black ones, or black for white if negative: as many as there are.
   */
  DicePool traded(int trades) {
    int toBlack = Math.clamp(trades, -black, white);
    return new DicePool(white - toBlack, black + toBlack);
  }

  /** With more black dice, or fewer if negative: as many as there are, and one die stays. */
  DicePool plusBlack(int dice) {
    return new DicePool(white, black + Math.max(dice, -Math.min(black, size() - 1)));
  }

  DicePool plusBlack() {
    return new DicePool(white, black + 1);
  }

  DicePool minusBlack() {
    return new DicePool(white, black - 1);
  }

  /** Whether a black die can be taken from it and leave one die at least. */
  boolean canLoseBlack() {
    return black > 0 && size() > 1;
  }
}
