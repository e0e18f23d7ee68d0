package org.groma.engine.invasions.sequence;

import org.groma.engine.invasions.administration.CardStep;
import org.groma.engine.invasions.administration.IncomeStep;
import org.groma.engine.invasions.administration.PurchaseStep;
import org.groma.engine.invasions.administration.SubdualStep;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.diplomacy.Conversion;
import org.groma.engine.invasions.diplomacy.DiplomacyStep;
import org.groma.engine.invasions.diplomacy.EndOfDiplomacy;
import org.groma.engine.invasions.diplomacy.Envoys;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.events.CalendarStep;
import org.groma.engine.invasions.events.CaravanStep;
import org.groma.engine.invasions.events.EventStep;
import org.groma.engine.invasions.events.RaidStep;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.reinforcement.ReinforcementStep;
import org.groma.engine.invasions.scoring.ScoringStep;
import org.groma.engine.invasions.status.KingdomFounding;
import org.groma.engine.invasions.status.StatusStep;
import org.groma.engine.kernel.Rule;

/** Plays the steps of a turn. */
@Rule("IV")
public final class Turn {

  private Turn() {}

  /** Plays one step for everybody whom it concerns, and settles control after it. */
  public static void play(Play play, Step step) {
    switch (step) {
      case STATUS_OF_NATIONS -> StatusStep.run(play);
      case REINFORCEMENTS -> ReinforcementStep.run(play);
      case EVENT_CARDS -> EventStep.run(play);
      case RAIDS -> RaidStep.run(play);
      case CARAVANS -> CaravanStep.run(play);
      case DIPLOMACY -> DiplomacyStep.run(play);
      case ADMINISTRATION_CARDS -> administration(play);
      case INCOME -> {
        Envoys.atStartOfStep(play);
        forAll(play, IncomeStep::run);
        IncomeStep.recoverMinorKingdoms(play);
      }
      case PURCHASES -> {
        Envoys.atStartOfStep(play);
        forCivilized(play, PurchaseStep::run);
        PurchaseStep.capTreasuries(play);
      }
      case REVOLTS_SUBDUAL -> {
        Envoys.atStartOfStep(play);
        forCivilized(play, SubdualStep::run);
      }
      case ACTIVATIONS -> {
        Envoys.atStartOfStep(play);
        Activations.run(play);
      }
      case END_OF_DIPLOMACY -> EndOfDiplomacy.run(play);
      case SCORING -> {
        CalendarStep.run(play);
        ScoringStep.run(play);
      }
    }
    Settlement.settle(play);
    KingdomFounding.settleCapital(play);
    if (play.table().isHeard()) {
      play.tell(new SequenceTold.StepEnded(step.word()));
    }
  }

  private static void administration(Play play) {
    Conversion.run(play);
    Envoys.atStartOfStep(play);
    forCivilized(play, CardStep::run);
  }

  /** What a step does for one nation. */
  private interface ForNation {
    void run(Play play, int nation);
  }

  private static void forAll(Play play, ForNation step) {
    for (int nation : ActivationOrder.of(play.world())) {
      if (play.world().activity(nation) == Activity.ACTIVE) {
        step.run(play, nation);
      }
    }
  }

  private static void forCivilized(Play play, ForNation step) {
    forAll(
        play,
        (game, nation) -> {
          if (game.world().status(nation).isCivilized()) {
            step.run(game, nation);
          }
        });
  }
}
