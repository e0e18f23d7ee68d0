package org.groma.exporters;

import java.util.List;

/**
 * What the validator and proofreaders said of a project, as rows to print. Exporters do not know
 * the validator; whoever calls both hands its words over.
 */
public record Review(List<Erratum> errata, List<Finding> findings) {

  public static final Review NONE = new Review(List.of(), List.of());

  public Review {
    errata = List.copyOf(errata);
    findings = List.copyOf(findings);
  }

  /**
   * A value that an edition prints otherwise than the project has it.
   *
   * @param where the section of the edition
   * @param subject what it is about, in words
   * @param note why the project differs
   */
  public record Erratum(
      String edition, String where, String subject, String printed, String ours, String note) {}

  /**
   * Something a check found.
   *
   * @param subjects the entries it is about, as {@code kind:id}
   * @param accepted why it may stand; empty where nobody accepted it
   */
  public record Finding(
      String check, String severity, String message, List<String> subjects, String accepted) {
    public Finding {
      subjects = List.copyOf(subjects);
    }
  }
}
