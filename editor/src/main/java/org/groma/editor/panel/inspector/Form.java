package org.groma.editor.panel.inspector;

import java.util.List;
import java.util.Optional;
import org.groma.editor.sheet.Creating;
import org.groma.editor.sheet.SheetKind;
import org.groma.exporters.table.Look;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Finding;

/**
 * The fields of the selected entries of one kind.
 *
 * @param rows their ids
 * @param others findings that are about them and about none of the fields
 * @param origin where they come from, where all of them say the same
 */
record Form(
    SheetKind kind,
    List<String> rows,
    List<Line> lines,
    List<Finding> others,
    Optional<Provenance> origin) {

  Form {
    rows = List.copyOf(rows);
    lines = List.copyOf(lines);
    others = List.copyOf(others);
  }

  /**
   * One field.
   *
   * @param value what all of them say; empty where they differ
   * @param draft what was typed and cannot be read
   * @param origin where the value comes from, if from elsewhere than the entry as a whole
   */
  record Line(
      String key,
      String title,
      Look look,
      boolean editable,
      Optional<String> value,
      Optional<Draft> draft,
      List<String> choices,
      List<Finding> findings,
      Optional<Provenance> origin) {}

  /**
   * What was typed and not taken.
   *
   * @param sentence why, as the project is now
   * @param offer to make what is missing for it
   */
  record Draft(String typed, String sentence, Optional<Creating.Offer> offer) {}
}
