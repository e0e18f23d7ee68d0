package org.groma.engine.cycles.administration;

import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.leader.Presence;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.Bribes;
import org.groma.engine.cycles.special.ChosenAdministration;
import org.groma.engine.cycles.special.OddRevolts;
import org.groma.engine.cycles.special.RevivalOnce;
import org.groma.engine.cycles.special.SolitaireEvents;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The administration phase of one position. {@link Recovery#run} comes before the first of a turn.
 */
@Rule({"4.6", "10.6", "11.6"})
public final class Administration {

  private Administration() {}

  public static void play(Play play, int position) {
    World world = play.world();
    if (!world.isPlaying(position) || isLeftOut(world)) {
      return;
    }
    if (world.isTied(position)) {
      play.happen(new PositionEvent.CoupTried(position, false));
    }
    if (world.stage(position) == Stage.BARBARIAN) {
      Ascension.mayBecomeKingdom(play, position);
    } else {
      while (world.isPlaying(position) && world.rebellionsDue(position) > 0) {
        play.happen(new PositionEvent.RebellionRolled(position));
        Rebellions.roll(play, position);
      }
      if (world.isPlaying(position)) {
        Bribes.pay(play, position);
        roll(play, position);
        SolitaireEvents.mayHappen(play, position);
      }
    }
    if (world.isPlaying(position)) {
      Abandonment.mayHappen(play, position);
    }
  }

  private static boolean isLeftOut(World world) {
    return world.setting().options().noLastAdministration()
        && world.turn() == world.setting().scenario().lastTurn();
  }

  /** The column of the table that a position rolls in. */
  @Rule({"10.6.1", "13.6"})
  public static int column(World world, int position) {
    int own = world.peopleOf(position).administration();
    int led = Presence.columns(world, position);
    return Math.clamp(
        (long) world.columns(position) + own + led,
        0,
        world.setting().administration().columns() - 1);
  }

  private static void roll(Play play, int position) {
    int column = column(play.world(), position);
    Ruling rolled =
        play.setting().administration().ruling(column, play.rollTwo(Cast.ADMINISTRATION));
    Ruling ruling = ChosenAdministration.instead(play, position, column, rolled);
    if (play.isFollowed()) {
      play.tell(new DeedTold.Administered(position, column, ruling));
    }
    RevivalOnce.become(play, position, ruling).ifPresent(to -> obey(play, position, to));
    for (int left = OddRevolts.of(play, position, ruling); left > 0; left--) {
      Revolts.oneCity(play, position, Rebellion.CITY_REVOLTS);
    }
  }

  /** What a cell of the table brings. */
  @Rule("10.6.2")
  static void obey(Play play, int position, Ruling ruling) {
    switch (ruling.word()) {
      case GOOD_RULER -> play.happen(new PositionEvent.MoodChanged(position, Mood.GOOD_RULER));
      case CORRUPTION -> play.happen(new PositionEvent.MoodChanged(position, Mood.CORRUPTION));
      case REBELLION -> Rebellions.roll(play, position);
      case REVIVAL -> revive(play, position);
      case NUMBER -> {
        if (ruling.number() < turns(play.world(), position)) {
          decay(play, position);
        }
      }
    }
  }

  /** The turns that a number of the table is compared with. */
  public static int turns(World world, int position) {
    return world.turn() - world.since(position);
  }

  private static void decay(Play play, int position) {
    if (play.world().stage(position) == Stage.KINGDOM) {
      Ascension.becomeEmpire(play, position);
    } else {
      Rebellions.roll(play, position);
    }
  }

  /** The turns of the stage are counted anew, and the capital may move. */
  @Rule({"10.6.2", "14.2.1"})
  static void revive(Play play, int position) {
    if (play.setting().options().revivalIsGoodRuler()) {
      play.happen(new PositionEvent.MoodChanged(position, Mood.GOOD_RULER));
      return;
    }
    play.happen(new PositionEvent.Revived(position));
    Capitals.mayMove(play, position);
  }
}
