package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** The player, rolled at random, who places a revolt; it may be the one who suffers it. */
@Rule("XVI.B")
public final class RevoltChooser {

  private RevoltChooser() {}

  /** A nation of the player rolled, who speaks for him. */
  public static int roll(Play play) {
    Setting setting = play.setting();
    String player =
        setting.figures().revolt().chooser(play.table().roll(Die.D10, Roll.REVOLT_CHOOSER));
    for (int seat = 0; seat < setting.scenario().players().size(); seat++) {
      if (setting.scenario().players().get(seat).player().equals(player)) {
        return spokesman(setting, seat);
      }
    }
    return 0;
  }

  /** The first nation of a player; asked for, it is the player who answers. */
  private static int spokesman(Setting setting, int seat) {
    for (int nation = 0; nation < setting.nations(); nation++) {
      if (setting.nation(nation).seat() == seat) {
        return nation;
      }
    }
    return 0;
  }
}
