package org.groma.engine.invasions.status;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Moves Age markers. What would lead beyond the last space has consequences instead, once for each
 * time a nation is told to age, however many spaces.
 */
@Rule({"VI.D", "VI.E"})
public final class Ageing {

  private static final int YOUNGEST = 1;

  private Ageing() {}

  /** Ages a nation, or rejuvenates it by a negative number. Only active nations have an age. */
  public static void age(Play play, int nation, int spaces) {
    if (play.world().activity(nation) != Activity.ACTIVE || spaces == 0) {
      return;
    }
    if (spaces < 0) {
      rejuvenate(play, nation, -spaces);
    } else if (play.world().isBarbarian(nation)) {
      ageBarbarian(play, nation, spaces);
    } else {
      ageCivilized(play, nation, spaces);
    }
  }

  private static void rejuvenate(Play play, int nation, int spaces) {
    World world = play.world();
    if (world.decline(nation) > 0) {
      Decline.change(play, nation, -1);
    } else {
      move(play, nation, Math.max(YOUNGEST, world.age(nation) - spaces));
    }
  }

  /** Ageing from the last space is a check for a Kingdom (ruling C30). */
  private static void ageBarbarian(Play play, int nation, int spaces) {
    int last = play.setting().figures().status().ageing().lastOfBarbarians();
    int reached = play.world().age(nation) + spaces;
    move(play, nation, Math.min(last, reached));
    if (reached > last) {
      KingdomCheck.roll(play, nation);
    }
  }

  /**
   * Ages a Kingdom or an Empire.
   *
   * @return whether that made the nation check for an Empire
   */
  static boolean ageCivilized(Play play, int nation, int spaces) {
    World world = play.world();
    int last = play.setting().figures().status().ageing().lastOfCivilized();
    int before = world.age(nation);
    int reached = before + spaces;
    boolean advances = before < last;
    boolean checks = reached > last && world.decline(nation) == Decline.DOUBLED;
    move(play, nation, Math.min(last, reached));
    if (reached > last) {
      Decline.change(play, nation, 1);
    }
    if (advances && !checks) {
      EmpireCheck.roll(play, nation);
    }
    return advances || checks;
  }

  private static void move(Play play, int nation, int age) {
    if (age != play.world().age(nation)) {
      play.happen(new NationEvent.AgeSet(nation, age));
    }
  }
}
