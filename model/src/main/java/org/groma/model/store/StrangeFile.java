package org.groma.model.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.project.Kinds;
import org.groma.model.value.NearestWord;

/**
 * A file in the folder of a project that is no part of it: a name misspelt, a file in the wrong
 * folder, a copy left behind. Notes, pictures and the geography that a map was made from may lie
 * there.
 *
 * @param file relative to the folder, with forward slashes
 * @param meant the project file that it probably should be
 * @param inPlace whether that file is there as well
 */
public record StrangeFile(String file, Optional<String> meant, boolean inPlace) {

  private static final int DEEPEST = 4;
  private static final int HEAD = 600;
  private static final String GEOGRAPHY = "geo/";
  private static final Set<String> ALLOWED =
      Set.of("md", "png", "jpg", "jpeg", "svg", "webp", "gif", "pdf");

  private static final Pattern FORMAT = Pattern.compile("\"groma\\.([a-z-]+)/");
  private static final Pattern ID = Pattern.compile("\"id\"\\s*:\\s*\"([a-z0-9-]+)\"");
  private static final Pattern EDITION = Pattern.compile("\"edition\"\\s*:\\s*\"([a-z0-9-]+)\"");
  private static final Pattern TABLE = Pattern.compile("\"table\"\\s*:\\s*\"([a-z0-9-]+)\"");

  /** All of them, in the order of their names; none for a folder that cannot be read. */
  public static List<StrangeFile> in(Path folder) {
    List<StrangeFile> strange = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(folder, DEEPEST)) {
      Set<String> names = new TreeSet<>();
      walk.filter(Files::isRegularFile)
          .forEach(path -> names.add(folder.relativize(path).toString().replace('\\', '/')));
      for (String name : names) {
        if (!ProjectFiles.isOne(name) && !isAllowed(name)) {
          Optional<String> meant = meant(folder.resolve(name), name);
          boolean inPlace = meant.filter(names::contains).isPresent();
          strange.add(new StrangeFile(name, meant, inPlace));
        }
      }
    } catch (IOException | UncheckedIOException unreadable) {
      return List.of(); // loading tells of it
    }
    return List.copyOf(strange);
  }

  private static boolean isAllowed(String name) {
    String last = name.substring(name.lastIndexOf('/') + 1);
    String extension = last.substring(last.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return name.startsWith(".")
        || name.contains("/.")
        || name.startsWith(GEOGRAPHY)
        || ALLOWED.contains(extension);
  }

  /** What it says of itself counts for more than what it is called. */
  private static Optional<String> meant(Path path, String name) throws IOException {
    String head;
    try (InputStream in = Files.newInputStream(path)) {
      head = new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
    }
    Matcher format = FORMAT.matcher(head);
    Optional<String> said = format.find() ? place(format.group(1), head, name) : Optional.empty();
    return said.or(() -> namesake(name));
  }

  private static Optional<String> place(String format, String head, String name) {
    Map<String, String> fixed =
        Map.of(
            Format.PROJECT.name(), ProjectFiles.PROJECT,
            Format.VOCABULARY.name(), ProjectFiles.VOCABULARY,
            Format.TOPOLOGY.name(), ProjectFiles.TOPOLOGY);
    if (fixed.containsKey(format)) {
      return Optional.of(fixed.get(format));
    }
    for (Kind<?, ?> kind : Kinds.ALL) {
      if (kind.plural().equals(format)) {
        return Optional.of(
            switch (kind.storage()) {
              case Storage.OneFile(String file) -> file;
              case Storage.FileEach(String under) ->
                  under + "/" + id(kind, head).orElse(stem(name)) + ".json";
            });
      }
    }
    return Optional.empty();
  }

  private static Optional<String> id(Kind<?, ?> kind, String head) {
    if (!kind.equals(Kinds.SOURCES)) {
      return first(ID, head);
    }
    return first(EDITION, head)
        .flatMap(edition -> first(TABLE, head).map(table -> edition + "/" + table));
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** The project file whose name is nearest, whatever folder it belongs into. */
  private static Optional<String> namesake(String name) {
    Map<String, String> byStem = new TreeMap<>();
    for (String file :
        List.of(ProjectFiles.PROJECT, ProjectFiles.VOCABULARY, ProjectFiles.TOPOLOGY)) {
      byStem.put(stem(file), file);
    }
    for (Kind<?, ?> kind : Kinds.ALL) {
      if (kind.storage() instanceof Storage.OneFile(String file)) {
        byStem.put(stem(file), file);
        byStem.put(kind.word(), file);
      }
    }
    return NearestWord.to(stem(name), byStem.keySet()).map(byStem::get);
  }

  private static String stem(String file) {
    String last = file.substring(file.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    int dot = last.indexOf('.');
    return dot > 0 ? last.substring(0, dot) : last;
  }
}
