package org.groma.exporters.incoming;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.model.topology.Fault;

/** What a file with polygons has to say to a project. Reading it changes nothing. */
public sealed interface IncomingMap {

  /**
   * The file can be taken, as one step to undo.
   *
   * @param project the project after it; the very same where the file says what the project says
   * @param redrawn whether the map is drawn otherwise than before
   * @param changes value by value, place by place and border by border
   * @param faults what was found in the polygons and does not prevent a map, or was mended
   * @param remarks what else the person should know, as sentences
   */
  record Proposed(
      Project project,
      boolean redrawn,
      List<CellChange> changes,
      List<Fault> faults,
      List<String> remarks)
      implements IncomingMap {
    public Proposed {
      changes = List.copyOf(changes);
      faults = List.copyOf(faults);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * The polygons make no map.
   *
   * @param faults why, and what else was found in them
   * @param empty whether they could be put together, but none of them encloses an area
   */
  record Misfit(List<Fault> faults, boolean empty, List<String> remarks) implements IncomingMap {
    public Misfit {
      faults = List.copyOf(faults);
      remarks = List.copyOf(remarks);
    }
  }

  /** The file is refused as a whole: nothing is taken from a file with mistakes. */
  record Refused(List<Mistake> mistakes) implements IncomingMap {
    public Refused {
      mistakes = List.copyOf(mistakes);
    }
  }
}
