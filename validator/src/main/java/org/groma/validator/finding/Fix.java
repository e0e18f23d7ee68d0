package org.groma.validator.finding;

import org.groma.model.edit.Edit;

/**
 * A way to mend a finding.
 *
 * @param title what it does, as a button says it: {@code Remove the strait}
 * @param edit the change
 * @param safe whether it can be made without asking: it only says again what is certain
 */
public record Fix(String title, Edit edit, boolean safe) {

  public static Fix safe(String title, Edit edit) {
    return new Fix(title, edit, true);
  }

  /** One that a person has to look at first. */
  public static Fix proposed(String title, Edit edit) {
    return new Fix(title, edit, false);
  }
}
