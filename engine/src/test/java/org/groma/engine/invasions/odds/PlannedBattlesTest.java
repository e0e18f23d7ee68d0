package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.kernel.BattleForecast;
import org.groma.engine.kernel.BattlePlan;
import org.groma.engine.kernel.BattlePlan.Host;
import org.groma.engine.kernel.BattlePlan.Part;
import org.groma.engine.kernel.BattleReckoner;
import org.junit.jupiter.api.Test;

class PlannedBattlesTest {

  private final BattleReckoner battles = new PlannedBattles(Sample.SETTING);

  private static Host host(String unit, int count, String... circumstances) {
    return new Host(Map.of(unit, count), pairs(circumstances));
  }

  private static Map<String, String> pairs(String... words) {
    Map<String, String> pairs = new TreeMap<>();
    for (int i = 0; i < words.length; i += 2) {
      pairs.put(words[i], words[i + 1]);
    }
    return pairs;
  }

  private double victory(Host attacker, Host defender, String... ground) {
    BattlePlan plan = new BattlePlan(pairs(ground), attacker, defender);
    assertThat(battles.objection(plan)).isEmpty();
    return battles.forecast(plan).outcomes().getFirst().chance();
  }

  @Test
  void aPlannedBattleHasTheOddsOfTheBattleItself() {
    SetUps.SetUp known = SetUps.SIX_AGAINST_SIX_IN_THE_CLEAR;
    BattleOdds odds = BattleCalculator.odds(known.engagement(), known.figures());

    BattleForecast forecast =
        battles.forecast(
            new BattlePlan(
                Map.of(),
                host("infantry", 6, "people", "kingdom"),
                host("infantry", 6, "people", "kingdom")));

    assertThat(forecast.outcomes()).hasSize(2);
    assertThat(forecast.outcomes().getFirst().chance()).isEqualTo(odds.of(Side.ATTACKER).victory());
    assertThat(forecast.figures().getFirst().defender())
        .isEqualTo(odds.of(Side.DEFENDER).eliminated());
    assertThat(forecast.attackerLosses()).hasSize(7);
    assertThat(forecast.attackerLosses().stream().mapToDouble(each -> each).sum())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void everyCircumstanceCounts() {
    Host warriors = host("infantry", 5);
    Host legions = host("legion", 5, "people", "rome");
    double plain = victory(warriors, legions);

    assertThat(victory(host("infantry", 5, "leader", "3"), legions)).isGreaterThan(plain);
    assertThat(victory(host("infantry", 5, "over", "river"), legions)).isLessThan(plain);
    assertThat(victory(warriors, host("legion", 5, "people", "barbarians"))).isGreaterThan(plain);
    assertThat(victory(warriors, legions, "walls", "empire")).isLessThan(plain);
    assertThat(victory(warriors, host("legion", 5, "people", "rome", "limes", "yes")))
        .isLessThan(plain);
    assertThat(victory(warriors, legions, "terrain", "marsh")).isNotEqualTo(plain);
  }

  @Test
  void wallsAreOfNoUseToBarbarians() {
    Host warriors = host("infantry", 4);
    assertThat(victory(warriors, warriors, "walls", "kingdom"))
        .isEqualTo(victory(warriors, warriors));
  }

  @Test
  void atSeaNobodyMayWin() {
    Host fleets = host("fleet", 3, "people", "rome");
    BattlePlan plan = new BattlePlan(Map.of("terrain", "sea"), fleets, fleets);

    assertThat(battles.objection(plan)).isEmpty();
    BattleForecast forecast = battles.forecast(plan);
    assertThat(forecast.outcomes())
        .extracting(outcome -> outcome.name().id())
        .containsExactly("attacker", "nobody", "defender");
    assertThat(forecast.outcomes().stream().mapToDouble(BattleForecast.Outcome::chance).sum())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void whatCannotBeFoughtIsToldWithTheReason() {
    Host warriors = host("infantry", 4);
    Host fleets = host("fleet", 2);
    assertThat(battles.objection(new BattlePlan(Map.of(), warriors, host("infantry", 0))))
        .contains("The defender has no unit; give it at least one.");
    assertThat(battles.objection(new BattlePlan(Map.of(), fleets, warriors)))
        .contains("The attacker has fleets; they fight only at sea.");
    assertThat(battles.objection(new BattlePlan(Map.of("terrain", "sea"), fleets, warriors)))
        .contains("The defender has land units; only fleets fight at sea.");
    assertThat(battles.objection(new BattlePlan(Map.of(), host("infantry", 21), warriors)))
        .hasValueSatisfying(sentence -> assertThat(sentence).contains("21 units"));
  }

  @Test
  void theFirstOptionOfEveryChoiceIsTheUsualOne() {
    Map<String, String> usual = new TreeMap<>();
    battles
        .circumstances()
        .forEach(choice -> usual.put(choice.subject().id(), choice.options().getFirst().id()));
    Map<String, String> attacker = new TreeMap<>();
    battles
        .circumstances(Part.ATTACKER)
        .forEach(choice -> attacker.put(choice.subject().id(), choice.options().getFirst().id()));
    BattlePlan said =
        new BattlePlan(usual, new Host(Map.of("infantry", 3), attacker), host("archer", 3));
    BattlePlan unsaid = new BattlePlan(Map.of(), host("infantry", 3), host("archer", 3));

    assertThat(battles.forecast(said)).isEqualTo(battles.forecast(unsaid));
  }

  @Test
  void hordesAndLimitesAreNoUnits() {
    assertThat(battles.units())
        .extracting(unit -> unit.id())
        .contains("legion", "fleet", "horse-archer")
        .doesNotContain("horde", "limes");
  }

  @Test
  void theLargestBattleIsWorkedOut() {
    Host many = host("legion", 20, "people", "rome", "leader", "3");
    assertThat(victory(many, many)).isStrictlyBetween(0.0, 0.5);
  }
}
