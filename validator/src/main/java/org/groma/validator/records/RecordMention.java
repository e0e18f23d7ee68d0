package org.groma.validator.records;

import org.groma.model.store.json.JsonPath;
import org.groma.validator.finding.Subject;

/**
 * One place in an entry that speaks of a record.
 *
 * @param holder the entry that has it
 * @param path from there to the text; of a key, to its value
 * @param role what it is there; the same for all that must be treated alike
 */
public record RecordMention(Subject holder, JsonPath path, Form form, Sort sort, String role) {

  /** How the record is written there. */
  public enum Form {
    /** {@code lower-meadow}. */
    BARE,
    /** {@code province:lower-meadow}. */
    WITH_KIND,
    /** As the name of a field. */
    KEY
  }

  /** How it is known that the record is meant. */
  public enum Sort {
    /** The field holds ids of this kind, and nothing else. */
    TYPED,
    /** Open data, in which such fields hold ids of this kind. */
    OPEN,
    /** Open data, in which the text may mean something else of that name. */
    DOUBTFUL
  }
}
