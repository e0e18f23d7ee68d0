package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.groma.editor.diff.NewFindings;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;

/**
 * The end of every import: the project is validated as it would be, and saved if that brings no
 * errors and somebody wants it.
 *
 * @param changes whether the import changes anything
 * @param findings what checks would find that they do not find now
 * @param made entries that somebody wants to have made although they are not complete yet
 */
record Taking(
    ImportRequest request,
    HeldProject held,
    Project after,
    boolean changes,
    List<Finding> findings,
    Set<String> made) {

  static Taking of(
      ImportRequest request, HeldProject held, Outcome.Applied edited, boolean changes) {
    return of(request, held, edited, changes, Set.of());
  }

  static Taking of(
      ImportRequest request,
      HeldProject held,
      Outcome.Applied edited,
      boolean changes,
      Set<String> made) {
    Project before = held.project();
    if (!changes) {
      return new Taking(request, held, before, false, List.of(), made);
    }
    request.shell().announce("Validating");
    return new Taking(request, held, edited.project(), true, NewFindings.of(before, edited), made);
  }

  List<ImportFinding> told() {
    return findings.stream().map(ImportFinding::of).toList();
  }

  private boolean isWorse() {
    return !request.withErrors()
        && findings.stream().anyMatch(each -> each.severity() == Severity.ERROR && !isOfMade(each));
  }

  private boolean isOfMade(Finding finding) {
    return !finding.subjects().isEmpty()
        && finding.subjects().stream().allMatch(each -> made.contains(each.toString()));
  }

  /** Whether it is to be written. */
  boolean isWanted() {
    return changes && !isWorse() && !request.dryRun();
  }

  void save() {
    request.shell().announce("Saving " + request.folder());
    held.save(after, request.shell());
  }

  /** Says what became of it, after the report. */
  int end() {
    if (isWorse()) {
      throw Stop.refused(
          "Nothing was written: the import would bring errors into the project, which are listed"
              + " above. Correct the file, or run again with --with-errors.");
    }
    request
        .shell()
        .say(
            isWanted()
                ? "Saved in " + request.folder() + "."
                : changes
                    ? "Nothing was written (--dry-run)."
                    : "Nothing was written: the file says what the project says.");
    return Exit.FINE;
  }

  /** Stops because of mistakes, after they were told. */
  static Stop mistaken(ImportRequest request, int mistakes) {
    return mistaken(request, mistakes, "");
  }

  /**
   * The same with a way out.
   *
   * @param other a sentence, with a blank before it; empty for none
   */
  static Stop mistaken(ImportRequest request, int mistakes, String other) {
    return Stop.refused(
        String.format(
            Locale.ROOT,
            "Nothing was written: %s in %s. Correct the file and import it again.%s",
            Figures.count(mistakes, "mistake", "mistakes"),
            request.name(),
            other));
  }
}
