package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** The player, rolled at random, who places a revolt; it may be the one who suffers it. */
@Rule("XVI.B")
public final class RevoltChooser {

  private static final int TEN = 10;

  private RevoltChooser() {}

  /** A nation of the player rolled, who speaks for him. Where nobody sits it is rolled again. */
  public static int roll(Play play) {
    Setting setting = play.setting();
    if (!isAnybodyMeant(setting)) {
      return setting.spokesman(play.table().dice().below(setting.scenario().players().size()));
    }
    int seat;
    do {
      seat = seat(setting, play.table().roll(Die.D10, Roll.REVOLT_CHOOSER));
    } while (seat < 0);
    return setting.spokesman(seat);
  }

  /** The seat of the player whom a roll names; -1 where it is not taken. */
  private static int seat(Setting setting, int roll) {
    String player = setting.figures().revolt().chooser(roll);
    for (int seat = 0; seat < setting.scenario().players().size(); seat++) {
      if (setting.scenario().players().get(seat).player().equals(player)) {
        return seat;
      }
    }
    return -1;
  }

  /** Whether the table of the rules knows any of those who play. */
  private static boolean isAnybodyMeant(Setting setting) {
    for (int roll = 1; roll <= TEN; roll++) {
      if (seat(setting, roll) >= 0) {
        return true;
      }
    }
    return false;
  }
}
