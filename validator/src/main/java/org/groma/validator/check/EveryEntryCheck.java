package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.validator.finding.Finding;

/** Looks at the entries of all kinds, one by one: at the entry itself and at what it reads. */
public non-sealed interface EveryEntryCheck extends Check {

  void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out);
}
