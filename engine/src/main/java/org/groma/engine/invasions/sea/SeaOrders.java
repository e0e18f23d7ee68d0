package org.groma.engine.invasions.sea;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.LeadingNation;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Strait;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Orders that concern the sea. */
@Rule("XXV")
public final class SeaOrders {

  private SeaOrders() {}

  public static Optional<Refusal> refusal(World world, int nation, Order.Sail order) {
    return Sailing.refusal(world, nation, order);
  }

  public static Optional<Refusal> refusal(World world, int nation, Order.Ship order) {
    Optional<Refusal> boarding = Embarkation.refusal(world, nation, order);
    if (boarding.isPresent()) {
      return boarding;
    }
    return isFriendly(world, nation, order)
        ? Transport.refusal(world, nation, order)
        : AmphibiousLanding.refusal(world, nation, order);
  }

  public static Optional<Refusal> refusal(World world, int nation, Order.ShipHorde order) {
    return HordeVoyage.refusal(world, nation, order);
  }

  /** Whether a shore is friendly to whose stack it is: an ally's enemies may be there. */
  private static boolean isFriendly(World world, int nation, Order.Ship order) {
    int leading = LeadingNation.of(world, nation, order.units());
    return Attitude.of(world, leading, order.to()) == Attitude.OfProvince.FRIENDLY;
  }

  /** Whether land units and their leader may cross the sea: nomads do not. */
  public static boolean areSeaworthy(World world, UnitSet units, int leader) {
    return !world.isNomad(world.setting().leader(leader).nation())
        && units.all(unit -> !Embarkation.isNomad(world, unit));
  }

  /** Whether a nation has a naval stack in a sea zone and no enemy has. */
  public static boolean isSafe(World world, int nation, int sea) {
    return !NavalStacks.fleets(world, nation, sea).isEmpty()
        && NavalStacks.enemies(world, nation, sea) == 0;
  }

  /** Orders to sail or ship that a sensible player would look at; all of them legal. */
  public static List<Order> options(World world, int nation) {
    return options(world, nation, Demand.ANY);
  }

  /**
   * The same without stacks that nobody wants to ship: whether they may be is far dearer to find
   * out.
   */
  public static List<Order> options(World world, int nation, Demand demand) {
    return new SeaOptions(world, nation, demand).list();
  }

  public static void carryOut(Play play, int nation, Order.Sail order) {
    Sailing.carryOut(play, nation, order);
  }

  public static void carryOut(Play play, int nation, Order.Ship order) {
    if (isFriendly(play.world(), nation, order)) {
      Transport.carryOut(play, nation, order);
    } else {
      AmphibiousLanding.carryOut(play, nation, order);
    }
  }

  public static void carryOut(Play play, int nation, Order.ShipHorde order) {
    HordeVoyage.carryOut(play, nation, order);
  }

  /** Whether an enemy fleet keeps a nation from crossing a strait (XXV.F). */
  public static boolean isBlockaded(World world, int nation, Strait strait) {
    return Blockade.closes(world, nation, strait);
  }
}
