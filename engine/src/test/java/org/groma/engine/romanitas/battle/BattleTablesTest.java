package org.groma.engine.romanitas.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.setting.Wound;
import org.groma.engine.romanitas.state.Post;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every row of the tables that a battle rolls on. */
class BattleTablesTest {

  private final RomanitasScene scene = RomanitasScene.of();

  private CombatModule module(boolean siege, boolean romansAttack, int enemies) {
    Line romans = new Line();
    Line others = new Line();
    Troop troop = RomanitasSample.SETTING.folk(nation("vandals")).troops().getFirst();
    for (int i = 0; i < enemies; i++) {
      others.add(i % Line.LANES, new Fighter(false, i, troop, false));
    }
    CombatModule module =
        new CombatModule(
            scene.play,
            new Ground(0, space("antioch"), nation("vandals"), siege, romansAttack, siege, false),
            romans,
            others,
            new Stratagems(RomanitasSample.SETTING.options()),
            new Stratagems(RomanitasSample.SETTING.options()),
            new Command(scene.play, false, romans, List.of()));
    for (int i = 0; i < 3; i++) {
      romans.add(i, module.fighter(unit("skoutatoi", i)));
    }
    return module;
  }

  @ParameterizedTest
  @CsvSource({
    "true,1,UNHURT", "true,2,UNHURT", "true,3,UNHURT", "true,4,UNHURT", "true,5,WOUNDED",
    "true,6,ELIMINATED", "false,1,UNHURT", "false,2,UNHURT", "false,3,UNHURT", "false,4,WOUNDED",
    "false,5,ELIMINATED", "false,6,ELIMINATED"
  })
  void aFigureSurvives(boolean won, int die, Wound wound) {
    scene.after(new TroopEvent.Mustered(List.of(), List.of(Figure.COMES)));
    scene.dice.d6(die);
    new Command(scene.play, false, new Line(), List.of(Figure.COMES)).test(won);

    assertThat(scene.empire.figure(Figure.COMES))
        .isEqualTo(
            switch (wound) {
              case UNHURT -> Post.IN_FORCE;
              case WOUNDED -> Post.READY; // out of this battle
              case ELIMINATED -> Post.ELIMINATED;
            });
  }

  @ParameterizedTest
  @CsvSource({"1,1", "2,1", "3,1", "4,2", "5,2", "6,3"})
  void aStormCostsTheBesieger(int die, int losses) {
    CombatModule theyStorm = module(true, false, 5);
    theyStorm.theirs().add(Face.SIEGE);
    scene.dice.d6(die);
    assertThat(Storm.of(theyStorm)).contains(false);
    assertThat(theyStorm.enemies().destroyed()).hasSize(losses);
    assertThat(theyStorm.enemies().standing()).hasSize(5 - losses);
    assertThat(theyStorm.romans().standing()).hasSize(3);

    CombatModule weStorm = module(true, true, 5);
    weStorm.ours().add(Face.SIEGE);
    scene.dice.d6(die);
    assertThat(Storm.of(weStorm)).contains(true);
    assertThat(weStorm.romans().destroyed()).hasSize(losses);
    assertThat(weStorm.enemies().standing()).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource({"1,0", "2,2", "3,1", "4,2", "5,0", "6,1"})
  void chancePlacesWhatIsTheEnemys(int die, int lane) {
    scene.dice.d6(die);
    assertThat(module(false, false, 3).placement()).isEqualTo(lane);
  }

  @ParameterizedTest
  @CsvSource({"1,0", "2,2", "3,1", "4,2", "5,0", "6,1"})
  void theirRoutedUnitRalliesIntoAnEmptyLaneOrAsTheDieSays(int die, int lane) {
    CombatModule full = module(false, false, 4);
    full.enemies().rout(0);
    full.theirs().add(Face.RALLY);
    scene.dice.d6(die);
    Rally.on(full);
    assertThat(full.enemies().routed()).isEmpty();
    assertThat(full.enemies().standing()).hasSize(4);
    full.enemies().rout(lane);
    assertThat(full.enemies().isEmpty(lane)).as("it stands behind another").isFalse();

    CombatModule broken = module(false, false, 3);
    broken.enemies().rout(1);
    broken.theirs().add(Face.RALLY);
    Rally.on(broken); // no die is left to be rolled
    assertThat(broken.enemies().isEmpty(1)).isFalse();
  }
}
