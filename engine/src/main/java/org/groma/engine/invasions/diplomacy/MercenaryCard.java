package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.AreaControl;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A Barbarian nation has to lend a unit for one activation. */
@Rule("XXX.H")
final class MercenaryCard implements EnvoyCard {

  @Override
  public Optional<Refusal> refusal(World world, int holder, Errand errand) {
    int target = errand.target();
    if (target == holder
        || world.activity(target) != Activity.ACTIVE
        || !world.isBarbarian(target)) {
      return refuse("Mercenaries are hired of a Barbarian nation");
    }
    return isNear(world, holder, target)
        ? Optional.empty()
        : refuse("The horde must be in or next to a controlled Area");
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("XXX.H", reason));
  }

  private static boolean isNear(World world, int holder, int target) {
    Board board = world.setting().board();
    int horde = world.horde(target);
    if (horde < 0) {
      return false;
    }
    boolean near = isControlled(world, holder, horde);
    for (int i = 0; i < board.degree(horde) && !near; i++) {
      int next = board.target(horde, i);
      near = board.isProvince(next) && isControlled(world, holder, next);
    }
    return near;
  }

  private static boolean isControlled(World world, int nation, int province) {
    int area = world.setting().board().area(province);
    return area >= 0 && AreaControl.isIn(world, nation, area);
  }

  @Override
  public void add(World world, int holder, int target, List<Errand> errands) {
    errands.add(Errand.to(DiplomacyDeck.Kind.MERCENARY, target));
  }

  @Override
  public void play(Play play, int holder, Errand errand) {
    Mercenaries.lendByChoice(play, errand.target(), holder, Contract.CARD);
  }
}
