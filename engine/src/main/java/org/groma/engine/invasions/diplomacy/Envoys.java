package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What may be agreed at the beginning of a step, and of a nation's activation. Then first its own
 * bonds: a federate may leave, a vassal may rise. Then everybody's envoys, for some of whom it is
 * the last moment; then Empires offer a Foedus. In the end units that are lent for the activation
 * arrive.
 */
@Rule({"XXX.A", "XXVIII.A", "XXIX.G"})
public final class Envoys {

  private Envoys() {}

  public static void run(Play play, int nation) {
    Breach.offer(play, nation);
    Vassals.offerRebellion(play, nation);
    sendAll(play, nation);
    FoedusOffers.hear(play, nation);
    Clients.lend(play, nation);
    Exchanges.renew(play, nation);
  }

  /**
   * Cards that are played before the Military Phase: whatever step begins, everybody may send
   * envoys. A minor Kingdom courted before Income pays its tribute this turn, one that is talked
   * out of its clientele does not.
   */
  @Rule("XXX.B")
  public static void atStartOfStep(Play play) {
    if (sendAll(play, World.NOBODY)) {
      Settlement.settle(play);
    }
  }

  private static boolean sendAll(Play play, int active) {
    boolean sent = false;
    for (int holder = 0; holder < play.setting().nations(); holder++) {
      if (play.world().cards().envoys(holder).size() > 0
          && play.world().activity(holder) != Activity.GONE) {
        sent |= send(play, holder, active);
      }
    }
    return sent;
  }

  private static boolean send(Play play, int holder, int active) {
    boolean sent = false;
    while (Errands.isAny(play.world(), holder, active)) {
      Errand errand = play.table().ask(new ChooseErrand(play.world(), holder, active));
      if (errand.isNone()) {
        return sent;
      }
      Errands.carryOut(play, holder, errand);
      sent = true;
    }
    return sent;
  }
}
