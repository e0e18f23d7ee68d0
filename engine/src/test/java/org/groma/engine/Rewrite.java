package org.groma.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Project;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import org.groma.model.store.json.Unwritable;

/** Changes entries of a project in the words of its files, for tests. */
public final class Rewrite {

  private Rewrite() {}

  /** The project with one passage of an entry replaced; it must stand there exactly once. */
  public static <I extends Id, E extends Entry<I>> Project replace(
      Project project, Kind<I, E> kind, String id, String passage, String other) {
    String written = text(project.get(kind).find(id).orElseThrow());
    int at = written.indexOf(passage);
    if (at < 0 || written.indexOf(passage, at + 1) >= 0) {
      throw new AssertionError("'" + passage + "' is not once in " + written);
    }
    return put(project, kind, written.replace(passage, other));
  }

  /** The project with an entry as a file would have it, new or in place of one with its id. */
  public static <I extends Id, E extends Entry<I>> Project put(
      Project project, Kind<I, E> kind, String json) {
    List<Complaint> complaints = new ArrayList<>();
    try {
      Optional<E> entry =
          new RecordReader(complaints)
              .read(kind.type(), TreeReader.read(JsonText.of(json), complaints), JsonPath.ROOT);
      return project.with(kind, entry.orElseThrow(() -> new AssertionError(complaints.toString())));
    } catch (Unparsable broken) {
      throw new AssertionError(broken);
    }
  }

  /** An entry in one line, as {@link #replace} sees it. */
  public static String text(Entry<?> entry) {
    try {
      return Printer.line(RecordWriter.object(entry, 1));
    } catch (Unwritable broken) {
      throw new AssertionError(broken);
    }
  }
}
