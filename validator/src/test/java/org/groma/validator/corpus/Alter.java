package org.groma.validator.corpus;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.groma.model.edit.ChangeVocabulary;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import org.groma.model.store.json.Unwritable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes to records, said as one would say them of their JSON: the record {@code leader:aedan},
 * the way to a value in it, {@code setups[nation=romans].units[0].count}, and what is to stand
 * there.
 */
final class Alter {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Alter() {}

  /** Puts a value in the place of another, or where there was none. */
  static Edit set(Project project, String record, String path, String json) {
    return change(project, record, path, (at, step) -> put(at, step, JSON.readTree(json)));
  }

  /** Takes a value out. */
  static Edit drop(Project project, String record, String path) {
    return change(project, record, path, Alter::take);
  }

  /** Puts a value at the end of a list. */
  static Edit append(Project project, String record, String path, String json) {
    return change(
        project, record, path, (at, step) -> ((ArrayNode) find(at, step)).add(JSON.readTree(json)));
  }

  /** A record more. */
  static Edit add(String kind, String json) {
    return put(Kinds.byWord(kind).orElseThrow(), json);
  }

  /** A record again, under another id. */
  static Edit copy(Project project, String record, String id) {
    return set(project, record, "id", "\"" + id + "\"");
  }

  /** A record under another name, the old one kept as an alias as one should. */
  static Edit rename(Project project, String record, String name) {
    return change(
        project,
        record,
        "name",
        (at, step) -> {
          ObjectNode tree = (ObjectNode) at;
          tree.withArray("aliases").add(tree.get(step).asString());
          tree.put(step, name);
        });
  }

  /** The vocabulary with something changed. */
  static Edit words(Project project, String path, String json) {
    ObjectNode tree = tree(project.vocabulary());
    walk(tree, path, (at, step) -> put(at, step, JSON.readTree(json)));
    return new ChangeVocabulary(read(Vocabulary.class, tree.toString()));
  }

  private interface Step {
    void take(JsonNode at, String step);
  }

  private static Edit change(Project project, String record, String path, Step last) {
    int colon = record.indexOf(':');
    Kind<?, ?> kind = Kinds.byWord(record.substring(0, colon)).orElseThrow();
    Entry<?> entry =
        project
            .get(kind)
            .find(record.substring(colon + 1))
            .orElseThrow(() -> new AssertionError("the sample has no " + record));
    ObjectNode tree = tree(entry);
    walk(tree, path, last);
    return put(kind, tree.toString());
  }

  private static Edit put(Kind<?, ?> kind, String json) {
    return new PutEntry(kind.word(), read(kind.type(), json));
  }

  private static ObjectNode tree(Object record) {
    try {
      return (ObjectNode) JSON.readTree(Printer.line(RecordWriter.object(record, 0)));
    } catch (Unwritable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static <T> T read(Class<T> type, String json) {
    try {
      List<Complaint> complaints = new ArrayList<>();
      return new RecordReader(complaints)
          .read(
              type,
              TreeReader.read(JsonText.of(json.getBytes(StandardCharsets.UTF_8)), complaints),
              JsonPath.ROOT)
          .orElseThrow(() -> new AssertionError(complaints.toString()));
    } catch (Unparsable broken) {
      throw new AssertionError(broken);
    }
  }

  private static void walk(JsonNode tree, String path, Step last) {
    String[] steps = path.replace("[", ".[").split("\\.", -1);
    JsonNode at = tree;
    for (int i = 0; i < steps.length - 1; i++) {
      at = find(at, steps[i]);
    }
    last.take(at, steps[steps.length - 1]);
  }

  private static JsonNode find(JsonNode at, String step) {
    JsonNode found = step.startsWith("[") ? at.get(index(at, step)) : at.get(step);
    if (found == null) {
      throw new AssertionError("there is no " + step + " in " + at);
    }
    return found;
  }

  private static int index(JsonNode list, String step) {
    String inside = step.substring(1, step.length() - 1);
    int equals = inside.indexOf('=');
    if (equals < 0) {
      return Integer.parseInt(inside);
    }
    for (int i = 0; i < list.size(); i++) {
      JsonNode value = list.get(i).get(inside.substring(0, equals));
      if (value != null && value.asString().equals(inside.substring(equals + 1))) {
        return i;
      }
    }
    throw new AssertionError("there is no " + step + " in " + list);
  }

  private static void put(JsonNode at, String step, JsonNode value) {
    if (step.startsWith("[")) {
      ((ArrayNode) at).set(index(at, step), value);
    } else {
      ((ObjectNode) at).set(step, value);
    }
  }

  private static void take(JsonNode at, String step) {
    if (step.startsWith("[")) {
      ((ArrayNode) at).remove(index(at, step));
    } else {
      ((ObjectNode) at).remove(step);
    }
  }
}
