package org.groma.model.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.project.Project;

/** A whole state as the difference between its files and the saved ones. */
final class JournalState {

  private JournalState() {}

  static JournalLine.State of(
      int number,
      Optional<String> name,
      NavigableMap<String, byte[]> saved,
      NavigableMap<String, byte[]> now) {
    Map<String, String> changed = new TreeMap<>();
    now.forEach((file, bytes) -> {
      if (!Arrays.equals(bytes, saved.get(file))) {
        changed.put(file, new String(bytes, StandardCharsets.UTF_8));
      }
    });
    List<String> gone = new ArrayList<>(saved.keySet());
    gone.removeAll(now.keySet());
    return new JournalLine.State(number, changed, gone, name);
  }

  static Optional<Project> restore(JournalLine.State state, NavigableMap<String, byte[]> saved) {
    NavigableMap<String, byte[]> files = new TreeMap<>(saved);
    state.gone().forEach(files::remove);
    state.files().forEach((file, text) -> files.put(file, text.getBytes(StandardCharsets.UTF_8)));
    return ProjectReader.read(Snapshot.with(files), Migration.KNOWN)
            instanceof LoadResult.Loaded loaded
        ? Optional.of(loaded.project())
        : Optional.empty();
  }
}
