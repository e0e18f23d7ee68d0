package org.groma.engine.kernel.open;

import java.util.List;
import org.groma.model.entry.Kind;
import org.groma.model.store.WordUse;

/** What finds the rows of a table. */
public sealed interface TableKey {

  /** The words of the rows that the table declares one by one. */
  record Named() implements TableKey {}

  /**
   * Rolls: bands without gap or overlap that cover all that can come up.
   *
   * @param die as the table says it, {@code 2d6}
   * @param least the lowest that can come up, modifiers included
   * @param most the highest
   */
  record Rolled(String die, int least, int most) implements TableKey {}

  /** Whole numbers without a gap. */
  record Counted(int first, int last) implements TableKey {}

  /**
   * Ids of entries.
   *
   * @param every whether every entry of the kind needs a row
   * @param others words that may stand there besides
   */
  record Listed(Kind<?, ?> kind, boolean every, List<String> others) implements TableKey {
    public Listed {
      others = List.copyOf(others);
    }
  }

  /** Words of the vocabulary, each of which needs a row. */
  record Termed(WordUse list) implements TableKey {}

  /** Texts of some type. */
  record Typed(OpenType type) implements TableKey {}
}
