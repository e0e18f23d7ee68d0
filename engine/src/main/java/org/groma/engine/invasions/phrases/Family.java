package org.groma.engine.invasions.phrases;

import java.util.Optional;

/** Effects that belong together, and the clauses for them. */
interface Family {

  /** A clause for an effect whose parameters are complete; empty for words of other families. */
  Optional<String> tell(String word, Given given);
}
