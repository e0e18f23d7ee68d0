package org.groma.engine.invasions.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.Rewrite;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the declaration of Invasions finds in the sample, and in the sample with one slip. */
class InvasionsShapeTest {

  record Slip(String found, Kind<?, ?> kind, String id, Project project) {
    @Override
    public String toString() {
      return found + " in " + id;
    }
  }

  static List<Slip> slips() {
    return Stream.of(tables(), records(), words()).flatMap(List::stream).toList();
  }

  private static List<Slip> tables() {
    return List.of(
        slip("data.table-rows", Kinds.TABLES, "stacking-limits", "'marsh'", "'march'"),
        slip("data.table-order", Kinds.TABLES, "advanced-battle", "'7+':4.5", "'7+':3.5"),
        slip("data.table-sum", Kinds.TABLES, "battle-die-white", "'faces':3", "'faces':4"),
        slip("data.table-rolls", Kinds.TABLES, "caravans", "'3-7'", "'3-6'"),
        slip("data.wrong-value", Kinds.TABLES, "siege-rules", "'value':9", "'value':'nine'"),
        slip("data.unknown-entry", Kinds.TABLES, "revolt-areas-east", "'moesia'", "'moesa'"),
        slip("data.unknown-word", Kinds.TABLES, "retreat", "'never'", "'often'"));
  }

  private static List<Slip> records() {
    return List.of(
        slip("data.missing-field", Kinds.LEADERS, "attila", "'combat':3,", ""),
        slip("data.unknown-field", Kinds.UNITS, "guard", "'movement':3", "'movment':3"),
        slip("data.wrong-value", Kinds.SEAS, "mare-aegeum", "'monopoly':3", "'monopoly':30"),
        slip("data.wrong-value", Kinds.NATIONS, "alans", "'initiative':10", "'initiative':100"));
  }

  private static List<Slip> words() {
    return List.of(
        slip("data.unknown-field", Kinds.SCENARIOS, "350-ad", "'forfeitReRoll'", "'forfeitReroll'"),
        slip("data.unknown-word", Kinds.SCENARIOS, "350-ad", "'step':'events'", "'step':'event'"),
        slip(
            "data.unknown-word",
            Kinds.DECKS,
            "calamities",
            "'own-empty-city-site'",
            "'empty-city-site'"),
        slip("data.unknown-word", Kinds.DECKS, "calamities", "'expense':{", "'expanse':{"),
        slip("data.unknown-word", Kinds.NATIONS, "arabs", "'minus'", "'minos'"));
  }

  private static <I extends Id, E extends Entry<I>> Slip slip(
      String found, Kind<I, E> kind, String id, String passage, String other) {
    return new Slip(
        found,
        kind,
        id,
        Rewrite.replace(
            SampleProject.get(), kind, id, passage.replace('\'', '"'), other.replace('\'', '"')));
  }

  private static List<Objection> objections(Project project) {
    ShapeReview review = new ShapeReview(project, InvasionsShape.ALL);
    return Kinds.ALL.stream()
        .flatMap(
            kind -> project.get(kind).stream().flatMap(each -> review.look(kind, each).stream()))
        .toList();
  }

  @Test
  void theSampleFitsAndHasEveryTable() {
    assertThat(objections(SampleProject.get())).isEmpty();
    assertThat(new ShapeReview(SampleProject.get(), InvasionsShape.ALL).missingTables()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("slips")
  void aSlipIsFoundInItsEntryAndNowhereElse(Slip slip) {
    assertThat(objections(slip.project()))
        .isNotEmpty()
        .allSatisfy(objection ->
            assertThat(objection.subjects()).containsExactly(slip.kind().word() + ":" + slip.id()))
        .anyMatch(objection -> objection.inspection().equals(slip.found()));
  }
}
