package org.groma.validator.finding;

import org.groma.model.edit.Edit;

/**
 * A way to mend a finding.
 *
 * @param title what it does, as a button says it: {@code Remove the strait}
 * @param safe whether it can be made without asking: it only says again what is certain
 */
public record Fix(String title, FixWork work, boolean safe) {

  public static Fix safe(String title, Edit edit) {
    return safe(title, new FixWork.Change(edit));
  }

  public static Fix safe(String title, FixWork work) {
    return new Fix(title, work, true);
  }

  /** One that a person has to look at first. */
  public static Fix proposed(String title, Edit edit) {
    return proposed(title, new FixWork.Change(edit));
  }

  public static Fix proposed(String title, FixWork work) {
    return new Fix(title, work, false);
  }
}
