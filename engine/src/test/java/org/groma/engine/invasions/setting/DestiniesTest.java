package org.groma.engine.invasions.setting;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class DestiniesTest {

  private static final Destinies DESTINIES = Sample.SETTING.destinies();

  @Test
  void specialRulesBecomeAnswers() {
    assertThat(DESTINIES.isKingdomForbidden(nation("huns"))).isTrue();
    assertThat(DESTINIES.isKingdomForbidden(nation("avars"))).isFalse();
    assertThat(DESTINIES.isWithoutCapital(nation("sardes"))).isTrue();
    assertThat(DESTINIES.isWithoutCapital(nation("armenians"))).isFalse();
    assertThat(DESTINIES.keepsAge(nation("persians"))).isTrue();
    assertThat(DESTINIES.keepsAge(nation("franks"))).isFalse();
    assertThat(DESTINIES.clientBonus(nation("persians"))).isEqualTo(1);
    assertThat(DESTINIES.clientBonus(nation("franks"))).isZero();
    assertThat(DESTINIES.isBesideRuler(Sample.leader("satrap"))).isTrue();
    assertThat(DESTINIES.isBesideRuler(Sample.leader("caesar-romans"))).isTrue();
    assertThat(DESTINIES.isBesideRuler(Sample.leader("rex-franks"))).isFalse();
  }

  private static int nation(String id) {
    return Sample.nation(id);
  }

  @Test
  void turningPointsOfNationsAreCompiled() {
    assertThat(DESTINIES.splits())
        .containsExactly(
            new Destinies.Split(
                3, nation("romans"), nation("byzantines"), 1, Sample.province("umbria")));
    assertThat(DESTINIES.reunions())
        .containsExactly(
            new Destinies.Reunion(9, nation("byzantines"), nation("romans")),
            new Destinies.Reunion(9, nation("romans"), nation("byzantines")));
    assertThat(DESTINIES.mergers())
        .containsExactly(new Destinies.Merger(10, nation("angles"), nation("saxons")));
    assertThat(DESTINIES.trials())
        .containsExactly(new Destinies.Trial(5, nation("huns"), 6, 10, 8, 1, 2, 1, 3, -2));
    assertThat(DESTINIES.seatBonuses())
        .containsExactly(new Destinies.SeatBonus(nation("huns"), Sample.province("hunnia"), 10));
  }

  @Test
  void auxiliariesKnowTheirPeoples() {
    World world = Sample.empty();
    int goth = Sample.fromPool(world, "romans", "aux-goths", 1).get(0);
    int legion = Sample.fromPool(world, "romans", "legion", 1).get(0);

    assertThat(DESTINIES.auxiliaryOf(goth))
        .isEqualTo(1L << nation("ostrogoths") | 1L << nation("visigoths"));
    assertThat(DESTINIES.auxiliaryOf(legion)).isZero();
  }

  @Test
  void nationsHaveAHomeWhereTheDataNameAProvince() {
    assertThat(DESTINIES.home(nation("colchidians"))).isEqualTo(Sample.province("colchis"));
    assertThat(DESTINIES.home(nation("vikings"))).isEqualTo(Board.NONE);
  }
}
