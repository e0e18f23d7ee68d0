package org.groma.editor.panel.proofread;

import java.util.List;
import java.util.Optional;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Progress;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Reading;

/** What the panel knows: the proof, which part of it is wanted, and the cell that is read. */
final class ProofBook {

  private Optional<Project> project = Optional.empty();
  private Proof proof = new Proof(List.of(), List.of());
  private List<Progress> progress = List.of();
  private Wanted wanted = Wanted.ALL;
  private Sheet sheet = Sheet.EMPTY;
  private int line;
  private Optional<EditionId> edition = Optional.empty();

  /** What a project came to, worked out away from the window. */
  record Compared(Project project, Proof proof, List<Progress> progress) {
    static Compared of(Project project) {
      Proof proof = Proof.of(project);
      return new Compared(project, proof, Progress.of(proof, project));
    }
  }

  void compared(Compared news) {
    project = Optional.of(news.project());
    proof = news.proof();
    progress = news.progress();
    lay();
  }

  /** Whether nothing was compared yet. */
  boolean isWaiting() {
    return project.isEmpty();
  }

  /** Whether this is the state that was compared last. */
  @SuppressWarnings("ReferenceEquality") // a state is itself, as in History
  boolean isOf(Project state) {
    return project.filter(known -> known == state).isPresent();
  }

  Wanted wanted() {
    return wanted;
  }

  void wanted(Wanted other) {
    wanted = other;
    lay();
  }

  private void lay() {
    Optional<Sheet.Entry> before = current();
    sheet = Sheet.of(proof, wanted);
    int found = before.map(entry -> sheet.lineOf(entry.row().subject(), entry.field())).orElse(-1);
    // a row that is no longer wanted makes room for the next
    line = found >= 0 ? found : Math.clamp(line, 0, Math.max(0, sheet.entries().size() - 1));
    edition = edition.filter(sheet.editions()::contains);
  }

  Sheet sheet() {
    return sheet;
  }

  /** All editions that print anything to compare with. */
  List<EditionId> editions() {
    return Sheet.of(proof, Wanted.ALL).editions();
  }

  /** The kinds of which there are rows, by their words. */
  List<String> kinds() {
    return proof.rows().stream().map(row -> row.subject().kind()).distinct().toList();
  }

  // ---- progress

  List<Progress> progress() {
    return progress;
  }

  int rows() {
    return progress.stream().mapToInt(Progress::rows).sum();
  }

  int signed() {
    return progress.stream().mapToInt(Progress::signed).sum();
  }

  // ---- where somebody reads

  int line() {
    return line;
  }

  Optional<EditionId> edition() {
    return edition;
  }

  Optional<Sheet.Entry> current() {
    return line >= 0 && line < sheet.entries().size()
        ? Optional.of(sheet.entries().get(line))
        : Optional.empty();
  }

  /**
   * What is to be taken at this cell: what its edition prints otherwise, or the only other thing
   * that is printed at all.
   */
  Optional<Reading> reading() {
    Optional<Reading> here =
        edition.flatMap(column -> current().flatMap(entry -> entry.differing(column)));
    List<Reading> all =
        current().flatMap(Sheet.Entry::line).map(each -> each.differing()).orElse(List.of());
    return edition.isPresent() || all.size() != 1 ? here : Optional.of(all.getFirst());
  }

  void read(int at, Optional<EditionId> column) {
    line = at;
    edition = column;
  }

  void stepRow(int by) {
    line = sheet.stepRow(line, by);
  }

  /** Goes to the next difference; says whether there is any. */
  boolean stepDifference(int by) {
    Optional<Sheet.Spot> next = sheet.stepDifference(line, edition, by);
    next.ifPresent(spot -> read(spot.line(), Optional.of(spot.edition())));
    return next.isPresent();
  }

  /** Goes to the next row that is to be signed; says whether there is any. */
  boolean stepOpen() {
    int next = sheet.nextOpen(line);
    if (next >= 0) {
      line = next;
    }
    return next >= 0;
  }

  /** Goes to the row of something, if it is on the sheet. */
  boolean find(Subject subject) {
    int found = sheet.lineOf(subject, "");
    if (found >= 0) {
      line = found;
    }
    return found >= 0;
  }
}
