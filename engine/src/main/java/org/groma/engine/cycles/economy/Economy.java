package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.mercenary.Agreements;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.Bankers;
import org.groma.engine.cycles.special.PillageToOwn;
import org.groma.engine.cycles.special.Replacing;
import org.groma.engine.kernel.Rule;

/**
 * The economic phase of one position. {@link Ownership#settle} comes before the first of a turn.
 */
@Rule({"4.5", "9.4"})
public final class Economy {

  private Economy() {}

  public static void play(Play play, int position) {
    if (!play.world().isPlaying(position)) {
      return;
    }
    PillageToOwn.play(play, position);
    Agreements.pillage(play, position);
    Taxation.play(play, position);
    if (play.world().stage(position) == Stage.BARBARIAN) {
      Replacing.play(play, position);
      return;
    }
    Bankers.play(play, position);
    Support.enforce(play, position);
    Garrisons.dismiss(play, position);
    Upkeep.play(play, position);
    Purchasing.play(play, position);
    Spending.play(play, position);
  }
}
