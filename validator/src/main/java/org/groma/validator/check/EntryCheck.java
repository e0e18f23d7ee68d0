package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.validator.finding.Finding;

/** Looks at the entries of one kind, one by one: at the entry itself and at what it reads. */
public non-sealed interface EntryCheck<I extends Id, E extends Entry<I>> extends Check {

  Kind<I, E> kind();

  void look(E entry, Survey survey, Consumer<Finding> out);
}
