package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

final class SpecialsTest {

  private static List<Shortfall> shortfalls(Datum special) {
    return Setting.of(Sample.PROJECT, Sample.withSpecial("pre-roman", List.of(special)))
        .shortfalls();
  }

  private static Datum rule(String word, Map<String, Datum> says) {
    return new Datum.Fields(Map.of(word, new Datum.Fields(says)));
  }

  @Test
  void aWordThatIsNoRuleIsToldOfItsScenario() {
    assertThat(shortfalls(rule("flying-carpets", Map.of())))
        .singleElement()
        .satisfies(lack -> {
          assertThat(lack.problem()).contains("'flying-carpets' is no special rule");
          assertThat(lack.subject()).contains("scenario:pre-roman");
          assertThat(lack.field()).contains("$.special[0]");
        });
  }

  @Test
  void aRuleAboutSomebodyWhoDoesNotPlayIsTold() {
    assertThat(
            shortfalls(
                rule(
                    "countdown",
                    Map.of(
                        "nation",
                        new Datum.Text("martians"),
                        "turns",
                        new Datum.Amount(BigDecimal.ONE)))))
        .extracting(Shortfall::problem)
        .containsExactly(
            "the special rule 'countdown': 'nation' names 'martians', who does not play");
  }

  @Test
  void aRuleThatLacksANumberIsTold() {
    assertThat(shortfalls(rule("countdown", Map.of("nation", new Datum.Text("celts")))))
        .extracting(Shortfall::problem)
        .containsExactly("the special rule 'countdown': 'turns' should be a number");
  }

  @Test
  void aRuleAboutALeaderOfNobodyIsTold() {
    assertThat(
            shortfalls(
                rule(
                    "surrenders",
                    Map.of(
                        "nation",
                        new Datum.Text("celts"),
                        "leader",
                        new Datum.Text("leader-persia-of-darius"),
                        "city",
                        new Datum.Text("rome"),
                        "to",
                        new Datum.Text("carthage")))))
        .extracting(Shortfall::problem)
        .containsExactly(
            "the special rule 'surrenders': 'leader' names 'leader-persia-of-darius', who leads"
                + " nobody who plays");
  }

  @Test
  void aRuleIsOneWordWithWhatItSays() {
    assertThat(shortfalls(new Datum.Text("shift")))
        .extracting(Shortfall::problem)
        .containsExactly("a special rule is one word with what it says");
  }
}
