package org.groma.model.store;

import java.nio.charset.StandardCharsets;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.groma.model.project.Project;
import org.groma.model.store.json.Unwritable;

/** What a save would put on the disk, for tests elsewhere that compare states by it. */
public final class SavedBytes {

  private SavedBytes() {}

  /** The files by name; each byte is a character, so that a difference can be read. */
  public static NavigableMap<String, String> of(Project project) {
    NavigableMap<String, String> files = new TreeMap<>();
    try {
      ProjectWriter.files(project)
          .forEach(
              (name, bytes) -> files.put(name, new String(bytes, StandardCharsets.ISO_8859_1)));
    } catch (Unwritable broken) {
      throw new AssertionError(broken);
    }
    return files;
  }
}
