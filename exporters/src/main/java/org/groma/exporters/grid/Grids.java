package org.groma.exporters.grid;

import java.util.List;
import org.groma.exporters.incoming.Mistake;

/** What reading a file of cells came to. */
public sealed interface Grids {

  /** The file could be read. */
  record Read(List<Grid> grids) implements Grids {
    public Read {
      grids = List.copyOf(grids);
    }
  }

  /** The file is refused as a whole, because it is broken or because it is not harmless. */
  record Refused(List<Mistake> mistakes) implements Grids {
    public Refused {
      mistakes = List.copyOf(mistakes);
    }
  }

  static Grids refused(String sentence) {
    return new Refused(List.of(new Mistake("", sentence)));
  }
}
