package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.TimeEntryId;
import org.groma.model.project.Kinds;
import org.groma.model.tables.TimeEntry;
import org.groma.validator.check.EntryCheck;

/** Looks at the lines of the time table, one by one. */
interface TimeEntryCheck extends EntryCheck<TimeEntryId, TimeEntry> {

  @Override
  default Kind<TimeEntryId, TimeEntry> kind() {
    return Kinds.TIME_TABLE;
  }
}
