package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.validator.check.EntryCheck;

/** Looks at types of units, one by one. */
interface UnitTypeCheck extends EntryCheck<UnitTypeId, UnitType> {

  @Override
  default Kind<UnitTypeId, UnitType> kind() {
    return Kinds.UNITS;
  }
}
