package org.groma.validator.report;

import org.groma.model.review.Severity;
import org.groma.validator.finding.Fix;

/**
 * What a report comes to in numbers.
 *
 * @param fixable how many of what is open can be mended without asking
 */
record Tally(long errors, long warnings, long notes, long accepted, long fixable) {

  static Tally of(Report report) {
    return new Tally(
        report.count(Severity.ERROR),
        report.count(Severity.WARNING),
        report.count(Severity.NOTE),
        report.entries().stream().filter(entry -> !entry.isOpen()).count(),
        report.open().stream().filter(each -> each.fix().filter(Fix::safe).isPresent()).count());
  }

  long open() {
    return errors + warnings + notes;
  }

  static String count(long number, Severity severity) {
    return number + " " + severity.word() + (number == 1 ? "" : "s");
  }

  /** {@code 3 errors, 12 warnings, 40 notes; 5 accepted; 2 can be fixed}. */
  @Override
  public String toString() {
    return String.join(
            ", ",
            count(errors, Severity.ERROR),
            count(warnings, Severity.WARNING),
            count(notes, Severity.NOTE))
        + (accepted == 0 ? "" : "; " + accepted + " accepted")
        + (fixable == 0 ? "" : "; " + fixable + " can be fixed");
  }
}
