package org.groma.engine.cycles.player;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.mercenary.AcceptHire;
import org.groma.engine.cycles.mercenary.Hiring;
import org.groma.engine.cycles.mercenary.OfferHire;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.PillageToOwn;
import org.groma.engine.cycles.state.World;

/** Hires barbarians with money that has no better use, and leases units that are paid well. */
final class Paymaster {

  private Paymaster() {}

  /** As many as can be had for what upkeep leaves, at half their strength. */
  static Hiring offer(OfferHire decision) {
    World world = decision.world();
    int own = decision.chooser();
    int due = Prices.upkeepOf(world, own);
    int taxes = Holdings.value(world, Holdings.taxable(world, own));
    int purse = world.treasury(own) - Math.max(0, due - taxes);
    List<Integer> units = new ArrayList<>();
    int fee = 0;
    for (List<Integer> band : decision.bands()) {
      int price = price(world, band);
      if (fee + price <= purse) {
        units.addAll(band);
        fee += price;
      }
    }
    return new Hiring(units, fee);
  }

  /** What all who serve one of old want for the turn to come. */
  static int wages(World world, int own) {
    int sum = 0;
    for (PillageToOwn rule : world.setting().specials().all(PillageToOwn.class)) {
      if (rule.from() == own && world.stage(rule.position()) == Stage.BARBARIAN) {
        sum += price(world, world.unitsOf(rule.position()));
        sum += price(world, world.hired(own, rule.position()));
      }
    }
    return sum;
  }

  private static int price(World world, List<Integer> units) {
    return units.stream().mapToInt(unit -> (world.kindOf(unit).strength() + 1) / 2).sum();
  }

  /** Allies of old serve for half of what a conqueror would want. */
  static boolean accepts(AcceptHire decision) {
    World world = decision.world();
    Hiring hiring = decision.hiring();
    boolean ally =
        world
            .setting()
            .specials()
            .of(PillageToOwn.class, decision.chooser())
            .filter(rule -> rule.from() == decision.lessee())
            .isPresent();
    int price = price(world, hiring.units());
    return hiring.fee() >= (ally ? price : 2 * price);
  }
}
