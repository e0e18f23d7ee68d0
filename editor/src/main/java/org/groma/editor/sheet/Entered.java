package org.groma.editor.sheet;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.table.Missing;
import org.groma.model.edit.Edit;

/** What typing into cells came to. */
public sealed interface Entered {

  /** The cells say what they said before. */
  record Same() implements Entered {}

  /** One edit for all that was typed. */
  record Changed(Edit edit) implements Entered {}

  /** Some cells cannot be read, so nothing is changed. */
  record Wrong(List<Mistaken> cells) implements Entered {
    public Wrong {
      cells = List.copyOf(cells);
    }
  }

  /**
   * A cell that cannot be read, with a sentence that says what was expected.
   *
   * @param missing what it names, if the project only had it
   */
  record Mistaken(Cell cell, String sentence, Optional<Missing> missing) {
    public Mistaken(Cell cell, String sentence) {
      this(cell, sentence, Optional.empty());
    }
  }
}
