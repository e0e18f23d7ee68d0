package org.groma.engine.invasions.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.SETTING;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

class RealmRulesTest {

  private static final RealmRules RULES = SETTING.realmRules();

  @Test
  void conditionsOfTurnStatusAndDeclineAreRead() {
    When when =
        When.of(
            Optional.of(
                Datum.of(
                    Map.of(
                        "all",
                        List.of(
                            Map.of("turns", "3-5"),
                            Map.of("status", "empire"),
                            Map.of("step", "purchases")),
                        "in-decline",
                        true))));

    assertThat(when.holds(3, Status.EMPIRE, 1)).isTrue();
    assertThat(when.holds(5, Status.EMPIRE, 2)).isTrue();
    assertThat(when.holds(2, Status.EMPIRE, 1)).isFalse();
    assertThat(when.holds(6, Status.EMPIRE, 1)).isFalse();
    assertThat(when.holds(4, Status.KINGDOM, 1)).isFalse();
    assertThat(when.holds(4, Status.EMPIRE, 0)).isFalse();
    assertThat(When.of(Optional.empty()).holds(1, Status.BARBARIAN, 0)).isTrue();
    assertThat(When.of(Optional.of(Datum.of(Map.of("turn", 8)))).holds(8, Status.EMPIRE, 0))
        .isTrue();
    assertThat(When.of(Optional.of(Datum.of(Map.of("turn", 8)))).holds(9, Status.EMPIRE, 0))
        .isFalse();
  }

  @Test
  void theRulesOfTheSampleAreThere() {
    assertThat(RULES.capitalIncome(nation("huns"), Status.EMPIRE)).hasValue(10);
    assertThat(RULES.capitalIncome(nation("huns"), Status.KINGDOM)).isEmpty();
    assertThat(RULES.capitalIncome(nation("romans"), Status.EMPIRE)).isEmpty();
    assertThat(RULES.clientTribute(nation("armenians"))).hasValue(4);
    assertThat(RULES.clientTribute(nation("romans"))).isEmpty();
    assertThat(RULES.offMapIncome(nation("persians")))
        .singleElement()
        .satisfies(income -> {
          assertThat(income.area()).isEqualTo(area("persis"));
          assertThat(income.halves()).isEqualTo(4);
        });
    assertThat(RULES.borderProvinces(nation("romans"))).hasSize(12).contains(province("noricum"));
    assertThat(RULES.borderProvinces(nation("byzantines"))).hasSize(8);
    assertThat(RULES.heirOfFoedera(nation("romans"))).hasValue(nation("byzantines"));
    assertThat(RULES.heirOfFoedera(nation("persians"))).isEmpty();
    assertThat(RULES.heirsOfLimites(nation("romans")))
        .contains(new RealmRules.Heir(area("africa"), nation("africano-romans")))
        .hasSize(5);
    assertThat(RULES.successors(nation("romans"))).hasSize(6);
  }

  @Test
  void auxiliariesKnowTheirPeoples() {
    int goths = Sample.fromPool(Sample.empty(), "romans", "aux-goths", 1).get(0);
    int legion = Sample.fromPool(Sample.empty(), "romans", "legion", 1).get(0);

    assertThat(SETTING.prices().peoples(goths))
        .containsExactly(nation("ostrogoths"), nation("visigoths"));
    assertThat(SETTING.prices().peoples(legion)).isEmpty();
    assertThat(SETTING.prices().isKeptForNothing(goths)).isTrue();
    assertThat(SETTING.prices().isKeptForNothing(legion)).isFalse();
    assertThat(SETTING.prices().price(goths, Status.KINGDOM)).isEqualTo(PriceList.NOT_FOR_SALE);
    assertThat(SETTING.prices().price(legion, Status.BARBARIAN)).isEqualTo(PriceList.NOT_FOR_SALE);
  }
}
