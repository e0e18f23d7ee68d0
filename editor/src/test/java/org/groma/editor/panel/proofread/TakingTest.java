package org.groma.editor.panel.proofread;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.value.Halves;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.Verdict;
import org.junit.jupiter.api.Test;

class TakingTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();
  private static final EditionId DE = new EditionId("rules-de");

  private static Reading printed(String text, Verdict verdict) {
    return new Reading(DE, "provinces", "XXXII.C", text, verdict);
  }

  private static Project take(String subject, String field, Reading reading) {
    Taking taking = Taking.of(SAMPLE, Subject.parse(subject), field, reading);
    assertThat(taking).isInstanceOf(Taking.Possible.class);
    return ((Outcome.Applied) ((Taking.Possible) taking).edit().apply(SAMPLE)).project();
  }

  private static String refusal(String subject, String field, Reading reading) {
    Taking taking = Taking.of(SAMPLE, Subject.parse(subject), field, reading);
    assertThat(taking).isInstanceOf(Taking.Impossible.class);
    return ((Taking.Impossible) taking).why();
  }

  @Test
  void aValueIsTakenWithTheEditionAsItsOrigin() {
    var after =
        take("province:bythina", "income", printed("2½", Verdict.VALUE))
            .provinces()
            .find("bythina")
            .orElseThrow();

    assertThat(after.income()).isEqualTo(Halves.parse("2½").orElseThrow());
    assertThat(after.origin().of("income")).hasValue(Provenance.printed("rules-de", "XXXII.C"));
    var before = SAMPLE.provinces().find("bythina").orElseThrow();
    assertThat(after.origin().of("name")).isEqualTo(before.origin().of("name"));
  }

  @Test
  void aWordOfAnotherLanguageIsTakenAsItsMeaning() {
    Project after = take("area:moesia", "religion", printed("Heiden", Verdict.VALUE));

    assertThat(SAMPLE.areas().find("moesia").orElseThrow().religion())
        .isNotEqualTo(Optional.of("pagan"));
    assertThat(after.areas().find("moesia").orElseThrow().religion()).hasValue("pagan");
  }

  @Test
  void whatIsPrintedOfACityIsPutIntoTheCity() {
    Project after = take("province:bythina", "city.level", printed("2F", Verdict.VALUE));
    var city =
        after.cities().stream()
            .filter(each -> each.province().slug().equals("bythina"))
            .findFirst()
            .orElseThrow();

    assertThat(city.level()).isEqualTo(2);
    assertThat(city.fortified()).isTrue();
    assertThat(city.origin().of("level")).hasValue(Provenance.printed("rules-de", "XXXII.C"));
    assertThat(after.provinces()).isEqualTo(SAMPLE.provinces());
  }

  @Test
  void whatCannotBeTakenIsRefusedWithAReason() {
    assertThat(refusal("province:bythina", "income", printed("", Verdict.UNPRINTED)))
        .contains("prints nothing");
    assertThat(refusal("province:bythina", "granary", printed("☐", Verdict.UNREADABLE)))
        .contains("cannot be read");
    assertThat(refusal("province:bythina", "area", printed("Atlantis", Verdict.VALUE)))
        .contains("there is no area 'Atlantis'".substring(1));
    assertThat(refusal("province:nowhere", "income", printed("1", Verdict.VALUE)))
        .contains("province:nowhere");
  }

  /** Every difference of the sample either can be taken, and is gone then, or says why not. */
  @Test
  void whatIsTakenNoLongerDiffers() {
    int taken = 0;
    for (Row row : Proof.of(SAMPLE).rows()) {
      for (Line line : row.lines()) {
        for (Reading reading : line.differing()) {
          switch (Taking.of(SAMPLE, row.subject(), line.field(), reading)) {
            case Taking.Impossible(String why) ->
                assertThat(why).matches("(?s)[\\p{Lu}'].*\\.|rules-.*\\.");
            case Taking.Possible(var edit) -> {
              taken++;
              Project after = ((Outcome.Applied) edit.apply(SAMPLE)).project();
              assertThat(
                      Proof.of(after).row(row.subject()).orElseThrow().lines().stream()
                          .filter(each -> each.field().equals(line.field()))
                          .flatMap(each -> each.differing().stream()))
                  .as(row.subject() + " " + line.field() + " from " + reading)
                  .doesNotContain(reading)
                  .noneMatch(each -> each.printed().equals(reading.printed()));
            }
          }
        }
      }
    }
    assertThat(taken).isGreaterThan(10);
  }
}
