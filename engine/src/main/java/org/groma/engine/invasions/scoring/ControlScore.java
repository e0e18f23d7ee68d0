package org.groma.engine.invasions.scoring;

import java.util.List;
import org.groma.engine.invasions.control.SharedControl;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.ScoreFigures;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What a nation's land is worth in points. A suzerain counts its vassals' land, a patron half of
 * its clients', a federator the provinces it ceded, and allies share where both stand.
 */
@Rule({"V.B", "XXVI.B", "XXVII.A", "XXVIII.D", "XXIX.E", "XXIX.F"})
public final class ControlScore {

  /** A share of one: half of a half can be kept. */
  private static final int WHOLE = 4;

  private final World world;
  private final Diplomacy diplomacy;
  private final ScoreFigures figures;
  private final int nation;

  private ControlScore(World world, int nation) {
    this.world = world;
    this.diplomacy = world.diplomacy();
    this.figures = world.setting().figures().score();
    this.nation = nation;
  }

  /** In half-points, rounded up to whole points (ruling C29). */
  public static int of(World world, int nation, VictoryBlocks.Block block) {
    ControlScore score = new ControlScore(world, nation);
    int parts = 0;
    for (Goal goal : world.setting().victory().goals(nation, block)) {
      parts += score.parts(goal);
    }
    // half-points by quarters, and halved once more for a vassal
    int kept = world.diplomacy().suzerain(nation) >= 0 ? score.figures.vassal() : 2;
    return 2 * Math.ceilDiv(parts * kept, 2 * 2 * WHOLE);
  }

  /** Whether a line about control would give a nation any points now. */
  public static boolean isReached(World world, int nation, Goal goal) {
    return new ControlScore(world, nation).parts(goal) > 0;
  }

  /**
   * The half-points that a nation would earn with a province when control is scored next: a measure
   * for players, not a rule.
   */
  public static int pointsFor(World world, int nation, int province) {
    VictoryBlocks victory = world.setting().victory();
    VictoryBlocks.Block next = victory.next(world.turn(), world.realms().isIslamCreated());
    return victory.worth(nation, next, province);
  }

  private int parts(Goal goal) {
    return switch (goal) {
      case Goal.Provinces(int halves, List<Integer> provinces, boolean vassals) -> {
        int shares = 0;
        for (int province : provinces) {
          shares += share(province, vassals);
        }
        yield halves * shares;
      }
      case Goal.Areas(int halves, List<Integer> areas) -> {
        int shares = 0;
        for (int area : areas) {
          int incumbent = world.incumbent(area);
          shares += incumbent < 0 ? 0 : shareOf(incumbent, WHOLE, true);
        }
        yield halves * shares;
      }
      case Goal.AtLeast(int halves, int count, List<Integer> provinces, boolean vassals) -> {
        int held = 0;
        for (int province : provinces) {
          held += isHeld(province, vassals) ? 1 : 0;
        }
        yield held >= count ? WHOLE * halves : 0;
      }
      case Goal.Standing(int halves) -> stands() ? WHOLE * halves : 0;
      case Goal.Clients(int halves) -> WHOLE * halves * Long.bitCount(diplomacy.clients(nation));
      default -> 0;
    };
  }

  private boolean stands() {
    return world.activity(nation) == Activity.ACTIVE
        && (world.capital(nation) >= 0 || world.horde(nation) >= 0);
  }

  /** The nation's part of the points for a province, in quarters. */
  private int share(int province, boolean vassals) {
    int owner = owner(province);
    if (owner < 0) {
      return 0;
    }
    int ally = SharedControl.sharer(world, owner, province);
    if (ally < 0) {
      return shareOf(owner, WHOLE, vassals);
    }
    int each = WHOLE * figures.ally() / 2;
    return Math.min(WHOLE, shareOf(owner, each, vassals) + shareOf(ally, each, vassals));
  }

  private int shareOf(int owner, int parts, boolean vassals) {
    if (owner == nation) {
      return parts;
    }
    if (diplomacy.suzerain(owner) == nation) {
      return vassals ? parts * figures.suzerain() / 2 : 0;
    }
    return diplomacy.patron(owner) == nation ? parts * figures.patron() / 2 : 0;
  }

  private boolean isHeld(int province, boolean vassals) {
    int owner = owner(province);
    return owner >= 0
        && (owner == nation
            || (vassals && diplomacy.suzerain(owner) == nation)
            || SharedControl.sharer(world, owner, province) == nation);
  }

  /** Who controls it; a federator where its federate holds land it was given. */
  private int owner(int province) {
    int holder = world.holder(province);
    int federate = world.foedus(province);
    return federate >= 0 && holder == federate && diplomacy.federator(federate) >= 0
        ? diplomacy.federator(federate)
        : holder;
  }
}
