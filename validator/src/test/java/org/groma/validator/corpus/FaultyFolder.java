package org.groma.validator.corpus;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The folder of a sample, in which mistakes are made as their lines say. */
final class FaultyFolder {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path sample;
  private final Path folder;
  private final Project project;

  /**
   * Copies a sample.
   *
   * @param folder an empty folder to copy it into
   */
  FaultyFolder(Path sample, Path folder, Project project) throws IOException {
    this.sample = sample;
    this.folder = folder;
    this.project = project;
    try (Stream<Path> files = Files.walk(sample)) {
      for (Path file : files.filter(FaultyFolder::isCopied).toList()) {
        Path target = folder.resolve(sample.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  private static boolean isCopied(Path file) {
    return Files.isRegularFile(file)
        && !file.toString().endsWith(".png")
        && !file.toString().contains(".groma");
  }

  Path folder() {
    return folder;
  }

  /** A mistake in one record, as an edit; nothing where only the files can have it. */
  Optional<Edit> edit(WrittenFault fault) {
    JsonNode line = fault.line();
    if (line.has("remove")) {
      String record = line.get("remove").asString();
      return kind(record)
          .map(kind -> new RemoveEntry(kind.word(), record.substring(record.indexOf(':') + 1)));
    }
    if (line.has("add")) {
      Kind<?, ?> kind = Kinds.byWord(line.get("add").asString()).orElseThrow();
      boolean isThere = project.get(kind).contains(line.get("to").path("id").asString(""));
      return isThere ? Optional.empty() : put(kind, line.get("to"));
    }
    if (!line.has("in")) {
      return Optional.empty();
    }
    String record = line.get("in").asString();
    return kind(record)
        .filter(kind -> !kind.equals(Kinds.SOURCES))
        .flatMap(kind -> {
          ObjectNode document = document(file(kind, record));
          ObjectNode node = find(document, kind, record.substring(record.indexOf(':') + 1));
          String before = node.path("id").asString("");
          JsonChange.of(line).apply(node);
          return node.path("id").asString("").equals(before) ? put(kind, node) : Optional.empty();
        });
  }

  /** Makes a mistake in the files; what comes back undoes it. */
  Runnable make(WrittenFault fault) {
    JsonNode line = fault.line();
    if (line.has("file")) {
      Path file = folder.resolve(line.get("file").asString());
      if (line.has("move")) {
        Path target = folder.resolve(line.get("move").asString());
        return changed(
            List.of(file, target),
            () -> {
              Files.createDirectories(target.getParent());
              Files.move(file, target);
            });
      }
      if (line.has("delete")) {
        return changed(List.of(file), () -> Files.delete(file));
      }
      if (line.has("create")) {
        return changed(
            List.of(file),
            () -> {
              Files.createDirectories(file.getParent());
              Files.writeString(file, line.get("create").asString());
            });
      }
      return changed(
          List.of(file),
          () -> {
            String text = Files.readString(file);
            String from = line.get("replace").asString();
            if (!text.contains(from)) {
              throw new AssertionError("'" + from + "' is not in " + file.getFileName());
            }
            Files.writeString(file, text.replace(from, line.get("with").asString()));
          });
    }
    String record =
        line.has("add")
            ? line.get("add").asString() + ":" + line.get("to").path("id").asString("")
            : line.path("in").asString("");
    String name = line.has("remove") ? line.get("remove").asString() : record;
    Optional<Kind<?, ?>> kind = kind(name);
    String path =
        kind.map(each -> file(each, name))
            .orElse(name.startsWith("vocabulary") ? "rules/vocabulary.json" : "project.json");
    if (line.has("add") && !Files.exists(folder.resolve(path))) {
      Path file = folder.resolve(path);
      return changed(List.of(file), () -> Files.writeString(file, line.get("to").toString()));
    }
    ObjectNode document = document(path);
    if (line.has("add") && document.has(kind.orElseThrow().plural())) {
      ((ArrayNode) document.get(kind.orElseThrow().plural())).add(line.get("to"));
    } else {
      ObjectNode node =
          kind.map(each -> find(document, each, name.substring(name.indexOf(':') + 1)))
              .orElse(document);
      JsonChange.of(line).apply(node);
    }
    Path file = folder.resolve(path);
    return changed(List.of(file), () -> Files.writeString(file, document.toString()));
  }

  private interface Deed {
    void carryOut() throws IOException;
  }

  private static Runnable changed(List<Path> files, Deed deed) {
    try {
      List<byte[]> before = new ArrayList<>();
      for (Path file : files) {
        before.add(Files.exists(file) ? Files.readAllBytes(file) : null);
      }
      deed.carryOut();
      return () -> {
        try {
          for (int i = 0; i < files.size(); i++) {
            if (before.get(i) == null) {
              Files.deleteIfExists(files.get(i));
            } else {
              Files.write(files.get(i), before.get(i));
            }
          }
        } catch (IOException broken) {
          throw new AssertionError(broken);
        }
      };
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private static Optional<Kind<?, ?>> kind(String record) {
    String word = record.substring(0, Math.max(0, record.indexOf(':')));
    return Kinds.byWord(word.equals("source") ? "source-table" : word);
  }

  private static String file(Kind<?, ?> kind, String record) {
    String id = record.substring(record.indexOf(':') + 1);
    return switch (kind.storage()) {
      case Kind.Storage.OneFile(String path) -> path;
      case Kind.Storage.FileEach(String under) -> under + "/" + id + ".json";
    };
  }

  /** The file that a record stands in. */
  static Optional<String> fileOf(String record) {
    return switch (record) {
      case "project:vocabulary" -> Optional.of("rules/vocabulary.json");
      case "project:settings" -> Optional.of("project.json");
      default -> kind(record).map(kind -> file(kind, record));
    };
  }

  private ObjectNode document(String path) {
    try {
      return (ObjectNode) JSON.readTree(Files.readString(sample.resolve(path)));
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private static ObjectNode find(ObjectNode document, Kind<?, ?> kind, String id) {
    if (kind.storage() instanceof Kind.Storage.FileEach) {
      return document;
    }
    for (JsonNode node : document.get(kind.plural())) {
      if (node.path("id").asString("").equals(id)) {
        return (ObjectNode) node;
      }
    }
    throw new AssertionError("there is no " + kind.word() + " " + id);
  }

  private static Optional<Edit> put(Kind<?, ?> kind, JsonNode node) {
    ObjectNode record = (ObjectNode) node.deepCopy();
    record.remove("format");
    try {
      List<Complaint> complaints = new ArrayList<>();
      return new RecordReader(complaints)
          .read(
              kind.type(),
              TreeReader.read(
                  JsonText.of(record.toString().getBytes(StandardCharsets.UTF_8)), complaints),
              JsonPath.ROOT)
          .filter(_ -> complaints.isEmpty())
          .map(entry -> new PutEntry(kind.word(), entry));
    } catch (Unparsable broken) {
      return Optional.empty();
    }
  }
}
