package org.groma.engine.invasions.administration;

import java.util.List;
import org.groma.engine.invasions.effect.Calamities;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A Civilized nation buys and restores units; Limites are rebuilt or dissolved; what the Treasury
 * cannot keep is lost.
 */
@Rule({"XV.A", "XV.B", "XIV.A"})
public final class PurchaseStep {

  private static final String USURPER = "usurper";

  private PurchaseStep() {}

  public static void run(Play play, int nation) {
    World world = play.world();
    EventPlays.offer(play, Moment.PURCHASES, nation);
    if (!world.isBarbarian(nation)) {
      Limites.renew(play, nation);
      buy(play, nation);
    }
    capTreasury(play, nation);
    boolean threatened =
        play.setting()
            .realmRules()
            .isThreatenedByUsurpers(
                nation, world.turn(), world.status(nation), world.decline(nation));
    if (threatened && !play.table().d2(Roll.USURPER_CHECK)) {
      Calamities.strike(play, nation, USURPER);
    }
  }

  private static void buy(Play play, int nation) {
    World world = play.world();
    List<Purchase> basket = play.table().ask(new ChoosePurchases(world, nation));
    int price = new Purchasing(world, nation).price(basket);
    if (price > 0) {
      play.happen(new NationEvent.GoldChanged(nation, -price));
    }
    for (Purchase purchase : basket) {
      switch (purchase) {
        case Purchase.Recruit(int unit, int place) ->
            play.happen(new UnitEvent.Placed(UnitSet.of(unit), place));
        case Purchase.Restore(int unit) -> play.happen(new UnitEvent.Restored(UnitSet.of(unit)));
        case Purchase.Fortify(int province) -> play.happen(new LandEvent.WallsSet(province, true));
      }
    }
  }

  /** What no Treasury can keep is lost, whoever bought nothing. */
  public static void capTreasuries(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      capTreasury(play, nation);
    }
  }

  private static void capTreasury(Play play, int nation) {
    int excess = play.world().gold(nation) - play.setting().figures().income().treasuryLimit();
    if (excess > 0) {
      play.happen(new NationEvent.GoldChanged(nation, -excess));
    }
  }
}
