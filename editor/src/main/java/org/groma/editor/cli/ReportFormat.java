package org.groma.editor.cli;

import java.util.Locale;

/** How a validation is told. */
enum ReportFormat {
  /** For people at a terminal. */
  TEXT,
  /** For other programs, as docs/schema/validate-report.schema.json has it. */
  JSON,
  /** SARIF 2.1.0, for code hosts and editors. */
  SARIF,
  /** JUnit XML, for build servers. */
  JUNIT,
  /** A page with the map, for a browser. */
  HTML;

  /** The word as it is typed. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
