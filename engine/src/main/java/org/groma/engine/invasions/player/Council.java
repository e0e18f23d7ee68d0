package org.groma.engine.invasions.player;

import org.groma.engine.invasions.administration.Balance;
import org.groma.engine.invasions.administration.ChooseCard;
import org.groma.engine.invasions.administration.ChooseCardType;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.setting.AdministrationDeck;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.Outlook;
import org.groma.engine.invasions.state.World;

/** Chooses Administration cards: by what they bring, and by what the Treasury can bear. */
final class Council {

  private static final double AGE = 8;
  private static final double CALAMITY = 10;
  private static final double BANKRUPTCY = 200;
  private static final double PRICE = 0.8;
  private static final double WORRY = 0.5;

  private Council() {}

  static AdministrationCard.Type type(ChooseCardType decision) {
    World world = decision.world();
    int nation = decision.chooser();
    Balance balance = Balance.of(world, nation);
    int purse = world.gold(nation) + balance.net();
    int next = new Treasury(world, nation, balance).kept();
    AdministrationCard.Type best = decision.options().getFirst();
    double most = Double.NEGATIVE_INFINITY;
    double led = led(world, nation);
    for (AdministrationCard.Type type : decision.options()) {
      int cost = ChooseCardType.cost(world, nation, type);
      double value = average(world, nation, type, led) - PRICE * cost;
      value -= purse < cost ? BANKRUPTCY : 0;
      value -= WORRY * Math.max(0, next - (purse - cost));
      if (value > most) {
        most = value;
        best = type;
      }
    }
    return best;
  }

  /** What a card of a type brings on average: its face is not seen before it is paid. */
  private static double average(World world, int nation, AdministrationCard.Type type, double led) {
    AdministrationDeck deck = world.setting().administration();
    double sum = 0;
    int count = 0;
    for (int i = 0; i < deck.size(); i++) {
      if (deck.card(i).type() == type) {
        sum += value(world, nation, deck.card(i), led);
        count++;
      }
    }
    return count == 0 ? 0 : sum / count;
  }

  static int card(ChooseCard decision) {
    AdministrationDeck deck = decision.world().setting().administration();
    double led = led(decision.world(), decision.chooser());
    int best = decision.cards().get(0);
    for (int i = 1; i < decision.cards().size(); i++) {
      int card = decision.cards().get(i);
      if (value(decision.world(), decision.chooser(), deck.card(card), led)
          > value(decision.world(), decision.chooser(), deck.card(best), led)) {
        best = card;
      }
    }
    return best;
  }

  private static double value(World world, int nation, AdministrationCard card, double led) {
    AdministrationCard.Section section =
        world.setting().figures().administration().section(world.age(nation));
    Outlook outlook = card.outlook(world.status(nation), section);
    return 2 * outlook.gold()
        - AGE * outlook.spaces()
        - CALAMITY * outlook.calamities()
        + led * outlook.rulers();
  }

  /** What it is worth that rulers act: more, the abler they are and the more they lead. */
  private static double led(World world, int nation) {
    double best = 0;
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      int leader = world.setting().leader(nation, i);
      LeaderCard card = world.setting().leader(leader);
      if (world.isInPlay(leader) && (card.intrinsic() || !card.general())) {
        int ability = card.campaigns() + card.combat() + 1;
        int stack = world.countAt(world.leaderPlace(leader), 1L << nation);
        best = Math.max(best, ability * (2 + Math.min(stack, 6)) / 2.0);
      }
    }
    return best;
  }
}
