package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.diplomacy.Bonds;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.movement.Declaring;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.kernel.Rule;

/** A nation has its turn in the Military Phase. */
@Rule({"XVIII.H", "XXII.A"})
public final class Activation {

  private Activation() {}

  public static void run(Play play, int nation) {
    run(play, nation, () -> {});
  }

  /**
   * Runs an activation that others interrupt.
   *
   * @param between what they do after its first Unit Stacks sub-step
   */
  public static void run(Play play, int nation, Runnable between) {
    play.happen(new SequenceEvent.ActivationBegan(nation));
    EventPlays.offer(play, Moment.START_OF_ACTIVATION, nation);
    EventPlays.offer(play, Moment.ANY_ACTIVATION, nation);
    Declaring.hear(play, nation);
    if (Raiding.isChosen(play, nation)) {
      Raiding.run(play, nation);
    } else {
      goToWar(play, nation, between);
    }
    HordeCamp.drawIn(play, nation);
    play.happen(new SequenceEvent.ActivationEnded(nation));
    Bonds.activationEnded(play, nation);
  }

  private static void goToWar(Play play, int nation, Runnable between) {
    for (SubStep step : SubStep.values()) {
      if (step.isDue(play.world(), nation)) {
        step.play(play, nation);
      }
      if (step == SubStep.UNIT_STACKS) {
        between.run();
        resume(play, nation);
      }
    }
  }

  /** Whoever acted in between has left the stage. */
  private static void resume(Play play, int nation) {
    if (play.world().active() != nation) {
      play.happen(new SequenceEvent.ActivationResumed(nation));
    }
  }
}
