package org.groma.editor.cli;

import java.util.List;
import java.util.Optional;
import org.groma.model.id.AreaId;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.review.SignOff;
import org.groma.model.value.Provenance;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Progress;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.Unmatched;

/** Proofreading as JSON says it; the keys are promised to other programs. */
record ProofReport(
    String project, List<OfRow> rows, List<OfUnmatched> unmatched, List<Progress> progress) {

  /**
   * One row.
   *
   * @param row as it is named to sign it, {@code province:arabia-deserta}
   * @param status differs, missing or same
   */
  record OfRow(
      String row,
      String name,
      Optional<String> area,
      String status,
      OfSigning signing,
      List<String> missingIn,
      List<OfLine> values) {}

  /**
   * Who has signed.
   *
   * @param standing open, signed or changed
   */
  record OfSigning(String standing, Optional<String> by, Optional<String> on) {}

  /** One value and what is printed of it. */
  record OfLine(
      String field,
      String value,
      String project,
      boolean editionsDisagree,
      Optional<String> origin,
      List<OfReading> printed) {}

  /** What one edition prints. */
  record OfReading(String edition, String table, String section, String text, String verdict) {}

  /** A printed row that matches nothing. */
  record OfUnmatched(String table, int row, String section, String kind, String name, String of) {}

  static ProofReport of(Project project, Proof proof, List<Row> rows) {
    return new ProofReport(
        project.settings().name(),
        rows.stream().map(ProofReport::row).toList(),
        proof.unmatched().stream().map(ProofReport::unmatched).toList(),
        Progress.of(proof, project));
  }

  private static OfRow row(Row row) {
    Optional<SignOff> signOff = row.signing().signOff();
    return new OfRow(
        row.subject().toString(),
        row.name(),
        row.area().map(AreaId::slug),
        row.isMissing() ? "missing" : row.differs() ? "differs" : "same",
        new OfSigning(
            row.signing().standing().word(), signOff.map(SignOff::by), signOff.map(SignOff::on)),
        row.absentFrom().stream().map(EditionId::slug).toList(),
        row.lines().stream().map(ProofReport::line).toList());
  }

  private static OfLine line(Line line) {
    return new OfLine(
        line.field(),
        line.title(),
        line.ours(),
        line.editionsDisagree(),
        line.reason().map(Provenance::toString),
        line.readings().stream().map(ProofReport::reading).toList());
  }

  private static OfReading reading(Reading reading) {
    return new OfReading(
        reading.edition().slug(),
        reading.table(),
        reading.section(),
        reading.printed(),
        reading.verdict().word());
  }

  private static OfUnmatched unmatched(Unmatched row) {
    return new OfUnmatched(
        row.table().slug(), row.row(), row.section(), row.kind(), row.printed(), row.of());
  }
}
