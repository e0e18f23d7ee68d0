package org.groma.editor.panel.problems;

import java.util.Optional;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.report.Report;

/** A finding as the panel lists it. */
record Problem(Source source, Report.Entry entry) {

  /** Who found it. */
  enum Source {
    /** The checks that follow every change. */
    CHECKS,
    /** The games that were played last. */
    PLAY
  }

  /** What stays the same about it from one verdict to the next. */
  record Key(Source source, Finding.Key finding) {}

  Finding finding() {
    return entry.finding();
  }

  Severity severity() {
    return finding().severity();
  }

  Optional<Acceptance> acceptance() {
    return entry.acceptance();
  }

  boolean isOpen() {
    return entry.isOpen();
  }

  /** Whether a way to mend it is known; what is accepted is left alone. */
  boolean isFixable() {
    return isOpen() && finding().fix().isPresent();
  }

  boolean isSafelyFixable() {
    return isOpen() && finding().fix().filter(Fix::safe).isPresent();
  }

  Key key() {
    return new Key(source, finding().key());
  }
}
