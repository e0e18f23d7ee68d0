package org.groma.validator.gazetteer;

import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.ReadRows;

/** The project compared with its printed editions, once for all checks that need it. */
final class PrintedPages {

  static final Reads READS =
      Reads.of(Proof.KINDS.toArray(Kind<?, ?>[]::new))
          .and(Kinds.SOURCES, Kinds.SIGN_OFFS)
          .and(Reads.Aspect.VOCABULARY);

  private static final Derivation<ReadRows> KNOWN =
      Derivation.of(ReadRows.READS, _ -> new ReadRows());

  static final Derivation<Proof> PROOF =
      Derivation.of(READS, survey -> Proof.of(survey.project(), survey.get(KNOWN)));

  private PrintedPages() {}
}
