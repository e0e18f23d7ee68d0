package org.groma.engine.cycles.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;

import org.groma.engine.Rewrite;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the declaration of the game's data tells of mistakes in the sample. */
class CyclesShapeTest {

  @Test
  void theSampleFits() {
    ShapeReview review = new ShapeReview(PROJECT, CyclesShape.ALL);
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : PROJECT.get(kind)) {
        assertThat(review.look(kind, entry)).extracting(Objection::message).isEmpty();
      }
    }
    assertThat(review.missingTables()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "combat | '9','cells':{'1-3':'AR1' | '9','cells':{'1-3':'DE' | should not turn back",
        "administration | '12','cells':{'0':'revival' | '12','cells':{'0':4 | should not turn back",
        "administration | '5','cells':{'0':3 | '5','cells':{'0':2 | 2 does not fit",
        "rebellion | 'die':'2d6' | 'die':'d6' | rolled with 2d6",
        "rebellion | 'result':'coup' | 'result':'mutiny' | say the same",
        "unrest | 'units':15,'rolls':'1-3' | 'units':15,'rolls':'1-8' | rolls of one die",
        "numbers | 'key':'mutiny' | 'key':'mutinny' | did you mean 'mutiny'",
        "conversion | 'key':'bow','cells':{'kingdom':'bow' | 'key':'bow','cells':{'kingdom':'bowe'"
            + " | did you mean 'bow'",
      })
  void aMistakeInATableIsTold(String table, String passage, String other, String words) {
    assertThat(messages(Kinds.TABLES, table, passage, other))
        .anyMatch(each -> each.contains(words));
  }

  @Test
  void aProvinceIsInsideOrOutsideTheBoundary() {
    assertThat(messages(Kinds.AREAS, "rhaetia", "'status':'inside'", "'status':'kingdom'"))
        .anyMatch(each -> each.contains("one of inside, outside"));
  }

  @Test
  void aPriceIsAWholeNumber() {
    assertThat(messages(Kinds.UNITS, "bow", "'kingdom':2}", "'kingdom':2.5}"))
        .anyMatch(each -> each.contains("2.5 does not fit"));
  }

  private static <I extends Id, E extends Entry<I>> Iterable<String> messages(
      Kind<I, E> kind, String id, String passage, String other) {
    Project spoilt =
        Rewrite.replace(PROJECT, kind, id, passage.replace('\'', '"'), other.replace('\'', '"'));
    return new ShapeReview(spoilt, CyclesShape.ALL)
        .look(kind, spoilt.get(kind).find(id).orElseThrow()).stream()
            .map(Objection::message)
            .toList();
  }
}
