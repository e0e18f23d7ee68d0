package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.RevoltFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** A nation tries to subdue its revolts, where it has units and wants to. */
@Rule("XVI.F")
public final class SubdualStep {

  private SubdualStep() {}

  public static void run(Play play, int nation) {
    World world = play.world();
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      boolean possible = world.revolt(province) > 0 && world.countAt(province, 1L << nation) > 0;
      if (possible && play.table().ask(new ChooseSubdual(world, nation, province))) {
        subdue(play, nation, province);
      }
    }
  }

  private static void subdue(Play play, int nation, int province) {
    World world = play.world();
    RevoltFigures figures = play.setting().figures().revolt();
    int modifier = modifier(world, nation, province);
    int leader = leader(world, nation, province);
    int reRolls = leader < 0 ? 0 : play.setting().leader(leader).combat();
    int result = play.table().roll(Die.D10, Roll.REVOLT_SUBDUAL) + modifier;
    while (result < figures.subdued() && reRolls-- > 0) {
      result = play.table().roll(Die.D10, Roll.REVOLT_SUBDUAL) + modifier;
    }
    boolean subdued = result >= figures.subdued();
    if (play.table().isHeard()) {
      play.tell(new CivilTold.SubdualTried(nation, province, modifier, subdued));
    }
    if (subdued) {
      play.happen(new LandEvent.RevoltSet(province, 0));
      Bonuses.revoltSubdued(play, nation);
    } else {
      loseUnit(play, nation, province, leader);
    }
  }

  /** Every unit present counts, those of friends too (ruling E25). */
  static int modifier(World world, int nation, int province) {
    RevoltFigures figures = world.setting().figures().revolt();
    int units = world.countAt(province, world.diplomacy().friends(nation));
    return figures.perUnit() * units + creed(world, nation, province);
  }

  /** Heresy, and another religion than the nation's, make it harder. */
  private static int creed(World world, int nation, int province) {
    RevoltFigures figures = world.setting().figures().revolt();
    int area = world.setting().board().area(province);
    if (area < 0) {
      return 0;
    }
    boolean sameFaith = world.setting().country().faith(area) == world.realms().religion(nation);
    boolean heretical =
        Heresies.trouble(world, nation, area) || (sameFaith && isCapitalHeretical(world, nation));
    return (heretical ? figures.heresy() : 0) + (sameFaith ? 0 : figures.otherReligion());
  }

  /** Seen from a heretical capital, orthodox provinces of the same faith are the heretics. */
  private static boolean isCapitalHeretical(World world, int nation) {
    int capital = world.capital(nation);
    int area = capital < 0 ? Board.NONE : world.setting().board().area(capital);
    return area >= 0 && Heresies.trouble(world, nation, area);
  }

  /** The nation's leader with the best combat value, who gives the re-rolls; -1 without one. */
  private static int leader(World world, int nation, int province) {
    int best = -1;
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (world.leaderPlace(leader) == province
          && world.setting().leader(leader).nation() == nation
          && (best < 0
              || world.setting().leader(leader).combat() > world.setting().leader(best).combat())) {
        best = leader;
      }
    }
    return best;
  }

  private static void loseUnit(Play play, int nation, int province, int leader) {
    World world = play.world();
    UnitSet units = world.unitsAt(province, 1L << nation);
    int lost =
        units.size() == 1
            ? units.get(0)
            : play.table().ask(new ChooseSubdualLoss(world, nation, units));
    play.happen(new UnitEvent.Eliminated(UnitSet.of(lost)));
    if (units.size() == 1 && leader >= 0 && !play.table().d2(Roll.SUBDUAL_LEADER)) {
      play.happen(new LeaderEvent.Fell(leader));
    }
  }
}
