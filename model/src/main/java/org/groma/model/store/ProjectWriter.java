package org.groma.model.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Spot;
import org.groma.model.store.json.Unwritable;

/** Writes a project as the bytes of its files. What is empty has no file. */
final class ProjectWriter {

  /** A record in the list of a document stands in the document and in the list. */
  private static final int INSIDE_LEDGER = 2;

  private final NavigableMap<String, byte[]> files = new TreeMap<>();

  private ProjectWriter() {}

  static NavigableMap<String, byte[]> files(Project project) throws Unwritable {
    ProjectWriter writer = new ProjectWriter();
    writer.put(
        ProjectFiles.PROJECT,
        Printer.record(document(Format.PROJECT, RecordWriter.object(project.settings(), 0))));
    if (!project.vocabulary().equals(Vocabulary.EMPTY)) {
      writer.put(
          ProjectFiles.VOCABULARY,
          Printer.record(
              document(Format.VOCABULARY, RecordWriter.object(project.vocabulary(), 0))));
    }
    if (!TopologyWriter.isNothing(project)) {
      writer.put(ProjectFiles.TOPOLOGY, TopologyWriter.write(project));
    }
    for (Kind<?, ?> kind : Kinds.ALL) {
      writer.entries(project, kind);
    }
    return writer.files;
  }

  private <I extends Id, E extends Entry<I>> void entries(Project project, Kind<I, E> kind)
      throws Unwritable {
    List<Json> records = new ArrayList<>();
    for (E entry : project.get(kind)) {
      switch (kind.storage()) {
        case Storage.OneFile _ -> records.add(object(kind, entry, INSIDE_LEDGER));
        case Storage.FileEach _ ->
            put(
                kind.fileOf(entry.id()),
                Printer.record(document(Format.of(kind), object(kind, entry, 0))));
      }
    }
    if (!records.isEmpty()) {
      Json.Fields ledger = new Json.Fields().with(kind.plural(), new Json.Items(records));
      put(
          kind.fileOf(project.get(kind).at(0).id()),
          Printer.ledger(document(Format.of(kind), ledger)));
    }
  }

  private static Json.Fields object(Kind<?, ?> kind, Entry<?> entry, int depth) throws Unwritable {
    try {
      return RecordWriter.object(entry, depth);
    } catch (Unwritable broken) {
      throw broken.in(kind.word() + " " + entry.id());
    }
  }

  /** The document with its format as the first field. */
  private static Json.Fields document(Format format, Json.Fields content) {
    Map<String, Json.Field> fields = new LinkedHashMap<>();
    fields.put(Format.FIELD, new Json.Field(Spot.UNKNOWN, new Json.Text(format.toString())));
    fields.putAll(content.fields());
    return new Json.Fields(fields, Spot.UNKNOWN);
  }

  private void put(String file, String text) {
    files.put(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
