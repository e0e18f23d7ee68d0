package org.groma.engine.cycles.leader;

import org.groma.engine.kernel.Rule;

/**
 * What a leader is good for, by the roll when his kingdom began.
 *
 * @param word what the table calls him
 * @param land the columns that he shifts odds by on land
 * @param naval the same at sea
 * @param sinking what he adds to the roll whether his ship sinks
 * @param kept whether he stays when the kingdom becomes an empire
 * @param swift whether his stack moves as its fastest unit
 * @param administration the per cent that he is worth to administration in the capital
 * @param tribute the most that may be paid as tribute, to anybody; 0 for the usual rule
 * @param ransom what he is released for at once; 0 for one who has to be bargained for
 */
@Rule("13.6")
public record LeaderKind(
    String word,
    int land,
    int naval,
    int sinking,
    boolean kept,
    boolean swift,
    int administration,
    int tribute,
    int ransom) {

  /** One without gifts, whom nobody rolled for; the rules say what he shifts odds by (10.2). */
  public static final LeaderKind ORDINARY =
      new LeaderKind("ordinary", 0, 0, 0, false, false, 0, 0, 0);

  /** Whether captors must let him go, and may not put him to death. */
  public boolean isReleased() {
    return ransom > 0;
  }
}
