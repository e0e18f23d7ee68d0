package org.groma.engine.invasions.player;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Foresight;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Makes stacks legal before a movement sub-step ends: who is too many, or stands with neutrals,
 * goes next door, where it is safest and brings most.
 */
final class Spreading {

  private static final double A_UNIT_LOST = 4;
  private static final double AT_HOME = 3;
  private static final double STILL_TOO_MANY = 8;
  private static final double FAR_OFF = 4;

  private final ChooseOrder decision;
  private final World world;
  private final int nation;
  private final Board board;
  private final Lure lure;

  Spreading(ChooseOrder decision, Lures lures) {
    this.decision = decision;
    this.world = decision.world();
    this.nation = decision.chooser();
    this.board = world.setting().board();
    this.lure = lures.of(world, nation);
  }

  /** The step that mends most; empty where none is legal. */
  Optional<Order> order() {
    long bloc = world.diplomacy().bloc(nation);
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      int tooMany = tooMany(province, bloc);
      Optional<Order> order = tooMany > 0 ? out(province, tooMany) : Optional.empty();
      if (order.isPresent()) {
        return order;
      }
    }
    return Optional.empty();
  }

  private int tooMany(int province, long bloc) {
    long others = world.mastersAt(province) & ~world.diplomacy().friends(nation);
    boolean company = (others & ~Attitude.hostile(world, nation, others, province)) != 0;
    UnitSet ours = world.unitsAt(province, bloc);
    return company && ours.any(world::hasMoved)
        ? ours.size()
        : Stacking.excess(world, nation, province);
  }

  private Optional<Order> out(int province, int count) {
    return from(province, count, Stack.NO_LEADER).or(() -> led(province, count));
  }

  /** Some can go on only with the leader they came with. */
  private Optional<Order> led(int province, int count) {
    for (int leader = world.firstLeaderAt(province);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      Optional<Order> order = from(province, count, leader);
      if (order.isPresent()) {
        return order;
      }
    }
    return Optional.empty();
  }

  private Optional<Order> from(int province, int count, int leader) {
    UnitSet able =
        world.unitsAt(province, unit -> isAble(unit) && Allowance.left(world, unit, leader) > 0);
    Order best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (int size = Math.min(count, able.size()); size > 0 && best == null; size--) {
      UnitSet going = able.first(size);
      for (int i = 0; i < board.degree(province); i++) {
        int to = board.target(province, i);
        Order order = new Order.March(going, leader, to);
        double score = board.isProvince(to) ? score(size, province, to) : most;
        if (score > most && decision.refusal(order).isEmpty()) {
          most = score;
          best = order;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private boolean isAble(int unit) {
    return (world.diplomacy().bloc(nation) & 1L << world.master(unit)) != 0
        && !world.isHalted(unit)
        && !world.isSetAside(unit);
  }

  private double score(int size, int from, int to) {
    int room = Stacking.limit(world, nation, to) - Stacking.counted(world, nation, to);
    int enemies = Foresight.countDefenders(world, nation, to);
    double score = Math.clamp(lure.gain(from, to), -FAR_OFF, FAR_OFF);
    score -= STILL_TOO_MANY * Math.max(0, size - room);
    return switch (Attitude.of(world, nation, to)) {
      case FRIENDLY -> score + AT_HOME;
      case NEUTRAL -> score - AT_HOME - A_UNIT_LOST * size;
      case EMPTY, HOSTILE ->
          score + Worth.of(world, nation, to) - A_UNIT_LOST * Math.min(size, enemies);
    };
  }
}
