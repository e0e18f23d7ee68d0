package org.groma.engine.invasions.diplomacy;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What may be agreed at the beginning of a nation's activation. First its own bonds: a federate may
 * leave, a vassal may rise. Then everybody's envoys, for whom it is the last moment; then Empires
 * offer a Foedus. In the end units that are lent for the activation arrive.
 */
@Rule({"XXX.A", "XXVIII.A", "XXIX.G"})
public final class Envoys {

  private Envoys() {}

  public static void run(Play play, int nation) {
    Breach.offer(play, nation);
    Vassals.offerRebellion(play, nation);
    for (int holder = 0; holder < play.setting().nations(); holder++) {
      if (play.world().activity(holder) != Activity.GONE) {
        send(play, holder, nation);
      }
    }
    FoedusOffers.hear(play, nation);
    Clients.lend(play, nation);
    Exchanges.renew(play, nation);
  }

  private static void send(Play play, int holder, int nation) {
    while (play.world().cards().envoys(holder).size() > 0) {
      List<Errand> errands = Errands.options(play.world(), holder, nation);
      if (errands.isEmpty()) {
        return;
      }
      Errand errand = play.table().ask(new ChooseErrand(play.world(), holder, errands));
      if (errand.isNone()) {
        return;
      }
      Errands.carryOut(play, holder, errand);
    }
  }

  /**
   * At the start of the Administration Phase: minor Kingdoms courted now pay their tribute this
   * turn.
   */
  @Rule("XXX.B")
  public static void beforeAdministration(Play play) {
    int card = play.setting().diplomacyDeck().card(DiplomacyDeck.Kind.ALLIANCE);
    for (int holder = 0; holder < play.setting().nations(); holder++) {
      while (play.world().cards().envoys(holder).contains(card)
          && ChooseCourtship.isPossible(play.world())) {
        int target = play.table().ask(new ChooseCourtship(play.world(), holder));
        if (target == World.NOBODY) {
          break;
        }
        Errands.carryOut(play, holder, Errand.to(DiplomacyDeck.Kind.ALLIANCE, target));
      }
    }
  }
}
