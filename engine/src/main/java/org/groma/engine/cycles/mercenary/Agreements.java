package org.groma.engine.cycles.mercenary;

import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Pillage;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Who serves whom is agreed at the start of each turn, before anybody moves. */
@Rule({"13.4", "14.2.7"})
public final class Agreements {

  private Agreements() {}

  /** The start of a turn. Agreements that are in force in the first are not made anew. */
  public static void make(Play play) {
    World world = play.world();
    if (!play.setting().options().mercenaries()) {
      return;
    }
    for (int lessor = 0; lessor < play.setting().positions(); lessor++) {
      boolean first = world.turn() == play.setting().scenario().firstTurn();
      int served = first ? play.setting().served(lessor) : World.NOBODY;
      if (served != World.NOBODY && mayMake(world, lessor, served)) {
        Bands.of(world, lessor, served).forEach(band -> Service.enter(play, band, served));
      } else {
        for (int lessee = 0; lessee < play.setting().positions(); lessee++) {
          if (mayMake(world, lessor, lessee)) {
            negotiate(play, lessor, lessee);
          }
        }
      }
    }
  }

  private static boolean mayMake(World world, int lessor, int lessee) {
    return lessor != lessee
        && world.isPlaying(lessor)
        && world.isPlaying(lessee)
        && world.stage(lessor) == Stage.BARBARIAN
        && world.stage(lessee) != Stage.BARBARIAN;
  }

  private static void negotiate(Play play, int lessor, int lessee) {
    World world = play.world();
    List<Integer> serving = world.hired(lessee, lessor);
    List<List<Integer>> bands = Bands.of(world, lessor, lessee);
    if (bands.isEmpty()) {
      return;
    }
    Hiring offer = play.ask(new OfferHire(world, lessee, lessor, bands));
    boolean agreed =
        !offer.units().isEmpty() && play.ask(new AcceptHire(world, lessor, lessee, offer));
    List<Integer> kept = agreed ? offer.units() : List.of();
    if (agreed) {
      play.pay(lessee, -offer.fee(), Account.HIRE);
      play.pay(lessor, offer.fee(), Account.HIRE);
      bands.stream()
          .filter(band -> kept.containsAll(band) && world.owner(band.getFirst()) != lessee)
          .forEach(band -> Service.enter(play, band, lessee));
    }
    // last, so that nobody is sent to where others have just entered the service
    Service.leave(play, serving.stream().filter(unit -> !kept.contains(unit)).toList());
  }

  /** The economic phase of who has hired barbarians: they may be told to pillage his cities. */
  public static void pillage(Play play, int lessee) {
    World world = play.world();
    if (!play.setting().options().mercenaries()) {
      return;
    }
    for (int city : Holdings.taxable(world, lessee)) {
      int area = Holdings.area(world, city);
      int lessor = world.firstUnitAt(area) < 0 ? World.NOBODY : hiredIn(world, area);
      if (lessor != World.NOBODY && play.ask(new OrderPillage(world, lessee, city, lessor))) {
        play.pay(lessor, Pillage.booty(world, city), Account.PILLAGE);
        Pillage.ruin(play, city);
      }
    }
  }

  private static int hiredIn(World world, int area) {
    for (int unit : world.unitsAt(area)) {
      if (world.lessor(unit) != World.NOBODY) {
        return world.lessor(unit);
      }
    }
    return World.NOBODY;
  }
}
