package org.groma.engine.invasions.submission;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;

/** Makes a beaten nation the vassal of its victor. */
public final class Submission {

  private Submission() {}

  /** A horde was captured: half the treasury, one mercenary, and the victor leaves the province. */
  public static void ofHorde(Play play, int vassal, int suzerain) {
    throw new UnsupportedOperationException();
  }

  /** Whether a Kingdom whose capital was just taken is small enough to submit (ruling C2). */
  public static boolean isDue(World world, int kingdom) {
    throw new UnsupportedOperationException();
  }

  /** A Kingdom lost its capital and all but three provinces. */
  public static void ofKingdom(Play play, int vassal, int suzerain) {
    throw new UnsupportedOperationException();
  }

  /** A capital was conquered: allies, clients and vassals are lost, whatever the nation's size. */
  public static void capitalTaken(Play play, int nation, int conqueror) {
    throw new UnsupportedOperationException();
  }
}
