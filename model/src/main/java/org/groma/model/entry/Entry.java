package org.groma.model.entry;

import java.util.List;
import org.groma.model.id.Id;
import org.groma.model.value.Origins;

/** A record of a project: it has an id that stays, a name that people read, and an origin. */
public interface Entry<I extends Id> {

  I id();

  String name();

  /** Other spellings under which the entry is found. */
  default List<String> aliases() {
    return List.of();
  }

  Origins origin();
}
