package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.groma.engine.Rulesets;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** The sample's document, damaged at random: it is read or refused, and so is its game. */
class HostileDocumentTest {

  private static final List<String> SCRAPS =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "1e400",
          "2147483647",
          "\"\"",
          "\"x\"",
          "[]",
          "{}",
          "[[]]",
          "\"province:roma\"",
          "\"sea:pontus-euxinus\"",
          "\"area:italia\"",
          "\"land\"",
          "0.5",
          "}",
          "]",
          ",",
          "\"",
          "\\",
          "\u0000");

  @Test
  void damageAnywhereIsReadOrRefused() {
    Random random = new Random(7);
    int read = 0;
    for (int i = 0; i < 150; i++) {
      String damaged = damaged(Sample.TEXT, random);
      switch (GameReader.read("game.json", damaged.getBytes(StandardCharsets.UTF_8))) {
        case GameReading.Whole(Project project) -> {
          read++;
          for (Scenario scenario : project.get(Kinds.SCENARIOS)) {
            Rulesets.find(project.settings().ruleset())
                .ifPresent(rules -> rules.shortfalls(project, scenario));
          }
        }
        case GameReading.Refused(var problems) -> assertThat(problems).isNotEmpty();
      }
    }
    assertThat(read).isBetween(5, 145);
  }

  /** With a value after some colon or comma exchanged for a scrap. */
  private static String damaged(String text, Random random) {
    int colon = text.indexOf(": ", random.nextInt(text.length() - 100));
    int start = colon < 0 ? 100 : colon + 2;
    int end = start;
    while (",\n]}".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(0, start)
        + SCRAPS.get(random.nextInt(SCRAPS.size()))
        + text.substring(end);
  }
}
