package org.groma.exporters.incoming;

import java.util.List;
import org.groma.model.edit.Edit;

/** What a file has to say to a project. Reading it changes nothing. */
public sealed interface Incoming {

  /**
   * The file can be taken.
   *
   * @param edit all it changes, as one edit and so one step to undo
   * @param remarks what else the person should know, as sentences
   */
  record Changed(Edit edit, List<String> remarks) implements Incoming {
    public Changed {
      remarks = List.copyOf(remarks);
    }
  }

  /** The file is refused as a whole: nothing is taken from a file with mistakes. */
  record Refused(List<Mistake> mistakes) implements Incoming {
    public Refused {
      mistakes = List.copyOf(mistakes);
    }
  }
}
