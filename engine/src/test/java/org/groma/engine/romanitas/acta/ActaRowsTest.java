package org.groma.engine.romanitas.acta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.territory;

import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.action.Actions;
import org.groma.engine.romanitas.action.Refusals;
import org.groma.engine.romanitas.choice.AllotFate;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What dice bring about in the Organisation Phase, row by row. */
class ActaRowsTest {

  private final RomanitasScene scene = RomanitasScene.of().with(5);
  private final RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL).with(5);

  /** A box strikes a city, or none. */
  @ParameterizedTest
  @CsvSource({
    "POLITICAL,1,1,syene",
    "POLITICAL,1,2,syene",
    "POLITICAL,1,3,",
    "POLITICAL,1,4,oxyrhynchus",
    "POLITICAL,1,5,oxyrhynchus",
    "POLITICAL,1,6,oxyrhynchus",
    "POLITICAL,2,1,jerusalem",
    "POLITICAL,2,2,jerusalem",
    "POLITICAL,2,3,jerusalem",
    "POLITICAL,2,4,",
    "POLITICAL,2,5,",
    "POLITICAL,2,6,",
    "ECONOMIC,2,1,seleucia",
    "ECONOMIC,2,2,seleucia",
    "ECONOMIC,2,3,seleucia",
    "ECONOMIC,2,4,syene",
    "ECONOMIC,2,5,syene",
    "ECONOMIC,2,6,syene",
    "ECONOMIC,3,1,trapezus",
    "ECONOMIC,3,2,trapezus",
    "ECONOMIC,3,3,ephesus",
    "ECONOMIC,3,4,ephesus",
    "ECONOMIC,3,5,corinthus",
    "ECONOMIC,3,6,corinthus"
  })
  void aBoxStrikes(Domain domain, int box, int die, String city) {
    int politics = domain == Domain.POLITICAL ? box : 3;
    int economy = domain == Domain.ECONOMIC ? box : 4;
    scene.dice.d6(politics, 3, economy).d6(die);
    scene.answers.answer(AllotFate.class, List.of(politics, 3, economy));
    Organisation.play(scene.play);

    assertThat(scene.told(LandEvent.Desolated.class))
        .isEqualTo(city == null ? List.of() : List.of(new LandEvent.Desolated(space(city))));
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "HERESY,1,RELIGIOUS,-1", "RELIGIOUS_QUARRELS,2,RELIGIOUS,-1", "WEAK_PATRIARCH,3,RELIGIOUS,0",
    "FINANCIAL_CRISIS,1,ECONOMIC,-1", "AGRARIAN_CRISIS,2,ECONOMIC,-1", "PLAGUE,3,ECONOMIC,0",
    "USURPER,1,POLITICAL,0"
  })
  void aBoxOfTheTurnBeforeWeighs(Box box, int die, Domain domain, int modifier) {
    scene.after(new ActaEvent.Entered(box, die, die), new TurnEvent.TurnBegan(2));
    assertThat(Modification.of(scene.empire, domain)).isEqualTo(modifier);

    scene.after(new TurnEvent.TurnBegan(3));
    assertThat(Modification.of(scene.empire, domain)).as("one turn long").isZero();
  }

  @Test
  void threeConquestsAreATriumphAndTwoAreNone() {
    scene.after(
        new LandEvent.Taken(territory("thapsus"), Setting.ROMANS),
        new LandEvent.Taken(territory("carthage"), Setting.ROMANS),
        new TurnEvent.TurnBegan(2));
    assertThat(Modification.of(scene.empire, Domain.POLITICAL)).isZero();
  }

  @Test
  void religionSuffersForRomeAndForCarthageEach() {
    optional.after(new LandEvent.Taken(territory("carthage"), Setting.ROMANS));
    assertThat(Modification.of(optional.empire, Domain.RELIGIOUS)).as("Rome").isEqualTo(-1);
    optional.after(new LandEvent.Taken(territory("rome"), Setting.ROMANS));
    assertThat(Modification.of(optional.empire, Domain.RELIGIOUS)).isZero();
  }

  @Test
  void aModifiedDieStaysOnTheTable() {
    scene.after(new ActaEvent.Entered(Box.HERESY, 1, 1), new TurnEvent.TurnBegan(2));
    scene.dice.d6(3, 1, 4);
    scene.answers.answer(AllotFate.class, List.of(3, 1, 4));
    Organisation.play(scene.play);

    assertThat(scene.told(ActaEvent.Entered.class))
        .contains(new ActaEvent.Entered(Box.HERESY, 1, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "1,CONFINES",
    "2,THEOLOGICAL_DISPUTES",
    "3,EARTHQUAKE",
    "4,EPIDEMIC",
    "5,ARAB_RAZZIA",
    "6,STORM"
  })
  void anEventStrikes(int die, Mishap mishap) {
    optional.dice.d6(die);
    if (mishap == Mishap.EARTHQUAKE) {
      optional.dice.d6(1);
    }
    Mishaps.strike(optional.play);

    assertThat(optional.empire.mishap()).isEqualTo(mishap);
    assertThat(optional.told(ActaEvent.Confined.class)).hasSize(mishap == Mishap.CONFINES ? 1 : 0);
    assertThat(optional.empire.isDesolate(space("syene"))).isEqualTo(mishap == Mishap.ARAB_RAZZIA);
    assertThat(optional.dice.isSpent()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "1,constantinople",
    "2,melitene",
    "3,antioch",
    "4,ephesus",
    "5,jerusalem",
    "6,alexandria"
  })
  void anEarthquakeShakes(int die, String city) {
    int monument = OrganisationTest.monument(MonumentKind.MONASTERY);
    optional.after(new LandEvent.MonumentBuilt(monument, space(city)));
    optional.dice.d6(3, die % 6 + 1);
    Mishaps.strike(optional.play);
    assertThat(optional.empire.monumentAt(monument)).as("another city").isEqualTo(space(city));

    optional.dice.d6(3, die);
    Mishaps.strike(optional.play);
    assertThat(optional.empire.monumentAt(monument)).isEqualTo(-1);
    assertThat(optional.empire.points()).as("its price is not lost").isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({"1,true", "2,true", "3,false", "4,false", "5,false", "6,false"})
  void aUnitRefusesToFight(int die, boolean refuses) {
    optional.after(new ActaEvent.Struck(Mishap.THEOLOGICAL_DISPUTES));
    optional.dice.d6(die);
    if (refuses) {
      optional.dice.picks(1);
    }
    assertThat(Refusals.without(optional.play, List.of(4, 5, 6)))
        .isEqualTo(refuses ? List.of(4, 6) : List.of(4, 5, 6));
  }

  @ParameterizedTest
  @CsvSource({"1,true", "2,true", "3,true", "4,false", "5,false", "6,false"})
  void aStormKeepsAFleetInPort(int die, boolean stays) {
    assertThat(Actions.isStormy(optional.play)).as("another year").isFalse();
    optional.after(new ActaEvent.Struck(Mishap.STORM));
    optional.dice.d6(5, die); // the Slavs would sail
    Actions.of(optional.play, nation("slavs"));
    assertThat(optional.empire.fleetAt(nation("slavs")) < 0).isEqualTo(stays);
  }
}
