package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.store.LoadProblem.Kind;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.Spot;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;

/**
 * Opens files of Groma's formats: decodes and parses them, looks at their format, and brings older
 * ones to the present one. What is wrong is added to a list of problems.
 */
public final class DocumentReader {

  /** A file to be read token by token; a migrated one has no lines that anybody knows. */
  record Opened(JsonText text, boolean migrated) {}

  private final List<Migration> migrations;
  private final List<LoadProblem> problems;

  public DocumentReader(List<LoadProblem> problems) {
    this(Migration.KNOWN, problems);
  }

  DocumentReader(List<Migration> migrations, List<LoadProblem> problems) {
    this.migrations = migrations;
    this.problems = problems;
  }

  /** The content of a file in the present format, without the format field. */
  public Optional<Json.Fields> read(String file, byte[] bytes, Format wanted) {
    try {
      return tree(file, JsonText.of(bytes), wanted).map(document -> document.without(Format.FIELD));
    } catch (Unparsable broken) {
      problems.add(LoadProblem.of(file, broken.complaint()));
      return Optional.empty();
    }
  }

  /** The text of a file in the present format: as it is, unless it must be migrated. */
  Optional<Opened> open(String file, byte[] bytes, Format wanted) {
    try {
      JsonText text = JsonText.of(bytes);
      Optional<Json> format = TreeReader.peek(text, Format.FIELD);
      boolean present =
          format.isPresent()
              && format.get() instanceof Json.Text(String name, _)
              && name.equals(wanted.toString());
      return present
          ? Optional.of(new Opened(text, false))
          : tree(file, text, wanted)
              .map(document -> new Opened(JsonText.of(Printer.line(document)), true));
    } catch (Unparsable broken) {
      problems.add(LoadProblem.of(file, broken.complaint()));
      return Optional.empty();
    }
  }

  private Optional<Json.Fields> tree(String file, JsonText text, Format wanted) throws Unparsable {
    List<Complaint> complaints = new ArrayList<>();
    Json document = TreeReader.read(text, complaints);
    complaints.forEach(complaint -> problems.add(LoadProblem.of(file, complaint)));
    if (!(document instanceof Json.Fields fields)) {
      return refuse(
          file,
          Kind.TYPE,
          JsonPath.ROOT,
          document.at(),
          "expected an object in braces, found " + document.description());
    }
    return present(file, fields, wanted).filter(_ -> complaints.isEmpty());
  }

  private Optional<Json.Fields> present(String file, Json.Fields document, Format wanted) {
    Optional<Json> field = document.get(Format.FIELD);
    if (field.isEmpty()) {
      return refuse(
          file,
          Kind.FORMAT,
          JsonPath.ROOT,
          document.at(),
          "the field 'format' is missing; this file starts with \"format\": \"" + wanted + "\"");
    }
    JsonPath path = JsonPath.ROOT.field(Format.FIELD);
    Optional<Format> written =
        field.get() instanceof Json.Text(String text, _) ? Format.parse(text) : Optional.empty();
    if (written.isEmpty() || !written.get().name().equals(wanted.name())) {
      return refuse(
          file,
          Kind.FORMAT,
          path,
          field.get().at(),
          "expected the format '" + wanted + "', found " + field.get().description());
    }
    Optional<Json.Fields> present = Optional.empty();
    if (written.get().version() <= wanted.version()) {
      present = Migration.bring(document, written.get(), wanted, migrations);
    }
    return present.or(
        () -> refuse(file, Kind.FORMAT, path, field.get().at(), outOfReach(written.get(), wanted)));
  }

  private static String outOfReach(Format written, Format wanted) {
    return "this file has the format '"
        + written
        + "', but this Groma knows only '"
        + wanted
        + (written.version() > wanted.version()
            ? "'; a newer Groma is needed"
            : "' and how to read some versions before it; an older Groma is needed");
  }

  private Optional<Json.Fields> refuse(
      String file, Kind kind, JsonPath path, Spot at, String message) {
    problems.add(LoadProblem.of(file, kind, path, at, message));
    return Optional.empty();
  }
}
