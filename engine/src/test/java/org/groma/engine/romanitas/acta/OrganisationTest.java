package org.groma.engine.romanitas.acta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.territory;

import java.util.List;
import java.util.Set;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.choice.AllotFate;
import org.groma.engine.romanitas.choice.TakeFavour;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Ban;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrganisationTest {

  private final RomanitasScene scene = RomanitasScene.of();

  private void organise(int politics, int religion, int economy) {
    scene.dice.d6(politics, religion, economy);
    scene.answers.answer(AllotFate.class, List.of(politics, religion, economy));
    Organisation.play(scene.play);
  }

  @ParameterizedTest
  @CsvSource({
    "POLITICAL,1,USURPER,-2", "POLITICAL,2,POLITICAL_REVOLT,-1", "POLITICAL,3,WEAK_BASILEUS,-1",
    "POLITICAL,4,BASILEUS,0", "POLITICAL,5,BASILEUS,0", "POLITICAL,6,STRONG_BASILEUS,1",
    "RELIGIOUS,1,HERESY,-2", "RELIGIOUS,2,RELIGIOUS_QUARRELS,-1", "RELIGIOUS,3,WEAK_PATRIARCH,0",
    "RELIGIOUS,4,PATRIARCH,0", "RELIGIOUS,5,PATRIARCH,0", "RELIGIOUS,6,LOYAL_PATRIARCH,1",
    "ECONOMIC,1,FINANCIAL_CRISIS,-2", "ECONOMIC,2,AGRARIAN_CRISIS,-1", "ECONOMIC,3,PLAGUE,-1",
    "ECONOMIC,4,STABILITY,1", "ECONOMIC,5,STABILITY,1", "ECONOMIC,6,PROSPERITY,2"
  })
  void everyDieHasItsBox(Domain domain, int die, Box box, int points) {
    Acta acta = RomanitasSample.SETTING.acta(domain, die);

    assertThat(acta.box()).isEqualTo(box);
    assertThat(acta.points()).isEqualTo(points);
  }

  @Test
  void boxesForbidHamperAndFavour() {
    Setting setting = RomanitasSample.SETTING;
    Acta usurper = setting.acta(Domain.POLITICAL, 1);
    assertThat(usurper.bans()).containsExactly(Ban.DIPLOMACY);
    assertThat(usurper.attitudes()).isEqualTo(1);
    assertThat(setting.acta(Domain.POLITICAL, 2).unusable())
        .isEqualTo(Set.of("scholae-palatinae", "excubites"));
    assertThat(setting.acta(Domain.POLITICAL, 3).largeForce()).isEqualTo(1);
    assertThat(setting.acta(Domain.POLITICAL, 4).favours())
        .containsExactly(Favour.GUARD, Favour.DONATIO);
    assertThat(setting.acta(Domain.POLITICAL, 6).favours())
        .containsExactlyInAnyOrder(Favour.GUARD, Favour.CAESAR, Favour.ELITE, Favour.DONATIO);
    assertThat(setting.acta(Domain.RELIGIOUS, 1).bans()).containsExactly(Ban.MISSIONARY);
    assertThat(setting.acta(Domain.RELIGIOUS, 2).bans()).containsExactly(Ban.MISSIONARY);
    assertThat(setting.acta(Domain.RELIGIOUS, 3).missionary()).isEqualTo(1);
    assertThat(setting.acta(Domain.RELIGIOUS, 6).favours())
        .containsExactly(Favour.MISSIONARY, Favour.CHURCH_GIFT);
    Acta financial = setting.acta(Domain.ECONOMIC, 1);
    assertThat(financial.bans()).containsExactlyInAnyOrder(Ban.DONATIO, Ban.CHURCH_GIFT);
    assertThat(List.of(financial.removal(), financial.unit(), financial.fleet())).containsOnly(1);
    assertThat(financial.improvement()).isEqualTo(1);
    assertThat(setting.acta(Domain.ECONOMIC, 2).improvement()).isZero();
    assertThat(setting.acta(Domain.ECONOMIC, 3).bans())
        .containsExactlyInAnyOrder(Ban.DIPLOMACY, Ban.MONUMENTS);
    assertThat(setting.acta(Domain.ECONOMIC, 4).free()).isEqualTo(1);
    assertThat(setting.acta(Domain.ECONOMIC, 6).free()).isEqualTo(2);
  }

  @Test
  void theFirstTurnHasABaseOfFive() {
    scene.answers.answer(TakeFavour.class, Favour.DONATIO);
    organise(4, 4, 4);

    assertThat(scene.empire.points()).as("5 from cities, 1 from stability").isEqualTo(6);
    assertThat(scene.empire.has(Favour.DONATIO)).isTrue();
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void aUsurperLetsACityBurn() {
    scene.dice.d6(1, 4, 4).d6(5); // the last for the Desolation
    scene.answers.answer(AllotFate.class, List.of(1, 4, 4));
    Organisation.play(scene.play);

    assertThat(scene.empire.isDesolate(space("oxyrhynchus"))).isTrue();
    assertThat(scene.empire.points()).as("5 + 1 - 2 - 1").isEqualTo(3);
  }

  @Test
  void whatLiesWasteAndFleetsAndPersianClientsCost() {
    scene.with(3);
    scene.after(
        new LandEvent.Desolated(space("syene")),
        new LandEvent.Desolated(space("damascus")),
        new NationEvent.FleetCame(RomanitasSample.nation("vandals"), 0),
        new NationEvent.FleetCame(RomanitasSample.nation("ostrogoths"), 0),
        new NationEvent.ClientTurned(2, false));
    int zone = RomanitasSample.SETTING.board().zone(0).points();
    scene.answers.answer(TakeFavour.class, Favour.GUARD);
    organise(4, 4, 4);

    assertThat(scene.empire.points()).as("a zone counts once").isEqualTo(3 + 5 + 1 - 2 - zone - 1);
  }

  @Test
  void theTrackEndsAtTenAndAtNought() {
    scene.with(9);
    scene.answers.answer(TakeFavour.class, Favour.GUARD);
    organise(4, 4, 6);
    assertThat(scene.empire.points()).isEqualTo(10);
  }

  @Test
  void onlyTheSumIsHeldToTheTrack() {
    scene.with(10);
    scene.after(
        new LandEvent.Desolated(space("syene")), new LandEvent.Desolated(space("damascus")));
    scene.answers.answer(TakeFavour.class, Favour.GUARD);
    organise(4, 1, 4);
    assertThat(scene.empire.points()).as("10 + 5 - 2 + 1 - 2, of which 10 are kept").isEqualTo(10);
  }

  @Test
  void aCityThatTheActaLayWasteIsCountedOnceAndMayCostTheLastPoint() {
    for (String city : List.of("syene", "damascus")) {
      scene.after(new LandEvent.Desolated(space(city)));
    }
    scene.dice.d6(3, 4, 3).d6(1); // 5 - 1 - 1, of which 2 are lost by Desolations; then Trapezus
    scene.answers.answer(AllotFate.class, List.of(3, 4, 3));
    Organisation.play(scene.play);

    assertThat(scene.empire.isDesolate(space("trapezus"))).isTrue();
    assertThat(scene.empire.ended().orElseThrow().ending()).isEqualTo(Ending.NO_POINTS);
  }

  @Test
  void aGiftOfTheChurchMaySaveWhoHasNothing() {
    for (String city : List.of("syene", "damascus", "melitene", "sinope", "nicaea")) {
      scene.after(new LandEvent.Desolated(space(city)));
    }
    scene.answers.answer(TakeFavour.class, Favour.CHURCH_GIFT);
    scene.dice.d6(3, 6, 3).d6(1); // 5 - 1 + 1 - 1 - 5, and Trapezus
    scene.answers.answer(AllotFate.class, List.of(3, 6, 3));
    Organisation.play(scene.play);

    assertThat(scene.empire.points()).isEqualTo(1);
    assertThat(scene.empire.ended()).isEmpty();
  }

  @Test
  void aRazziaMayTakeTheLastPoint() {
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL);
    for (String city : List.of("damascus", "melitene", "sinope", "nicaea")) {
      optional.after(new LandEvent.Desolated(space(city)));
    }
    optional.answers.answer(AllotFate.class, List.of(3, 5, 4));
    optional.dice.d6(3, 5, 4).d6(5); // 5 - 1 + 1 - 4, then the razzia
    Organisation.play(optional.play);

    assertThat(optional.empire.isDesolate(space("syene"))).isTrue();
    assertThat(optional.empire.ended().orElseThrow().ending()).isEqualTo(Ending.NO_POINTS);
  }

  @Test
  void whoHasNothingWhenItIsCountedHasLost() {
    for (String city :
        List.of("syene", "damascus", "antioch", "melitene", "sinope", "nicaea", "ephesus")) {
      scene.after(new LandEvent.Desolated(space(city)));
    }
    scene.answers.answer(TakeFavour.class, Favour.GUARD);
    organise(4, 3, 4);

    assertThat(scene.empire.ended()).isPresent();
    assertThat(scene.empire.ended().get().ending()).isEqualTo(Ending.NO_POINTS);
  }

  @Test
  void theTurnBeforeWeighsOnTheDice() {
    scene.after(
        new ActaEvent.Entered(Box.HERESY, 1, 1),
        new ActaEvent.Entered(Box.AGRARIAN_CRISIS, 2, 2),
        new TroopEvent.MagisterDefeated(),
        new TurnEvent.TurnBegan(2));
    assertThat(Modification.of(scene.empire, Domain.POLITICAL)).isEqualTo(-1);
    assertThat(Modification.of(scene.empire, Domain.RELIGIOUS)).isEqualTo(-1);
    assertThat(Modification.of(scene.empire, Domain.ECONOMIC)).isEqualTo(-1);

    scene.after(
        new LandEvent.Taken(territory("thapsus"), Setting.ROMANS),
        new LandEvent.Taken(territory("carthage"), Setting.ROMANS),
        new LandEvent.Taken(territory("constantina"), Setting.ROMANS),
        new LandEvent.MonumentBuilt(monument(MonumentKind.MONASTERY), space("antioch")),
        new TurnEvent.TurnBegan(3));
    assertThat(Modification.of(scene.empire, Domain.POLITICAL)).isEqualTo(1);
    assertThat(Modification.of(scene.empire, Domain.RELIGIOUS)).as("the monastery").isEqualTo(1);
    assertThat(Modification.of(scene.empire, Domain.ECONOMIC)).isZero();
  }

  @Test
  void optionalRulesWeighOnReligion() {
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL);
    assertThat(Modification.of(optional.empire, Domain.RELIGIOUS))
        .as("Rome and Carthage are not Roman")
        .isEqualTo(-2);
  }

  static int monument(MonumentKind kind) {
    for (int i = 0; i < RomanitasSample.SETTING.monuments().size(); i++) {
      if (RomanitasSample.SETTING.monuments().get(i).kind() == kind) {
        return i;
      }
    }
    throw new IllegalArgumentException(kind.word());
  }

  @Test
  void anEarthquakeTakesAMonumentAndTheConfinesAUnit() {
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL);
    optional.after(new LandEvent.MonumentBuilt(monument(MonumentKind.BASILICA), space("antioch")));
    optional.dice.d6(3, 3);
    Mishaps.strike(optional.play);
    assertThat(optional.empire.stands(MonumentKind.BASILICA)).isFalse();

    optional.dice.d6(1);
    Mishaps.strike(optional.play);
    assertThat(optional.empire.mishap()).isEqualTo(Mishap.CONFINES);
    int confined = optional.told(ActaEvent.Confined.class).getFirst().unit();
    assertThat(optional.empire.isReady(confined)).isFalse();

    optional.with(5);
    optional.dice.d6(5);
    Mishaps.strike(optional.play);
    assertThat(optional.empire.isDesolate(space("syene"))).isTrue();
  }
}
