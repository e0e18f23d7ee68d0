package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Specials;
import org.groma.engine.kernel.Rule;

/** When the sequence of play looks after the special rules. */
@Rule("14.2")
public final class Consequences {

  private Consequences() {}

  /** Before anybody does anything in a turn. */
  public static void beginTurn(Play play) {
    play.setting().specials().all(Opposition.class).forEach(rule -> rule.roll(play));
  }

  /** Before a phase of a position. */
  public static void beforePhase(Play play, Phase phase, int position) {
    Specials specials = play.setting().specials();
    if (phase == Phase.MOVEMENT) {
      specials.of(MovesNearLeader.class, position).ifPresent(rule -> rule.look(play));
    }
  }

  /** After any phase of anybody. */
  public static void afterPhase(Play play) {
    Specials specials = play.setting().specials();
    specials.all(TruceUntilInvasion.class).forEach(truce -> truce.watch(play));
    specials.all(Surrenders.class).forEach(rule -> rule.look(play));
  }

  /** Before the first administration phase of a turn. */
  public static void beforeAdministration(Play play) {
    List<HalfFalls> due =
        play.setting().specials().all(HalfFalls.class).stream()
            .filter(half -> half.isDue(play.world()))
            .toList();
    for (HalfFalls half : due) {
      boolean survived =
          play.world().isPlaying(half.heir())
              && due.stream().noneMatch(other -> other.position() == half.heir());
      half.happen(play, survived);
    }
  }
}
