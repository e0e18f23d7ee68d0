package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.control.AreaControl;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.RuinFigures;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** Sees whether an old Empire survives its bankruptcy. */
@Rule("XIV.K")
public final class Collapse {

  private Collapse() {}

  /** Rolls for an Empire old enough to collapse, and ends it if it does. */
  public static void check(Play play, int empire) {
    World world = play.world();
    RuinFigures figures = play.setting().figures().ruin();
    if (world.status(empire) != Status.EMPIRE || world.age(empire) < figures.collapseFromAge()) {
      return;
    }
    int result = play.table().roll(Die.D10, Roll.COLLAPSE) + modifier(world, empire);
    boolean collapses = result >= figures.collapseAt();
    if (play.table().isHeard()) {
      play.tell(new CivilTold.CollapseChecked(empire, result, collapses));
    }
    if (collapses) {
      new EndOfEmpire(play, empire).fall();
    }
  }

  static int modifier(World world, int empire) {
    RuinFigures figures = world.setting().figures().ruin();
    int modifier =
        figures.perAge() * (world.age(empire) - figures.collapseFromAge())
            + figures.inDecline(world.decline(empire))
            + figures.perCalamity() * world.realms().calamities(empire);
    int fell = world.realms().capitalFell(empire);
    if (fell > 0 && fell == world.turn() - 1) {
      modifier += figures.capitalLost();
    }
    return modifier + figures.perArea() * otherAreas(world, empire);
  }

  /** The Areas it controls, itself or by a vassal, but the capital's. */
  private static int otherAreas(World world, int empire) {
    Board board = world.setting().board();
    int capital = world.capital(empire);
    int home = capital < 0 ? Board.NONE : board.area(capital);
    int count = 0;
    for (int area = 0; area < board.areas(); area++) {
      if (area != home && AreaControl.isIn(world, empire, area)) {
        count++;
      }
    }
    return count;
  }
}
