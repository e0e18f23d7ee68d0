package org.groma.engine.romanitas.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.territory;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Post;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every row of the lists of diplomacy, of those who come back and of what is built. */
class DiplomacyRowsTest {

  private final RomanitasScene scene = RomanitasScene.of().with(5);

  private void manage(RomanitasScene in, Measure measure) {
    in.answers.answer(Managing.class, measure).answer(Managing.class, new Measure.Done());
    Management.play(in.play);
  }

  @ParameterizedTest
  @CsvSource({
    "persians,5",
    "vandals,4",
    "visigoths,4",
    "ostrogoths,4",
    "avars,4",
    "berbers,4",
    "franks,4",
    "lombards,4",
    "slavs,4"
  })
  void anAmbassadorIsHeardFromSoMuchOn(String id, int least) {
    for (int die = 1; die <= 6; die++) {
      RomanitasScene each = RomanitasScene.of().with(5);
      each.dice.d6(die);
      manage(each, new Measure.Ambassador(nation(id)));
      assertThat(each.empire.hasPromised(nation(id))).as("%d", die).isEqualTo(die >= least);
      assertThat(each.empire.points()).isEqualTo(4);
    }
  }

  @ParameterizedTest
  @CsvSource({"albania,,5", "lakhmids-ghassanids,,5", "iberia,trapezus,4", "lazica,chersonesos,4"})
  void aMarriageIsMadeFromSoMuchOn(String client, String city, int least) {
    int number = RomanitasSample.SETTING.board().clients().indexOf(client);
    for (int die = 1; die <= 6; die++) {
      assertThat(isMarried(number, die, RomanitasScene.of())).as("%d", die).isEqualTo(die >= least);
      if (city != null) {
        RomanitasScene without =
            RomanitasScene.of().after(new LandEvent.Taken(territory(city), nation("persians")));
        assertThat(isMarried(number, die, without)).as("without %s", city).isEqualTo(die >= 5);
      }
    }
  }

  private boolean isMarried(int client, int die, RomanitasScene in) {
    in.with(5).after(new NationEvent.ClientTurned(client, false));
    in.dice.d6(die);
    manage(in, new Measure.Marriage(client));
    assertThat(in.empire.points()).isEqualTo(4);
    return in.empire.client(client) == Allegiance.ROMAN;
  }

  @Test
  void aMissionaryTurnsAClientWithoutADie() {
    scene.after(new NationEvent.ClientTurned(1, false));
    manage(scene, new Measure.MissionToClient(1));
    assertThat(scene.empire.client(1)).isEqualTo(Allegiance.ROMAN);
    assertThat(scene.empire.points()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"WEAK_PATRIARCH,3,2", "PATRIARCH,4,1"})
  void thePatriarchSetsThePriceOfAMissionary(Box box, int die, int price) {
    scene.after(new ActaEvent.Entered(box, die, die));
    assertThat(Prices.of(scene.empire, new Measure.MissionToClient(1))).isEqualTo(price);
  }

  @ParameterizedTest
  @CsvSource({
    "limitanei,true,false", "skoutatoi,true,false", "mercenary-infantry,true,true",
    "isaurians,false,true", "excubites,false,true", "symmachoi,false,true",
    "boukellaroi,false,true", "cataphracts,false,true", "scholae-palatinae,false,true",
    "mercenary-archers,false,true"
  })
  void aUnitComesBackUnpaidOrForOne(String type, boolean light, boolean paid) {
    int unit = unit(type, 0);
    scene.after(new TroopEvent.UnitEliminated(unit));
    Managing managing = new Managing(scene.empire);
    assertThat(managing.refusal(new Measure.RecallLight(unit)).isEmpty()).isEqualTo(light);
    assertThat(managing.refusal(new Measure.Recall(List.of(unit))).isEmpty()).isEqualTo(paid);

    manage(scene, light ? new Measure.RecallLight(unit) : new Measure.Recall(List.of(unit)));
    assertThat(scene.empire.unit(unit)).isEqualTo(Post.READY);
    assertThat(scene.empire.points()).isEqualTo(light ? 5 : 4);
  }

  @Test
  void aComesComesBackUnpaidInPlaceOfAUnit() {
    scene.after(
        new TroopEvent.FigureEliminated(Figure.COMES),
        new TroopEvent.UnitEliminated(unit("skoutatoi", 0)));
    manage(scene, new Measure.RecallFigure(Figure.COMES));
    assertThat(scene.empire.figure(Figure.COMES)).isEqualTo(Post.READY);
    assertThat(scene.empire.points()).isEqualTo(5);
    assertThat(new Managing(scene.empire).refusal(new Measure.RecallLight(unit("skoutatoi", 0))))
        .isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "MONASTERY,1,nicaea",
    "BASILICA,2,constantinople",
    "BASILICA,2,antioch",
    "BASILICA,2,jerusalem",
    "BASILICA,2,alexandria",
    "FORTIFICATIONS,1,melitene",
    "FORTIFICATIONS,1,antioch",
    "WALLS,2,nicaea"
  })
  void aMonumentIsBuiltForItsPrice(MonumentKind kind, int price, String city) {
    int monument = 0;
    while (scene.empire.setting().monuments().get(monument).kind() != kind) {
      monument++;
    }
    manage(scene, new Measure.Build(monument, space(city)));
    assertThat(scene.empire.monumentAt(monument)).isEqualTo(space(city));
    assertThat(scene.empire.points()).isEqualTo(5 - price);
  }
}
