package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.administration.ChooseLeaderPost;
import org.groma.engine.cycles.combat.LeadOn;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.leader.AcceptRansom;
import org.groma.engine.cycles.leader.ChooseRansom;
import org.groma.engine.cycles.leader.ExecuteCaptive;
import org.groma.engine.cycles.leader.LeaderKind;
import org.groma.engine.cycles.state.World;

/** Sees to leaders, where they are rolled for; elsewhere they go to the first who may have them. */
final class Court {

  /** What a column of a leader is worth in money. */
  private static final int A_COLUMN = 2;

  private static final int GIFT = 2;

  private Court() {}

  /** An administrator goes to the capital, or to the best city; others to the strongest units. */
  static int post(ChooseLeaderPost decision) {
    World world = decision.world();
    int own = decision.chooser();
    List<Integer> options = decision.options();
    if (!world.setting().options().namedLeaders()) {
      return options.getFirst();
    }
    boolean clerk = isClerk(world, decision.leader());
    if (clerk && options.contains(world.capital(own))) {
      return world.capital(own);
    }
    return options.stream()
        .max(
            Comparator.comparingInt(
                (Integer area) -> clerk ? tax(world, own, area) : strength(world, area)))
        .orElseThrow();
  }

  /** Whether a leader ought to be in the capital. */
  static boolean isClerk(World world, int leader) {
    return leader >= 0 && world.leaderKind(leader).administration() > 0;
  }

  /** What it counts for a capital that an administrator is there already. */
  static int help(World world, int own, int area) {
    return isClerk(world, world.leaderIn(area, own)) ? 1 : 0;
  }

  private static int tax(World world, int own, int area) {
    int city = world.board().cityAt(area);
    return city >= 0 && world.cityOwner(city) == own ? world.board().cities().get(city).tax() : 0;
  }

  private static int strength(World world, int area) {
    return world.unitsAt(area).stream().mapToInt(unit -> world.kindOf(unit).strength()).sum();
  }

  /** An administrator in the capital stays there. */
  static boolean leads(LeadOn decision) {
    World world = decision.world();
    return !isClerk(world, decision.leader())
        || world.leaderAt(decision.leader()) != world.capital(decision.chooser());
  }

  /** What a leader is worth, or what there is, if the units can be kept by the next taxes. */
  static int ransom(ChooseRansom decision) {
    World world = decision.world();
    int own = decision.chooser();
    int taxes = Holdings.value(world, Holdings.taxable(world, own));
    int spare = world.treasury(own) + Math.min(0, taxes - Prices.upkeepOf(world, own));
    return Math.clamp(worth(world, decision.leader()), 0, Math.max(0, spare));
  }

  private static int worth(World world, int leader) {
    LeaderKind kind = world.leaderKind(leader);
    return GIFT + A_COLUMN * Math.max(kind.land(), kind.naval());
  }

  /** Half of what he is worth is better than nothing. */
  static boolean accepts(AcceptRansom decision) {
    return 2 * decision.sum() >= worth(decision.world(), decision.leader());
  }

  /** Who could pay once he is richer keeps his leader alive; the others have nothing to give. */
  static boolean executes(ExecuteCaptive decision) {
    World world = decision.world();
    int owner = world.leaderOwner(decision.leader());
    return world.treasury(owner) == 0 && Holdings.taxable(world, owner).isEmpty();
  }
}
