package org.groma.exporters.incoming;

import java.util.List;
import java.util.Set;
import org.groma.model.edit.Edit;

/** What a file has to say to a project. Reading it changes nothing. */
public sealed interface Incoming {

  /**
   * The file can be taken.
   *
   * @param edit all it changes, as one edit and so one step to undo
   * @param remarks what else the person should know, as sentences
   * @param made entries that were made because cells name them, as {@code area:north}; they have a
   *     name, and what else they need is still to be filled in
   */
  record Changed(Edit edit, List<String> remarks, Set<String> made) implements Incoming {
    public Changed {
      remarks = List.copyOf(remarks);
      made = Set.copyOf(made);
    }

    public Changed(Edit edit, List<String> remarks) {
      this(edit, remarks, Set.of());
    }
  }

  /**
   * The file is refused as a whole: nothing is taken from a file with mistakes.
   *
   * @param creatable what it names that the project does not have and that could be made, each with
   *     its kind: {@code the area 'North'}
   */
  record Refused(List<Mistake> mistakes, List<String> creatable) implements Incoming {
    public Refused {
      mistakes = List.copyOf(mistakes);
      creatable = List.copyOf(creatable);
    }

    public Refused(List<Mistake> mistakes) {
      this(mistakes, List.of());
    }
  }
}
