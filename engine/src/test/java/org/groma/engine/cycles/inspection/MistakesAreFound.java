package org.groma.engine.cycles.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.kernel.Objection;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the cases of every family of inspections. */
interface MistakesAreFound {

  @ParameterizedTest
  @MethodSource("cases")
  default void theMistakeIsFoundAndItsEntryNamed(Spoilt spoilt) {
    List<Objection> found = spoilt.objections();
    assertThat(found).extracting(Objection::message).containsOnlyOnce(spoilt.message());
    assertThat(found)
        .filteredOn(objection -> objection.message().equals(spoilt.message()))
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.inspection()).isEqualTo(spoilt.inspection());
          assertThat(objection.subjects().getFirst()).isEqualTo(spoilt.subject());
          assertThat(objection.field().orElse("")).isEqualTo(spoilt.field());
        });
  }
}
