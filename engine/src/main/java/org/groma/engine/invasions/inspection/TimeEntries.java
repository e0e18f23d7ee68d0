package org.groma.engine.invasions.inspection;

import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;

/** Reads lines of the time table. */
final class TimeEntries {

  private TimeEntries() {}

  /** Whether a switch of the line is on. */
  static boolean is(TimeEntry entry, String name) {
    return entry.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }
}
