package org.groma.engine.invasions.setting;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.engine.invasions.effect.ScenarioRules;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.kernel.open.DeclaredSample;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.id.ScenarioId;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

class InvasionsFieldsTest {

  private static final List<OpenField> PLAYED = InvasionsFields.ALL.options();

  private static Options read(Map<String, Datum> said) {
    return Options.of(
        RecordShape.with(
            Scenario.named(new ScenarioId("a"), "A", 1, 2), "options", new Attributes(said)));
  }

  @Test
  void everyDeclaredOptionIsReadAndEveryOptionThatIsReadIsDeclared() {
    List<RecordShape.Field> switches = RecordShape.of(Options.class).fields();
    Set<String> turned = new LinkedHashSet<>();
    for (OpenField option : PLAYED) {
      Options one = read(Map.of(option.name(), new Datum.Flag(true)));
      List<String> on =
          switches.stream()
              .filter(each -> each.of(one).equals(true))
              .map(RecordShape.Field::name)
              .toList();
      assertThat(on).as(option.name()).hasSize(1);
      turned.addAll(on);
    }
    assertThat(turned).hasSameSizeAs(switches);
  }

  @Test
  void whatScenariosOfTheSampleSayIsDeclaredAndFits() {
    assertThat(
            DeclaredSample.misfits(Path.of("..", "sample-data", "invasions"), InvasionsFields.ALL))
        .isEmpty();
  }

  @Test
  void theRulesOfScenariosAreTheWordsThatEffectsKnow() {
    assertThat(
            Stream.of(InvasionsFields.ALL.special(), InvasionsFields.ALL.victory())
                .flatMap(List::stream)
                .map(OpenField::name))
        .containsExactlyInAnyOrderElementsOf(Vocabulary.SCENARIO.keySet());
  }

  @Test
  void stepsThatCanBeChosenAreStepsOfTheTurn() {
    OpenType type =
        OpenField.find(InvasionsFields.ALL.special(), "start-at-step").orElseThrow().type();
    OpenType step = ((OpenType.Parts) type).field("step").orElseThrow().type();
    assertThat(((OpenType.Word) step).choices())
        .allMatch(each -> ScenarioRules.isStep(each.word()));
    for (Step each : Step.values()) {
      assertThat(step.fits(new Datum.Text(each.word()))).as(each.word()).isTrue();
    }
  }
}
