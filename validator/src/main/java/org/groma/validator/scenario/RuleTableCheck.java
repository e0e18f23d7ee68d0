package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.TableId;
import org.groma.model.project.Kinds;
import org.groma.model.tables.RuleTable;
import org.groma.validator.check.EntryCheck;

/** Looks at tables, one by one. */
interface RuleTableCheck extends EntryCheck<TableId, RuleTable> {

  @Override
  default Kind<TableId, RuleTable> kind() {
    return Kinds.TABLES;
  }
}
