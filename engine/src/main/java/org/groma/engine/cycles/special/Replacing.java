package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Barbarians may replace units that they began with and have lost, for money. */
@Rule("14.2.7")
public record Replacing(int position, int units, int price) implements Special {

  public static Replacing of(Said said) {
    return new Replacing(said.position("nation"), said.number("units"), said.number("price"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** The economic phase of a position. */
  public static void play(Play play, int position) {
    play.setting().specials().of(Replacing.class, position).ifPresent(rule -> rule.replace(play));
  }

  private void replace(Play play) {
    for (int i = 0; i < units; i++) {
      List<Purchase> options = options(play.world());
      if (options.size() == 1) {
        return;
      }
      Purchase chosen = play.ask(new ChooseReplaced(play.world(), position, options));
      if (chosen.equals(Purchase.NONE)) {
        return;
      }
      play.pay(position, -price, Account.PURCHASE);
      play.raise(position, chosen.kind(), chosen.area());
    }
  }

  /** Units in the service of others are not lost. */
  private int leased(World world, int kind) {
    int sum = 0;
    for (int lessee = 0; lessee < world.setting().positions(); lessee++) {
      for (int unit : world.hired(lessee, position)) {
        sum += world.kind(unit) == kind ? 1 : 0;
      }
    }
    return sum;
  }

  /** None, or a kind of which one was lost, beside another unit. */
  private List<Purchase> options(World world) {
    List<Purchase> found = new ArrayList<>();
    found.add(Purchase.NONE);
    if (world.stage(position) != Stage.BARBARIAN || world.treasury(position) < price) {
      return found;
    }
    List<Integer> areas =
        world.unitsOf(position).stream().map(world::place).distinct().sorted().toList();
    for (Placement placement : world.setting().position(position).placements()) {
      int kind = placement.kind();
      if (kind != Placement.LEADER
          && world.count(position, kind) + leased(world, kind) < placement.count()
          && world.inBox(position, kind) >= 0) {
        areas.stream()
            .filter(area -> Stacking.fitsKind(world, area, position, kind))
            .forEach(area -> found.add(new Purchase(kind, area)));
      }
    }
    return found;
  }
}
