package org.groma.engine.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** With how many the scenarios are played, and who takes what then. */
class SampleSeatingsTest {

  static Stream<Scenario> seatings() {
    return Sample.seatings();
  }

  @ParameterizedTest
  @CsvSource({
    "roman-empire, 2-3-4-5",
    "east-and-west, 3-4-5-6",
    "byzantine, 2-3-4-5-6",
    "rise-of-rome, 1",
    "alexander, 2",
    "pre-roman, 3-4-5-6",
    "viking-magyar-saracen, 4-5-6",
    "open, 1-2-3-4-5-6",
    "open-every-rule, 1-2-3-4-5-6"
  })
  void everyNumberOfPlayersThatTheRulesPrintIsThere(String scenario, String numbers) {
    assertThat(SeatVariants.of(Sample.scenario(scenario)).numbers())
        .isEqualTo(Arrays.stream(numbers.split("-")).map(Integer::valueOf).toList());
  }

  @ParameterizedTest
  @MethodSource("seatings")
  void everySeatingCanBePlayed(Scenario scenario) {
    assertThat(Setting.of(Sample.PROJECT, scenario).shortfalls()).isEmpty();
  }

  @Test
  void aPlayerWithoutANationNeedsSomethingToChoose() {
    Scenario idle =
        SeatVariants.of(
                Sample.withAttribute(
                    Sample.scenario("alexander"),
                    "seatings",
                    List.of(Map.of("players", List.of(Map.of("player", "idle", "name", "Idle"))))))
            .seated(1)
            .orElseThrow();
    assertThat(Setting.of(Sample.PROJECT, idle).shortfalls())
        .extracting(Shortfall::problem)
        .containsExactly("the player 'Idle' has no nation and none to choose");
  }

  private static String seats(String scenario, int players) {
    return Sample.seated(scenario, players).players().stream()
        .map(seat -> seat.nations().stream().map(NationId::slug).collect(Collectors.joining(" + ")))
        .collect(Collectors.joining("; "));
  }

  private static List<String> begun(String scenario, int players) {
    return Sample.seated(scenario, players).setups().stream()
        .map(Setup::nation)
        .map(NationId::slug)
        .toList();
  }

  @Test
  void barbariansOfTheRomanEmpireAreSharedOutAsPrinted() {
    assertThat(seats("roman-empire", 2)).isEqualTo("german-1 + slav-1 + hun; romans");
    assertThat(seats("roman-empire", 3)).isEqualTo("german-1 + slav-1; german-2 + hun; romans");
    assertThat(seats("roman-empire", 4)).isEqualTo("slav-1; german-1; hun; romans");
    assertThat(begun("roman-empire", 2)).doesNotContain("german-2");
    assertThat(begun("roman-empire", 3)).contains("german-2");
    assertThat(begun("roman-empire", 4)).doesNotContain("german-2");
  }

  @Test
  void theTwoHalvesFaceTheBarbariansOfOnePlayerLess() {
    for (int players = 3; players <= 6; players++) {
      assertThat(seats("east-and-west", players))
          .isEqualTo(
              seats("roman-empire", players - 1).replace("romans", "west-romans; east-romans"));
    }
  }

  @Test
  void fourPlayersLeaveByzantiumAndTheSaracensOut() {
    assertThat(seats("viking-magyar-saracen", 4)).isEqualTo("vikings; magyars; germany; france");
    assertThat(begun("viking-magyar-saracen", 4)).doesNotContain("saracens", "byzantium");
  }
}
