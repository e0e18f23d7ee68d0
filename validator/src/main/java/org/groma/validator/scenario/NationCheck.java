package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.validator.check.EntryCheck;

/** Looks at nations, one by one. */
interface NationCheck extends EntryCheck<NationId, Nation> {

  @Override
  default Kind<NationId, Nation> kind() {
    return Kinds.NATIONS;
  }
}
