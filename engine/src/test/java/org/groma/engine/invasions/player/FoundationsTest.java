package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.status.KingdomCheck;
import org.junit.jupiter.api.Test;

class FoundationsTest {

  private static final int VISIGOTHS = nation("visigoths");

  private static boolean isTime(Scene scene) {
    return Foundations.isTime(new KingdomCheck.FoundKingdom(scene.world(), VISIGOTHS));
  }

  private static Scene goths(String province) {
    return Scene.empty()
        .with(new SequenceEvent.TurnBegan(5))
        .units("visigoths", "infantry", 2, province)
        .horde("visigoths", province)
        .held("visigoths", province);
  }

  @Test
  void aKingdomIsFoundedWhereTheCardPaysMost() {
    assertThat(isTime(goths("garumnus"))).isTrue();
  }

  @Test
  void aPoorOneIsPutOff() {
    assertThat(isTime(goths("pannonia"))).isFalse();
  }

  @Test
  void lateInTheGameAPoorOneIsBetterThanNone() {
    assertThat(isTime(goths("pannonia").with(new SequenceEvent.TurnBegan(10)))).isTrue();
  }

  @Test
  void theCapitalIsWhereTheBonusIs() {
    Scene scene = goths("garumnus").held("visigoths", "thracia");

    assertThat(
            Foundations.capital(
                scene.world(), VISIGOTHS, List.of(province("pannonia"), province("garumnus"))))
        .isEqualTo(province("garumnus"));
  }

  @Test
  void theCapitalKeepsAwayFromEnemies() {
    List<Integer> cities = List.of(province("savus"), province("dardania"));
    Scene scene = Scene.empty();
    int quiet = Foundations.capital(scene.world(), nation("vandals"), cities);
    int other = cities.get(1 - cities.indexOf(quiet));

    scene.units("romans", "legion", 4, neighbour(quiet, other));

    assertThat(Foundations.capital(scene.world(), nation("vandals"), cities)).isEqualTo(other);
  }

  /** A province next to one and far from another. */
  private static String neighbour(int province, int other) {
    Board board = Sample.SETTING.board();
    for (int i = 0; i < board.degree(province); i++) {
      int next = board.target(province, i);
      if (board.isProvince(next) && Sample.SETTING.distances().between(next, other, false) > 2) {
        return board.place(next).slug();
      }
    }
    throw new AssertionError("none");
  }
}
