package org.groma.engine.invasions.raid;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.FieldBattle;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Award;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.RaidFigures;
import org.groma.engine.invasions.siege.Pillage;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** What a raid comes to. */
@Rule({"XI.E", "XI.F", "XI.G"})
final class RaidOutcome {

  private static final String REASON = "raid";

  private RaidOutcome() {}

  static void roll(Play play, RaidParty party, RaidPath path) {
    int modifier = modifier(play.world(), path);
    if (play.table().isFollowed()) {
      play.tell(
          new PlunderTold.RaidBegan(
              party.nation(), party.units(), path.target(), path.via(), modifier));
    }
    int result = play.table().roll(Die.D10, Roll.RAID) + modifier;
    RaidFigures.Outcome outcome = play.setting().figures().raid().outcome(result);
    switch (outcome.result()) {
      case FAILURE -> fail(play, party, path.target(), outcome);
      case MINUS -> {
        gain(play, party.nation(), outcome);
        play.happen(new LandEvent.RaidMarked(path.target(), RaidMark.MINUS));
      }
      case PLUS -> {
        gain(play, party.nation(), outcome);
        devastate(play, party.nation(), path.target());
        if (outcome.maySettle()) {
          offerToSettle(play, party, path.target());
        }
      }
    }
  }

  /** Opponents in the target and on the way, and what the last raid found. */
  static int modifier(World world, RaidPath path) {
    int opponents = RaidPath.opponents(world, path.target()) + path.opponents();
    return opponents * world.setting().figures().raid().unit()
        + RaidMarkers.modifier(world, path.target());
  }

  private static void fail(Play play, RaidParty party, int target, RaidFigures.Outcome outcome) {
    if (play.table().isHeard()) {
      play.tell(new PlunderTold.RaidFailed(party.nation(), target));
    }
    UnitSet left = party.units();
    for (int lost = 0; lost < outcome.lost() && !left.isEmpty(); lost++) {
      int unit =
          left.size() == 1
              ? left.get(0)
              : play.table().ask(new ChooseLostRaider(play.world(), party.nation(), left));
      play.happen(new UnitEvent.Removed(UnitSet.of(unit)));
      left = left.minus(UnitSet.of(unit));
    }
  }

  private static void gain(Play play, int nation, RaidFigures.Outcome outcome) {
    Coffers.gain(play, nation, 2 * outcome.gold());
    Pillage.draw(play, nation, outcome.markers());
    Award.deed(play, nation, 2 * outcome.points(), REASON);
  }

  private static void devastate(Play play, int nation, int target) {
    play.happen(new LandEvent.RaidMarked(target, RaidMark.PLUS));
    play.happen(new LandEvent.PillageSet(target, true));
    if (play.world().limes(target) >= 0) {
      play.happen(new LandEvent.LimesSet(target, World.NOBODY));
      Bonuses.limesRaided(play, nation);
    }
  }

  private static void offerToSettle(Play play, RaidParty party, int target) {
    if (!play.table().ask(new ChooseSettling(play.world(), party.nation(), target))) {
      return;
    }
    World world = play.world();
    play.happen(new UnitEvent.Placed(party.units(), target));
    if (world.activity(party.nation()) == Activity.RAIDER) {
      play.happen(new NationEvent.ActivityChanged(party.nation(), Activity.INACTIVE));
    }
    if (Attitude.isOpposed(world, party.nation(), target)) {
      Stack settlers = new Stack(party.nation(), party.units(), Stack.NO_LEADER, target);
      FieldBattle.fight(play, settlers, false);
    }
  }
}
