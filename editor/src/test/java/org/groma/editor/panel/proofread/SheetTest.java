package org.groma.editor.panel.proofread;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.SignOffs;
import org.junit.jupiter.api.Test;

class SheetTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();
  private static final Proof PROOF = Proof.of(SAMPLE);
  private static final EditionId DE = new EditionId("rules-de");
  private static final EditionId EN = new EditionId("rules-en");
  private static final Subject BYTHINA = Subject.parse("province:bythina");

  private static ProofBook book(Project project) {
    ProofBook book = new ProofBook();
    book.compared(ProofBook.Compared.of(project));
    return book;
  }

  private static Project signed(Project project, Subject subject) {
    return ((Outcome.Applied)
            SignOffs.sign(project, subject, "AB", "2026-11-16").orElseThrow().apply(project))
        .project();
  }

  @Test
  void eachValueIsALineAndEachEditionAColumn() {
    Sheet sheet = Sheet.of(PROOF, Wanted.ALL);

    assertThat(sheet.editions()).contains(DE, EN);
    Sheet.Entry name = sheet.entries().get(sheet.lineOf(BYTHINA, "name"));
    assertThat(name.first()).isTrue();
    assertThat(name.differing(DE).orElseThrow().printed()).isEqualTo("Bythinia");
    assertThat(name.differing(EN)).isEmpty();
  }

  @Test
  void onlyWhatIsWantedIsShown() {
    assertThat(Sheet.of(PROOF, Wanted.ALL.kind(Optional.of("river"))).entries())
        .isNotEmpty()
        .allMatch(entry -> entry.row().subject().kind().equals("river"));
    assertThat(Sheet.of(PROOF, Wanted.ALL.group(Optional.of("asia"))).entries())
        .isNotEmpty()
        .allMatch(entry -> entry.row().area().orElseThrow().slug().equals("asia"));
    assertThat(Sheet.of(PROOF, Wanted.ALL.group(Optional.of("rivers"))).entries())
        .isEqualTo(Sheet.of(PROOF, Wanted.ALL.kind(Optional.of("river"))).entries());
    assertThat(Sheet.of(PROOF, Wanted.ALL.which(Wanted.Which.DIFFERING)).entries())
        .isNotEmpty()
        .allMatch(entry -> entry.row().differs());
    assertThat(Sheet.of(PROOF, Wanted.ALL.edition(Optional.of(DE))).editions()).containsExactly(DE);
  }

  @Test
  void stepsGoFromRowToRowAndBackToTheStartOfTheOneBefore() {
    Sheet sheet = Sheet.of(PROOF, Wanted.ALL);
    int second = sheet.stepRow(0, 1);

    assertThat(second).isPositive();
    assertThat(sheet.entries().get(second).first()).isTrue();
    assertThat(sheet.stepRow(second + 1, -1)).isZero();
    assertThat(sheet.stepRow(0, -1)).isZero();
    int last = sheet.entries().size() - 1;
    assertThat(sheet.stepRow(last, 1)).isEqualTo(last);
  }

  @Test
  void everyDifferenceIsComeToOnceAndThenAgain() {
    ProofBook book = book(SAMPLE);
    long differences =
        book.sheet().entries().stream()
            .mapToLong(entry ->
                book.sheet().editions().stream()
                    .filter(edition -> entry.differing(edition).isPresent())
                    .count())
            .sum();
    book.stepDifference(1);
    Sheet.Spot first = new Sheet.Spot(book.line(), book.edition().orElseThrow());
    List<Sheet.Spot> seen = new java.util.ArrayList<>(List.of(first));
    for (int i = 1; i < differences; i++) {
      book.stepDifference(1);
      seen.add(new Sheet.Spot(book.line(), book.edition().orElseThrow()));
    }
    assertThat(seen).doesNotHaveDuplicates();
    book.stepDifference(1);
    assertThat(new Sheet.Spot(book.line(), book.edition().orElseThrow())).isEqualTo(first);
    book.stepDifference(-1);
    assertThat(new Sheet.Spot(book.line(), book.edition().orElseThrow())).isEqualTo(seen.getLast());
  }

  @Test
  void aSignedRowLeavesTheOpenOnesAndTheNextTakesItsPlace() {
    ProofBook book = book(SAMPLE);
    book.wanted(Wanted.ALL.which(Wanted.Which.OPEN));
    Subject first = book.current().orElseThrow().row().subject();
    Project after = signed(SAMPLE, first);
    book.compared(ProofBook.Compared.of(after));

    assertThat(book.sheet().lineOf(first, "name")).isEqualTo(-1);
    assertThat(book.line()).isZero();
    assertThat(book.signed()).isEqualTo(1);
    assertThat(book.rows()).isEqualTo(PROOF.rows().size());
    assertThat(book.isOf(after)).isTrue();
    assertThat(book.isOf(SAMPLE)).isFalse();
  }

  @Test
  void theCellThatIsReadStaysWhenTheProjectChanges() {
    ProofBook book = book(SAMPLE);
    book.read(book.sheet().lineOf(BYTHINA, "income"), Optional.of(EN));
    book.compared(ProofBook.Compared.of(signed(SAMPLE, Subject.parse("province:hijaz"))));

    assertThat(book.current().orElseThrow().row().subject()).isEqualTo(BYTHINA);
    assertThat(book.current().orElseThrow().field()).isEqualTo("income");
    assertThat(book.edition()).hasValue(EN);
  }

  @Test
  void signingGoesOnToTheNextOpenRow() {
    Subject first = PROOF.rows().get(0).subject();
    Subject second = PROOF.rows().get(1).subject();
    Subject third = PROOF.rows().get(2).subject();
    ProofBook book = book(signed(signed(SAMPLE, first), second));

    assertThat(book.stepOpen()).isTrue();
    assertThat(book.current().orElseThrow().row().subject()).isEqualTo(third);
  }
}
