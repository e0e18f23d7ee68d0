package org.groma.engine.invasions.sea;

import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.events.RollCards;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.SeaFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** Whether the sea lets a landing succeed: one roll, however many zones, units and fleets. */
@Rule("XXV.E")
final class SeaRisk {

  private SeaRisk() {}

  static boolean isOvercome(Play play, int nation, Order.Ship order) {
    World world = play.world();
    if (isNone(world, nation, order)) {
      return true;
    }
    int modifier = modifier(world, nation, order) + RollCards.landing(play, nation);
    int roll = play.table().roll(Die.D10, Roll.SEA_RISK);
    boolean succeeded = roll + modifier >= play.setting().figures().sea().risk().success();
    if (play.table().isHeard()) {
      play.tell(new SeaTold.LandingRisked(nation, order.to(), roll, modifier, succeeded));
    }
    return succeeded;
  }

  /**
   * Barbarians on their way to Britannia, amphibious units alone (ruling E55), or a people whose
   * ships are its pride.
   */
  static boolean isNone(World world, int nation, Order.Ship order) {
    Board board = world.setting().board();
    int area = board.area(order.to());
    String free = world.setting().figures().sea().risk().freeArea();
    return (world.isBarbarian(nation) && area != Board.NONE && board.areaId(area).equals(free))
        || world.setting().warRules().isFreeOfSeaRisk(nation)
        || (!order.units().isEmpty() && order.units().all(unit -> isAmphibious(world, unit)));
  }

  private static boolean isAmphibious(World world, int unit) {
    return (world.setting().kind(unit).traits() & Trait.AMPHIBIOUS) != 0;
  }

  static int modifier(World world, int nation, Order.Ship order) {
    SeaFigures.Risk risk = world.setting().figures().sea().risk();
    int last = order.seas().getLast();
    int modifier = Ports.isOnCoast(world, nation, order.to(), last) ? 0 : risk.noCity();
    boolean knownCoast =
        world.setting().nation(nation).roman() && world.setting().board().isMediterranean(last);
    return knownCoast ? modifier + risk.roman() : modifier;
  }
}
