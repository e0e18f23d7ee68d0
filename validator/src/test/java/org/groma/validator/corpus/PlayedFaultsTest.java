package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.Rulesets;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.play.Played;
import org.groma.validator.play.Playing;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Mistakes in the sample that no look at the data tells from a design: only games do. Each must be
 * reported by the family that plays, and none of it may be said of the sample as it is.
 */
class PlayedFaultsTest {

  private static List<Finding> sound;

  /** Not where the field is declared: a class that is being made would lock out its own threads. */
  @BeforeAll
  static void playTheSample() {
    sound = found(Sample.PROJECT);
  }

  @Test
  void aNationWhoseArrivalWasStruckOutNeverEnters() {
    assertReported(
        new RemoveEntry("time-entry", "t08-arrival-bavarians"),
        "play.nation-never-enters",
        "Bavarians");
  }

  @Test
  void aDeedThatIsWorthTheWholeGameMakesItOneSided() {
    assertReported(
        Alter.set(Sample.PROJECT, "nation:romans", "victory[0].objectives[0].points", "500"),
        "play.one-sided",
        "Romans");
  }

  @Test
  void anAimAtTheEndOfTheWorldIsNeverReached() {
    assertReported(
        Alter.set(
            Sample.PROJECT,
            "nation:alemanni",
            "victory[1].objectives[0].scoring",
            "{\"control-province\":\"tarim\"}"),
        "play.objective-never-reached",
        "control-province tarim");
  }

  @Test
  void aScenarioWithoutACardToDrawCannotBePlayed() {
    assertReported(new RemoveEntry("deck", "administration"), "play.not-playable", "dministration");
  }

  private static void assertReported(Edit fault, String check, String whom) {
    if (!(fault.apply(Sample.PROJECT) instanceof Outcome.Applied(Project changed, var _))) {
      throw new AssertionError("the edit was refused: " + fault);
    }
    assertThat(told(found(changed), check)).anyMatch(message -> message.contains(whom));
    assertThat(told(sound, check)).noneMatch(message -> message.contains(whom));
  }

  private static List<String> told(List<Finding> findings, String check) {
    return findings.stream()
        .filter(finding -> finding.check().equals(check))
        .map(Finding::message)
        .toList();
  }

  private static List<Finding> found(Project project) {
    return Playing.run(
        project,
        project.get(Kinds.SCENARIOS).find("350-ad").orElseThrow(),
        Rulesets.find(project.settings().ruleset()).orElseThrow(),
        Played.ENOUGH,
        1,
        2,
        _ -> {});
  }
}
