package org.groma.engine.romanitas.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.groma.engine.Rewrite;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RomanitasShapeTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.loadStrictly(Path.of("..", "sample-data", "romanitas")))
          .project();

  private static List<String> found(Project project, Kind<?, ?> kind, String id) {
    Entry<?> entry = project.get(kind).find(id).orElseThrow();
    return new ShapeReview(project, RomanitasShape.all())
        .look(kind, entry).stream().map(each -> each.message()).toList();
  }

  @Test
  void theSampleFitsAndLacksNothing() {
    ShapeReview review = new ShapeReview(SAMPLE, RomanitasShape.all());
    for (Kind<?, ?> kind : Kinds.ALL) {
      SAMPLE.get(kind).forEach(entry -> assertThat(review.look(kind, entry)).isEmpty());
    }
    assertThat(review.missingTables()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "attitudes-gepids | 'key':'9+' | 'key':'9' | it has no row for rolls of 10 to 18.",
        "attitudes-gepids | 'key':'6-' | 'key':'1-6' | it has no row for a roll of 0.",
        "attitudes-gepids | 'key':'6-' | 'key':'7-' | two rows answer a roll of 7.",
        "acta-economic | 'key':'4-5' | 'key':'5' | it has no row for a roll of 4.",
        "survival | 'key':'6+' | 'key':'6' | it has no row for a roll of 7.",
        "grades | 'key':'2-' | 'key':'1-2' | it has no row for a roll of 0.",
        "battle | 'key':'siege' | 'key':'seige' | no row 'seige'; did you mean 'siege'?",
        "acta-religious | 'heresy','points':-2 | 'heresy','points':2 | should not turn back here.",
        "acta-religious | 'weak-patriarch' | 'weak-patriarc' | did you mean 'weak-patriarch'?",
        "acta-political | 'caesar' | 'ceasar' | did you mean 'caesar'?",
        "acta-economic | 'ephesus' | 'ephesos' | there is no city 'ephesos'",
        "earthquake | 'city':'ephesus' | 'city':'jerusalem' | say the same in 'city'.",
        "mobilisation | 'cost':2,'units':6},'origin' | 'cost':20,'units':6},'origin' | 20 does not",
        "random-events | 'ill':'1' | 'ill':'one' | 'one' is text",
        "itineraries | 'key':'h' | 'key':'hh' | a letter such as a belongs there."
      })
  void aMistakeInATableIsFound(String table, String passage, String other, String words) {
    Project project = replace(Kinds.TABLES, table, passage, other);
    assertThat(found(project, Kinds.TABLES, table))
        .singleElement()
        .satisfies(message -> assertThat(message).contains(words));
  }

  @Test
  void aRowForMoreThanCanComeUpIsAllowed() {
    Project project = replace(Kinds.TABLES, "attitudes-gepids", "'key':'9+'", "'key':'9-18'");
    assertThat(found(project, Kinds.TABLES, "attitudes-gepids")).isEmpty();
  }

  @Test
  void valuesOfMapAndPiecesAreBounded() {
    assertThat(
            found(
                replace(Kinds.UNITS, "excubites", "'bonus':2", "'bonus':20"),
                Kinds.UNITS,
                "excubites"))
        .containsExactly(
            "The unit Excubites, bonus: 20 does not fit; a whole number from 0 to 3 belongs"
                + " there.");
    assertThat(
            found(
                replace(Kinds.NATIONS, "avars", "'ambassador':4", "'ambasador':4"),
                Kinds.NATIONS,
                "avars"))
        .singleElement()
        .satisfies(message -> assertThat(message).contains("did you mean 'ambassador'?"));
    assertThat(
            found(
                replace(Kinds.SCENARIOS, "528-ad", "'khazars':false", "'khazar':true"),
                Kinds.SCENARIOS,
                "528-ad"))
        .singleElement()
        .satisfies(message -> assertThat(message).contains("did you mean 'khazars'?"));
  }

  @Test
  void whatNoRuleLooksAtBelongsNowhere() {
    assertThat(
            found(
                replace(
                    Kinds.SCENARIOS,
                    "528-ad",
                    "'nation':'gepids','status':'tribe'",
                    "'nation':'gepids','status':'tribe','treasury':5"),
                Kinds.SCENARIOS,
                "528-ad"))
        .containsExactly(
            "The scenario 528 AD, setups 2, treasury: 5 does not fit; nothing, for no rule of"
                + " Romanitas looks at it, belongs there.");
  }

  private static <I extends Id, E extends Entry<I>> Project replace(
      Kind<I, E> kind, String id, String passage, String other) {
    return Rewrite.replace(SAMPLE, kind, id, passage.replace('\'', '"'), other.replace('\'', '"'));
  }
}
