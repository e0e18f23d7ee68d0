package org.groma.engine.romanitas.management;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.action.GoldCoins;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Envoy;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** The last phase of a turn: the player spends what is left. */
@Rule({"2", "5.3", "5.4", "5.5", "5.6"})
public final class Management {

  private final Play play;

  private Management(Play play) {
    this.play = play;
  }

  public static void play(Play play) {
    new Management(play).run();
  }

  private void run() {
    while (true) {
      Measure measure = play.table().ask(new Managing(play.empire()));
      if (measure instanceof Measure.Done) {
        return;
      }
      carryOut(measure);
    }
  }

  private void carryOut(Measure measure) {
    int price = Prices.of(play.empire(), measure);
    switch (measure) {
      case Measure.Done _ -> {
        // nothing
      }
      case Measure.Ambassador(int nation) -> {
        send(Envoy.AMBASSADOR, price);
        if (isHeard(
            Envoy.AMBASSADOR, Cast.AMBASSADOR, play.setting().folk(nation).ambassador(), 0)) {
          play.happen(new NationEvent.PeacePromised(nation));
        }
      }
      case Measure.Marriage(int client) -> {
        send(Envoy.MARRIAGE, price);
        int least = play.figures().purse().marriageRoll();
        if (isHeard(Envoy.MARRIAGE, Cast.MARRIAGE, least, affinity(play.empire(), client))) {
          play.happen(new NationEvent.ClientTurned(client, true));
        }
      }
      case Measure.MissionToCity(int space) -> {
        missionary(price);
        restore(space);
      }
      case Measure.MissionToClient(int client) -> {
        missionary(price);
        play.happen(new NationEvent.ClientTurned(client, true));
      }
      case Measure.RecallLight(int unit) -> {
        play.happen(new TroopEvent.UnpaidReturnUsed());
        play.happen(new TroopEvent.UnitReturned(unit));
      }
      case Measure.Recall(var units) -> {
        play.pay(price, Reason.REMOBILISATION);
        units.forEach(unit -> play.happen(new TroopEvent.UnitReturned(unit)));
      }
      case Measure.RecallFigure(int figure) -> {
        if (figure == Figure.COMES) {
          play.happen(new TroopEvent.UnpaidReturnUsed());
        }
        play.pay(price, Reason.REMOBILISATION);
        play.happen(new TroopEvent.FigureReturned(figure));
      }
      case Measure.RecallFleet(int fleet) -> {
        play.pay(price, Reason.REMOBILISATION);
        play.happen(new TroopEvent.FleetReturned(fleet));
      }
      case Measure.Improve(int unit) -> {
        if (Prices.isFree(play.empire(), false)) {
          play.happen(new ActaEvent.FreeActionUsed(false));
        }
        play.pay(price, Reason.IMPROVEMENT);
        play.happen(new TroopEvent.UnitImproved(unit));
      }
      case Measure.Rebuild(int space) -> {
        play.pay(price, Reason.REMOVAL);
        restore(space);
      }
      case Measure.Build(int monument, int space) -> {
        play.pay(price, Reason.MONUMENT);
        play.happen(new LandEvent.MonumentBuilt(monument, space));
      }
    }
  }

  /** A missionary goes unpaid as a favour of the patriarch, else as other envoys. */
  private void missionary(int price) {
    if (play.empire().has(Favour.MISSIONARY)) {
      play.happen(new ActaEvent.FavourUsed(Favour.MISSIONARY));
      play.happen(new NationEvent.EnvoySent(Envoy.MISSIONARY));
    } else {
      send(Envoy.MISSIONARY, price);
    }
  }

  private void restore(int space) {
    play.happen(new LandEvent.Restored(space));
    GoldCoins.won(play, space);
  }

  private void send(Envoy envoy, int price) {
    if (Prices.isFree(play.empire(), true)) {
      play.happen(new ActaEvent.FreeActionUsed(true));
    }
    play.pay(price, Reason.DIPLOMACY);
    play.happen(new NationEvent.EnvoySent(envoy));
  }

  private boolean isHeard(Envoy envoy, Cast cast, int least, int bonus) {
    boolean heard = play.roll(cast) + bonus >= least;
    play.tell(new DeedTold.EnvoyHeard(envoy, heard));
    return heard;
  }

  /** What holding certain cities adds towards a client state. */
  @Rule("5.3")
  private static int affinity(Empire empire, int client) {
    List<Setting.Affinity> all = empire.setting().affinities();
    return (int)
        all.stream()
            .filter(each -> each.client() == client && empire.isRomanSpace(each.space()))
            .count();
  }
}
