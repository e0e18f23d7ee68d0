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
    play.happen(new SequenceEvent.ActivationBegan(nation));
    EventPlays.offer(play, Moment.START_OF_ACTIVATION, nation);
    EventPlays.offer(play, Moment.ANY_ACTIVATION, nation);
    Declaring.hear(play, nation);
    if (Raiding.isChosen(play, nation)) {
      Raiding.run(play, nation);
    } else {
      goToWar(play, nation);
    }
    play.happen(new SequenceEvent.ActivationEnded(nation));
    Bonds.activationEnded(play, nation);
  }

  private static void goToWar(Play play, int nation) {
    for (SubStep step : SubStep.values()) {
      if (step.isDue(play.world(), nation)) {
        step.play(play, nation);
      }
    }
  }
}
