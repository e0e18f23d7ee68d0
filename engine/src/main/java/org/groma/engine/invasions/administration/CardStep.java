package org.groma.engine.invasions.administration;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.groma.engine.invasions.effect.EffectContext;
import org.groma.engine.invasions.effect.Effects;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.setting.AdministrationDeck;
import org.groma.engine.invasions.setting.AdministrationFigures;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Rule;

/** A Civilized nation draws Administration cards, pays for one type and plays one card. */
@Rule({"XIII.B", "XIII.D"})
public final class CardStep {

  private CardStep() {}

  public static void run(Play play, int nation) {
    World world = play.world();
    EventPlays.offer(play, Moment.ADMINISTRATION, nation);
    if (world.isBarbarian(nation)) {
      return;
    }
    shrinkTreasury(play, nation);
    int number = choose(play, nation);
    AdministrationCard card = play.setting().administration().card(number);
    if (play.table().isHeard()) {
      play.tell(new CivilTold.AdministrationPlayed(nation, number));
    }
    Effects.carryOut(
        play,
        EffectContext.of(nation),
        card.face(
            world.status(nation),
            play.setting().figures().administration().section(world.age(nation))));
  }

  /** Some nations keep only a share of what they saved. */
  @Rule("XIV.A")
  private static void shrinkTreasury(Play play, int nation) {
    World world = play.world();
    int kept =
        play.setting().realmRules().keptTreasury(nation, world.age(nation), world.gold(nation));
    if (kept < world.gold(nation)) {
      play.happen(new NationEvent.GoldChanged(nation, kept - world.gold(nation)));
    }
  }

  /** Draws, has a type chosen and paid, then one of its cards; returns that card's number. */
  static int choose(Play play, int nation) {
    CardList drawn = draw(play, nation);
    AdministrationDeck deck = play.setting().administration();
    Set<AdministrationCard.Type> types = EnumSet.noneOf(AdministrationCard.Type.class);
    for (int i = 0; i < drawn.size(); i++) {
      types.add(deck.card(drawn.get(i)).type());
    }
    AdministrationCard.Type type = play.table().ask(ChooseCardType.of(play.world(), nation, types));
    pay(play, nation, type);
    CardList set = CardList.NONE;
    for (int i = 0; i < drawn.size(); i++) {
      set = deck.card(drawn.get(i)).type() == type ? set.with(drawn.get(i)) : set;
    }
    return set.size() == 1
        ? set.get(0)
        : play.table().ask(new ChooseCard(play.world(), nation, set));
  }

  /** From all cards, blindly, until there are enough of them and of types. */
  private static CardList draw(Play play, int nation) {
    Setting setting = play.setting();
    AdministrationFigures figures = setting.figures().administration();
    AdministrationDeck deck = setting.administration();
    Dice dice = play.table().dice();
    int[] cards = new int[deck.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = i;
    }
    int wanted = figures.draw() + bonus(play.world(), nation);
    Map<AdministrationCard.Type, Integer> types = new EnumMap<>(AdministrationCard.Type.class);
    CardList drawn = CardList.NONE;
    int left = cards.length;
    while (left > 0 && (drawn.size() < wanted || types.size() < figures.types())) {
      int picked = dice.below(left);
      int card = cards[picked];
      cards[picked] = cards[--left];
      drawn = drawn.with(card);
      types.merge(deck.card(card).type(), 1, Integer::sum);
    }
    if (play.table().isHeard()) {
      play.tell(
          new CivilTold.CardsDrawn(
              nation,
              types.getOrDefault(AdministrationCard.Type.PASSIVE, 0),
              types.getOrDefault(AdministrationCard.Type.MILITARY, 0),
              types.getOrDefault(AdministrationCard.Type.REFORM, 0)));
    }
    return drawn;
  }

  /** The best bonus of the nation's leaders in play (ruling C21). */
  private static int bonus(World world, int nation) {
    int best = 0;
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      int leader = world.setting().leader(nation, i);
      if (world.isInPlay(leader)) {
        best = Math.max(best, world.setting().leader(leader).administration());
      }
    }
    return best;
  }

  /** A nation that cannot pay empties its Treasury and goes bankrupt in the Income step. */
  private static void pay(Play play, int nation, AdministrationCard.Type type) {
    World world = play.world();
    int cost = ChooseCardType.cost(world, nation, type);
    int paid = Math.min(cost, world.gold(nation));
    if (paid > 0) {
      play.happen(new NationEvent.GoldChanged(nation, -paid));
    }
    if (paid < cost) {
      play.happen(new RealmEvent.CardUnpaid(nation));
    }
  }
}
