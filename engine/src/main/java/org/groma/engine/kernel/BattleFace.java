package org.groma.engine.kernel;

/**
 * What a face of a battle die shows. White dice have three blanks, one white sword, one red, one of
 * both; black dice have two blanks, one white, one red, one of both, and one of two white swords.
 */
@Rule("XX.B")
public enum BattleFace {
  BLANK(0, 0),
  WHITE_SWORD(1, 0),
  RED_SWORD(0, 1),
  BOTH_SWORDS(1, 1),
  TWO_WHITE_SWORDS(2, 0);

  private static final BattleFace[] ON_WHITE = {
    BLANK, BLANK, BLANK, WHITE_SWORD, RED_SWORD, BOTH_SWORDS
  };
  private static final BattleFace[] ON_BLACK = {
    BLANK, BLANK, WHITE_SWORD, RED_SWORD, BOTH_SWORDS, TWO_WHITE_SWORDS
  };

  private final int white;
  private final int red;

  BattleFace(int white, int red) {
    this.white = white;
    this.red = red;
  }

  /** The face that a result from 1 to 6 of a battle die stands for. */
  public static BattleFace of(Die die, int result) {
    return switch (die) {
      case WHITE -> ON_WHITE[result - 1];
      case BLACK -> ON_BLACK[result - 1];
      case D6, D10 -> throw new IllegalArgumentException(die + " is no battle die");
    };
  }

  /** The result that shows this face on a die; for scripting. */
  public int on(Die die) {
    BattleFace[] faces = die == Die.BLACK ? ON_BLACK : ON_WHITE;
    for (int i = 0; i < faces.length; i++) {
      if (faces[i] == this) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException("a " + die + " die has no face " + this);
  }

  public int white() {
    return white;
  }

  public int red() {
    return red;
  }

  /** How many hits it is: red swords count only where the terrain lets them. */
  public int hits(boolean redCounts) {
    return white + (redCounts ? red : 0);
  }
}
