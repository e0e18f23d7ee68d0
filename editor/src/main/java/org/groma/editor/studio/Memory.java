package org.groma.editor.studio;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.groma.exporters.disk.WholeFile;

/**
 * What the studio remembers of its window from one day to the next: recent projects, layout, theme,
 * the pictures that projects are traced over. Nothing of a project is kept here; losing the file
 * loses nothing but habits.
 */
public final class Memory {

  private static final int RECENT = 10;

  private final Path file;
  private final Properties values = new Properties();

  private Memory(Path file) {
    this.file = file;
  }

  /** What is remembered in a file; nothing if there is none or it cannot be read. */
  public static Memory in(Path file) {
    Memory memory = new Memory(file);
    try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      memory.values.load(in);
    } catch (IOException | IllegalArgumentException nothingYet) {
      memory.values.clear();
    }
    return memory;
  }

  /** Where the platform keeps such things, unless {@code GROMA_CONFIG} says otherwise. */
  public static Path usualFile() {
    Path home = Path.of(System.getProperty("user.home", "."));
    String os = System.getProperty("os.name", "").toLowerCase(java.util.Locale.ROOT);
    Path folder =
        Optional.ofNullable(System.getenv("GROMA_CONFIG"))
            .map(Path::of)
            .orElseGet(() ->
                os.contains("win")
                    ? Optional.ofNullable(System.getenv("APPDATA"))
                        .map(Path::of)
                        .orElse(home)
                        .resolve("Groma")
                    : os.contains("mac")
                        ? home.resolve("Library/Application Support/Groma")
                        : Optional.ofNullable(System.getenv("XDG_CONFIG_HOME"))
                            .map(Path::of)
                            .orElse(home.resolve(".config"))
                            .resolve("groma"));
    return folder.resolve("studio.properties");
  }

  public Optional<String> get(String key) {
    return Optional.ofNullable(values.getProperty(key));
  }

  public double number(String key, double otherwise) {
    try {
      return get(key).map(Double::parseDouble).orElse(otherwise);
    } catch (NumberFormatException garbled) {
      return otherwise;
    }
  }

  public void put(String key, String value) {
    values.setProperty(key, value);
  }

  public void forget(String key) {
    values.remove(key);
  }

  /** The projects opened last, the newest first. */
  public List<Path> recent() {
    List<Path> found = new ArrayList<>();
    for (int i = 0; i < RECENT; i++) {
      get("recent." + i).map(Path::of).ifPresent(found::add);
    }
    return found;
  }

  /** Forgets the projects opened last, but for one. */
  void forgetRecent(Optional<Path> kept) {
    for (int i = 0; i < RECENT; i++) {
      forget("recent." + i);
    }
    kept.ifPresent(this::opened);
    save();
  }

  public void opened(Path project) {
    Path whole = project.toAbsolutePath().normalize();
    List<Path> now = new ArrayList<>(recent());
    now.remove(whole);
    now.addFirst(whole);
    for (int i = 0; i < RECENT; i++) {
      if (i < now.size()) {
        put("recent." + i, now.get(i).toString());
      }
    }
  }

  /** Writes it down. That it cannot be written is no reason to bother anybody. */
  public void save() {
    try {
      Files.createDirectories(file.getParent());
      WholeFile.write(
          file, out -> values.store(new OutputStreamWriter(out, StandardCharsets.UTF_8), null));
    } catch (IOException unwritable) {
      // the next session starts with the usual layout
    }
  }
}
