package org.groma.engine.invasions.diplomacy;

import java.util.List;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Pile;
import org.groma.engine.kernel.Rule;

/**
 * Civilized nations draw diplomacy cards: Kingdoms first, then Empires, the youngest of each first
 * (ruling C63). When the pile is empty the older ones get nothing.
 */
@Rule("XXX.A")
public final class DiplomacyStep {

  private DiplomacyStep() {}

  public static void run(Play play) {
    if (play.world().cards().diplomacy().size() == 0) {
      shuffle(play);
    }
    List<Integer> order = ActivationOrder.of(play.world());
    draw(play, order, Status.KINGDOM, 0);
    draw(play, order, Status.EMPIRE, 1);
    EventPlays.offer(play, Moment.DIPLOMACY, World.NOBODY);
  }

  private static void draw(Play play, List<Integer> order, Status status, int base) {
    World world = play.world();
    for (int i = order.size() - 1; i >= 0; i--) {
      int nation = order.get(i);
      if (world.status(nation) == status) {
        draw(play, nation, base + bonus(world, nation));
      }
    }
  }

  private static void draw(Play play, int nation, int count) {
    for (int i = 0; i < count; i++) {
      CardList pile = play.world().cards().diplomacy();
      if (pile.size() == 0) {
        return;
      }
      play.happen(new CardEvent.DiplomacyDrawn(nation, pile.get(pile.size() - 1)));
    }
  }

  /** The diplomacy of the nation's ruler. */
  private static int bonus(World world, int nation) {
    int best = 0;
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      int leader = world.setting().leader(nation, i);
      LeaderCard card = world.setting().leader(leader);
      if (!card.general() && world.isInPlay(leader)) {
        best = Math.max(best, card.diplomacy());
      }
    }
    return best;
  }

  /** All cards that no nation holds are shuffled. */
  static void shuffle(Play play) {
    CardList left = CardList.of(play.setting().diplomacyDeck().full());
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      CardList held = play.world().cards().envoys(nation);
      for (int i = 0; i < held.size(); i++) {
        left = left.without(held.get(i));
      }
    }
    Pile pile = Pile.of(left.toArray());
    pile.shuffle(play.table().dice());
    int[] order = new int[pile.size()];
    for (int i = order.length - 1; i >= 0; i--) {
      order[i] = pile.draw();
    }
    play.happen(new CardEvent.DiplomacyShuffled(CardList.of(order)));
  }
}
