package org.groma.engine.invasions.scoring;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Gives points to a nation. Vassals get half, and partners split what either earns. */
@Rule({"V.B", "XXIX.F"})
public final class Award {

  private Award() {}

  /** Points for a deed, in halves. */
  public static void deed(Play play, int nation, int halves, String reason) {
    boolean vassal = play.world().diplomacy().suzerain(nation) >= 0;
    int kept = play.setting().figures().score().vassal();
    give(play, nation, vassal ? Math.ceilDiv(halves * kept, 2) : halves, reason);
  }

  /** Points as they are, in halves. */
  static void give(Play play, int nation, int halves, String reason) {
    if (halves == 0) {
      return;
    }
    long partners = play.setting().bondRules().partners(nation, play.world().turn());
    int each = Math.ceilDiv(halves, Long.bitCount(partners));
    for (long rest = partners; rest != 0; rest &= rest - 1) {
      play.happen(
          new NationEvent.PointsScored(Long.numberOfTrailingZeros(rest), each, reason));
    }
  }
}
