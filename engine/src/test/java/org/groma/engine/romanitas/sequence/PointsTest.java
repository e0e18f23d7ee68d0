package org.groma.engine.romanitas.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.space;

import java.util.EnumSet;
import java.util.Set;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.action.Sack;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.player.SteadyEmperor;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.setting.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What RP come from, and what they are worth in the end. */
class PointsTest {

  @ParameterizedTest
  @CsvSource({
    "constantinople,2",
    "rome,2",
    "antioch,1",
    "jerusalem,1",
    "alexandria,1",
    "carthage,1",
    "nicaea,0",
    "ravenna,0"
  })
  void aCityYields(String city, int points) {
    RomanitasScene scene = RomanitasScene.of();
    int territory = RomanitasSample.SETTING.board().space(space(city)).territory();
    scene.after(new LandEvent.Taken(territory, Setting.ROMANS));
    int with = scene.empire.revenue();
    scene.after(new LandEvent.Taken(territory, RomanitasSample.nation("vandals")));
    assertThat(with - scene.empire.revenue()).isEqualTo(points);
  }

  @ParameterizedTest
  @CsvSource({
    "corinthus,2",
    "naissus,2",
    "ptolemais,2",
    "antioch,2",
    "alexandria,2",
    "pessinus,2",
    "chersonesos,2",
    "nicaea,1",
    "damascus,1"
  })
  void aLostCrossroadsCostsOneMoreByAnOptionalRule(String city, int loss) {
    RomanitasScene plain = RomanitasScene.of().with(5);
    Sack.of(plain.play, space(city));
    assertThat(plain.empire.points()).isEqualTo(4);
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL).with(5);
    Sack.of(optional.play, space(city));
    assertThat(optional.empire.points()).isEqualTo(5 - loss);
  }

  private static Grade grade(int points) {
    if (points <= 2) {
      return Grade.MAJOR_DEFEAT;
    }
    if (points <= 5) {
      return Grade.MINOR_DEFEAT;
    }
    return points <= 8 ? Grade.MAJOR_VICTORY : Grade.HISTORIC_VICTORY;
  }

  @Test
  void aGameIsGradedByThePointsOfItsLastOrganisation() {
    for (int points = 0; points <= 10; points++) {
      assertThat(RomanitasSample.SETTING.chances().grades().find(points)).contains(grade(points));
    }
    Set<Grade> seen = EnumSet.noneOf(Grade.class);
    for (int i = 1; i <= 200; i++) {
      SteadyEmperor emperor = new SteadyEmperor();
      RomanitasGame game =
          new RomanitasGame(
              RomanitasSample.SETTING, new Table(new GameSeed(5, i).dice(), _ -> emperor));
      int organised = 0;
      for (int step = 0; !game.isOver(); step++) {
        game.step();
        organised = step % 3 == 0 ? game.empire().points() : organised;
      }
      TurnEvent.Ended end = game.empire().ended().orElseThrow();
      assertThat(end.grade())
          .isEqualTo(end.ending() == Ending.LAST_TURN ? grade(organised) : Grade.MAJOR_DEFEAT);
      if (end.ending() == Ending.LAST_TURN) {
        assertThat(game.points(0)).isEqualTo(organised);
      }
      seen.add(end.grade());
    }
    assertThat(seen).containsExactly(Grade.values());
  }
}
