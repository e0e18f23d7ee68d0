package org.groma.engine.invasions.events;

import java.util.List;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Cards that void another one at the moment it is played. */
@Rule("X.B")
public final class Reactions {

  /** Whether to cancel the event that a player has just played. */
  public record ChooseToCancel(World world, int chooser, int seat, int card) implements YesOrNo {}

  private Reactions() {}

  /** Asks every other player who could; says whether somebody did. */
  static boolean cancel(Play play, int seat, EventCard card) {
    World world = play.world();
    for (int other = 0; other < play.setting().scenario().players().size(); other++) {
      List<HeldCard> held =
          other == seat ? List.of() : HeldCard.of(world, other, Moment.WHEN_A_CARD_IS_PLAYED);
      if (!held.isEmpty()) {
        int chooser = play.setting().spokesman(other);
        if (play.table().ask(new ChooseToCancel(world, chooser, seat, card.number()))) {
          held.getFirst().play(play, other);
          return true;
        }
      }
    }
    return false;
  }
}
