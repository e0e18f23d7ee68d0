package org.groma.validator.proofread;

import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;

/** The project compared with its printed editions, once for all checks that need it. */
public final class PrintedPages {

  public static final Reads READS =
      Reads.of(Proof.KINDS.toArray(Kind<?, ?>[]::new))
          .and(Kinds.SOURCES, Kinds.SIGN_OFFS)
          .and(Reads.Aspect.VOCABULARY);

  private static final Derivation<ReadRows> KNOWN =
      Derivation.of(ReadRows.READS, _ -> new ReadRows());

  public static final Derivation<Proof> PROOF =
      Derivation.of(READS, survey -> Proof.of(survey.project(), survey.get(KNOWN)));

  private PrintedPages() {}

  /**
   * Whether all that is printed of a value is what the project has: then it is not what is wrong.
   */
  public static boolean confirm(Survey survey, Subject subject, String field) {
    return survey.get(PROOF).rows().stream()
        .filter(row -> row.subject().equals(subject))
        .flatMap(row -> row.lines().stream())
        .anyMatch(
            line -> line.field().equals(field) && !line.readings().isEmpty() && !line.differs());
  }
}
