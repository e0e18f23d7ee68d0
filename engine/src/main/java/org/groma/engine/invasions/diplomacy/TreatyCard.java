package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Commanders;
import org.groma.engine.invasions.field.Retreat;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Gold buys a province and peace for a turn. */
@Rule("XXX.C")
final class TreatyCard implements EnvoyCard {

  /** As many provinces as are laid before a player for each nation. */
  private static final int FEW = 3;

  @Override
  public Optional<Refusal> refusal(World world, int holder, Errand errand) {
    int target = errand.target();
    if (target == holder
        || world.activity(target) != Activity.ACTIVE
        || world.diplomacy().stance(holder, target) == Stance.FRIENDLY) {
      return refuse("A treaty is made with an active nation that is no friend");
    }
    if (!isCedable(world, target, errand.first())) {
      return refuse("Neither a capital nor a horde's province nor a granary is ceded");
    }
    if (!isWithinReach(world, holder, errand.first())) {
      return refuse("The province lies next to an own one, or is an island off an own fleet");
    }
    return settlers(world, holder, target, errand.first()).isEmpty()
        ? refuse("A unit must be moved in")
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("XXX.C", reason));
  }

  /** Who could move in; nobody where friends who stay leave no room. */
  private static UnitSet settlers(World world, int holder, int target, int province) {
    long staying = world.diplomacy().friends(holder) & ~world.diplomacy().friends(target);
    if (world.countAt(province, staying) >= Stacking.limit(world, holder, province)) {
      return UnitSet.NONE;
    }
    return Mercenaries.available(world, holder)
        .where(unit -> ClosedLand.mayHold(world, UnitSet.of(unit), province));
  }

  private static boolean isCedable(World world, int target, int province) {
    return province >= 0
        && province < world.setting().board().provinces()
        && world.holder(province) == target
        && world.capitalAt(province) < 0
        && world.hordesAt(province) == 0
        && world.foedus(province) < 0
        && !world.setting().bondRules().isGranary(province);
  }

  private static boolean isWithinReach(World world, int holder, int province) {
    Board board = world.setting().board();
    boolean island = true;
    boolean fleet = false;
    for (int i = 0; i < board.degree(province); i++) {
      int next = board.target(province, i);
      if (board.isProvince(next)) {
        island = false;
        if (world.holder(next) == holder) {
          return true;
        }
      } else if (board.isSea(next)) {
        fleet |= world.countAt(next, 1L << holder) > 0;
      }
    }
    return island && fleet;
  }

  @Override
  public void add(World world, int holder, int target, List<Errand> errands) {
    int count = 0;
    for (int i = world.nextHeldBy(target, 0);
        i >= 0 && count < FEW;
        i = world.nextHeldBy(target, i + 1)) {
      if (isCedable(world, target, i)
          && isWithinReach(world, holder, i)
          && !settlers(world, holder, target, i).isEmpty()) {
        errands.add(new Errand(DiplomacyDeck.Kind.TREATY, target, -1, i, -1));
        count++;
      }
    }
  }

  /** The units of the target go, one of the holder's at least comes, and both keep the peace. */
  @Override
  public void play(Play play, int holder, Errand errand) {
    World world = play.world();
    int province = errand.first();
    int target = errand.target();
    play.happen(new NationEvent.PactMade(holder, target));
    leave(play, target, province);
    if (world.limes(province) >= 0) {
      play.happen(new LandEvent.LimesSet(province, World.NOBODY));
    }
    int unit =
        play.table()
            .ask(
                new Mercenaries.ChooseMercenary(
                    world, holder, settlers(world, holder, target, province)));
    play.happen(new UnitEvent.Placed(UnitSet.of(unit), province));
    play.happen(new LandEvent.HolderChanged(province, holder));
    Settlement.settle(play);
  }

  /** There is no fight, but they go the ways of a retreat; leaders go along. */
  private static void leave(Play play, int target, int province) {
    World world = play.world();
    UnitSet leaving = world.unitsAt(province, world.diplomacy().friends(target));
    int leader = Commanders.broadest(world, target, province);
    Retreat.evacuate(play, new Stack(target, leaving, leader, province));
  }
}
