package org.groma.engine.invasions.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.junit.jupiter.api.Test;

class WarRulesTest {

  private final WarRules rules = Sample.SETTING.warRules();
  private final int huns = nation("huns");
  private final int romans = nation("romans");
  private final int byzantines = nation("byzantines");

  @Test
  void theFriendOfAetiusSparesRomeInOneTurnAndAsALenderInTheNext() {
    assertThat(rules.spared(3, huns)).isZero();
    assertThat(rules.spared(4, huns)).isEqualTo(1L << romans);
    assertThat(rules.spared(5, huns)).isZero();
    assertThat(rules.spared(4, romans)).isZero();
    assertThat(rules.sparedByLenders(4, huns)).isZero();
    assertThat(rules.sparedByLenders(5, huns)).isEqualTo(1L << romans);
    assertThat(rules.sparedByLenders(6, huns)).isZero();
  }

  @Test
  void hunsStayNearTheirHordeAndAreInterruptedOnce() {
    assertThat(rules.leash(huns)).hasValue(3);
    assertThat(rules.leash(romans)).isEmpty();
    assertThat(rules.interruption(1, huns)).isEmpty();
    assertThat(rules.interruption(2, huns))
        .contains(new WarRules.Interruption(huns, "germanic", Status.BARBARIAN));
    assertThat(rules.interruption(2, nation("alans"))).isEmpty();
  }

  @Test
  void theFerryRunsForByzantinesWhoHoldTheCity() {
    int city = Sample.SETTING.board().provinceOfCity("constantinopolis");
    assertThat(rules.ferry(1, byzantines, "bosphorus"))
        .contains(new WarRules.Ferry(byzantines, "bosphorus", 2, city));
    assertThat(rules.ferry(1, byzantines, "messina")).isEmpty();
    assertThat(rules.ferry(1, romans, "bosphorus")).isEmpty();
  }

  @Test
  void theodosianWallsStandFromTheFourthTurn() {
    int city = Sample.SETTING.board().provinceOfCity("constantinopolis");
    assertThat(rules.walls(3, city)).isZero();
    assertThat(rules.walls(4, city)).isEqualTo(-4);
    assertThat(rules.walls(12, city)).isEqualTo(-4);
    assertThat(rules.walls(4, province("latium"))).isZero();
  }

  @Test
  void limitesOfByzantiumHoldTheBosporusAndFollowThePersianFrontier() {
    assertThat(rules.isHeldByLimes(0, byzantines, province("bosporus"))).as("set-up").isTrue();
    assertThat(rules.isHeldByLimes(7, byzantines, province("bosporus"))).isTrue();
    assertThat(rules.isHeldByLimes(7, romans, province("bosporus"))).isFalse();
    assertThat(rules.isHeldByLimes(1, byzantines, province("latium"))).isFalse();
    assertThat(rules.isHeldByLimes(8, byzantines, province("bosporus"))).isFalse();
    assertThat(rules.movableLimites(7, byzantines))
        .containsExactly(province("osroene"), province("amida"));
    assertThat(rules.movableLimites(8, byzantines)).isEmpty();
    assertThat(rules.movableLimites(1, romans)).isEmpty();
  }
}
