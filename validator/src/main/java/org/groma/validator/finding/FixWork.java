package org.groma.validator.finding;

import org.groma.model.edit.Edit;

/**
 * What a fix does. What follows a record through the whole project is only named here, and worked
 * out when somebody asks for it: most fixes of a report are never asked for.
 */
public sealed interface FixWork {

  /** A change that is known already. */
  record Change(Edit edit) implements FixWork {}

  /** Another id for a record, wherever the project speaks of it. */
  record NewId(Subject record, String id) implements FixWork {}

  /** A record goes, with what means nothing without it. */
  record Removal(Subject record) implements FixWork {}
}
