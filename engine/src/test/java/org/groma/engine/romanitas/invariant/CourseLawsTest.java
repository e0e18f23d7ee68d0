package org.groma.engine.romanitas.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.territory;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import org.groma.engine.kernel.Violation;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Phase;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.setting.Setting;
import org.junit.jupiter.api.Test;

/** Each law is broken by a log that a faulty game would write, and not by one of a good game. */
class CourseLawsTest {

  private static final RomanitasEvent SIX = new PointsEvent.Changed(6, Reason.COUNT);

  private static List<String> broken(RomanitasEvent... log) {
    EmpireWatch watch = new EmpireWatch(RomanitasSample.SETTING);
    for (RomanitasEvent event : log) {
      watch.accept(event);
    }
    return watch.broken().stream().map(Violation::invariant).toList();
  }

  private static RomanitasEvent began(Phase phase) {
    return new TurnEvent.PhaseBegan(phase);
  }

  @Test
  void theGradeGoesByTheRpOfTheLastOrganisation() {
    RomanitasEvent[] spent = {
      SIX, began(Phase.ACTIONS), new PointsEvent.Changed(-4, Reason.MOBILISATION), null
    };
    spent[3] = new TurnEvent.Ended(Grade.MAJOR_VICTORY, Ending.LAST_TURN);
    assertThat(broken(spent)).isEmpty();
    spent[3] = new TurnEvent.Ended(Grade.MAJOR_DEFEAT, Ending.LAST_TURN);
    assertThat(broken(spent)).containsExactly("grade.of-organisation");
  }

  @Test
  void nobodyGoesOnWithNothing() {
    assertThat(broken(began(Phase.ACTIONS))).containsExactly("points.left-after-organisation");
    assertThat(broken(SIX, began(Phase.ACTIONS))).isEmpty();
  }

  @Test
  void aFleetThatPiratesStaysThatTurn() {
    RomanitasEvent came = new NationEvent.FleetCame(nation("vandals"), 0);
    RomanitasEvent pirated = new NationEvent.Pirated(nation("vandals"));
    RomanitasEvent left = new NationEvent.FleetCame(nation("vandals"), 1);
    assertThat(broken(came, pirated, left)).containsExactly("piracy.fleet-stays");
    assertThat(broken(came, pirated, new TurnEvent.TurnBegan(2), left)).isEmpty();
  }

  @Test
  void aKingdomTriesToTakeItsLossBack() {
    RomanitasEvent lost = new LandEvent.Taken(territory("thapsus"), Setting.ROMANS);
    RomanitasEvent turn = new TurnEvent.TurnBegan(2);
    RomanitasEvent back = new DeedTold.ReconquestBegan(nation("vandals"), territory("thapsus"));
    assertThat(broken(lost, turn, began(Phase.MANAGEMENT))).containsExactly("reconquest.tried");
    assertThat(broken(lost, turn, back, began(Phase.MANAGEMENT))).isEmpty();
  }

  @Test
  void persiaIsInvadedOnceATurn() {
    RomanitasEvent invasion = new NationEvent.ExpeditionBegan();
    assertThat(broken(invasion, invasion)).containsExactly("expedition.once");
    assertThat(broken(invasion, new TurnEvent.TurnBegan(2), invasion)).isEmpty();
  }

  @Test
  void whoLandsWasCalledUpWithAMagister() {
    RomanitasEvent landed = new DeedTold.AttackBegan(territory("syracusae"), true);
    List<Integer> units = List.of(unit("skoutatoi", 0));
    RomanitasEvent comes = new TroopEvent.Mustered(units, List.of(Figure.COMES));
    RomanitasEvent magister = new TroopEvent.Mustered(units, List.of(Figure.MAGISTER));
    assertThat(broken(comes, landed)).containsExactly("landing.under-magister");
    assertThat(broken(magister, new TroopEvent.Dismissed(), comes, landed))
        .containsExactly("landing.under-magister");
    assertThat(broken(magister, landed)).isEmpty();
  }
}
