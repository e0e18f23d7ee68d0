package org.groma.model.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Id;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.Spot;

/** Reads all entries of one kind, and remembers where each stands in its file. */
final class EntryReader<I extends Id, E extends Entry<I>> {

  private final Kind<I, E> kind;
  private final DocumentReader documents;
  private final List<LoadProblem> problems;
  private final List<E> entries = new ArrayList<>();
  private final Map<String, JsonPath> places = new HashMap<>();
  private final Map<String, Spot> first = new HashMap<>();

  EntryReader(Kind<I, E> kind, DocumentReader documents, List<LoadProblem> problems) {
    this.kind = kind;
    this.documents = documents;
    this.problems = problems;
  }

  /** The entries in these files; fewer if there are problems. */
  Ledger<I, E> read(NavigableMap<String, byte[]> files) {
    switch (kind.storage()) {
      case Storage.OneFile(String path) -> {
        if (files.containsKey(path)) {
          documents
              .read(path, files.get(path), Format.of(kind))
              .ifPresent(document -> ledger(path, document));
        }
      }
      case Storage.FileEach _ ->
          files.forEach((file, bytes) -> {
            if (ProjectFiles.isOf(kind, file)) {
              documents
                  .read(file, bytes, Format.of(kind))
                  .ifPresent(document -> record(file, document));
            }
          });
    }
    return Ledger.of(entries);
  }

  /** Where the entry of this id starts in its file. */
  JsonPath placeOf(String slug) {
    return places.getOrDefault(slug, JsonPath.ROOT);
  }

  private void ledger(String file, Json.Fields document) {
    List<Complaint> complaints = new ArrayList<>();
    List<String> known = List.of(Format.FIELD, kind.plural());
    document
        .fields()
        .forEach((name, field) -> {
          if (!name.equals(kind.plural())) {
            complaints.add(
                new Complaint(
                    Complaint.Kind.FIELD,
                    JsonPath.ROOT.field(name),
                    field.nameAt(),
                    RecordReader.unknown(name, known)));
          }
        });
    JsonPath path = JsonPath.ROOT.field(kind.plural());
    switch (document.get(kind.plural()).orElse(null)) {
      case null ->
          complaints.add(
              new Complaint(
                  Complaint.Kind.FIELD,
                  path,
                  document.at(),
                  "the field '" + kind.plural() + "' is missing"));
      case Json.Items(List<Json> items, _) -> {
        RecordReader reader = new RecordReader(complaints);
        for (int i = 0; i < items.size(); i++) {
          JsonPath place = path.item(i);
          Json item = items.get(i);
          reader
              .read(kind.type(), item, place)
              .ifPresent(entry -> add(entry, place, item.at(), complaints));
        }
      }
      case Json other ->
          complaints.add(
              new Complaint(
                  Complaint.Kind.TYPE,
                  path,
                  other.at(),
                  "expected a list, found " + other.description()));
    }
    complaints.forEach(complaint -> problems.add(LoadProblem.of(file, complaint)));
  }

  private void add(E entry, JsonPath place, Spot at, List<Complaint> complaints) {
    String slug = entry.id().slug();
    Spot before = first.putIfAbsent(slug, at);
    if (before != null) {
      complaints.add(
          new Complaint(
              Complaint.Kind.DUPLICATE,
              place.field("id"),
              at,
              "two "
                  + several()
                  + " have the id '"
                  + slug
                  + "'; the other one is on line "
                  + before.line()));
      return;
    }
    places.put(slug, place);
    entries.add(entry);
  }

  private String several() {
    return kind.plural().endsWith("s")
        ? kind.plural().replace('-', ' ')
        : "entries of the " + kind.plural().replace('-', ' ');
  }

  private void record(String file, Json.Fields document) {
    List<Complaint> complaints = new ArrayList<>();
    Optional<E> entry = new RecordReader(complaints).read(kind.type(), document, JsonPath.ROOT);
    complaints.forEach(complaint -> problems.add(LoadProblem.of(file, complaint)));
    entry.ifPresent(read -> name(file, document, read));
  }

  /** Adds an entry of a file of its own if the file has the name that its id asks for. */
  private void name(String file, Json.Fields document, E entry) {
    String message;
    try {
      if (kind.fileOf(entry.id()).equals(file)) {
        entries.add(entry);
        return;
      }
      message =
          "the file of '"
              + entry.id()
              + "' is called "
              + kind.fileOf(entry.id())
              + "; rename the file or change the id";
    } catch (IllegalArgumentException badId) {
      message = badId.getMessage();
    }
    problems.add(
        LoadProblem.of(file, LoadProblem.Kind.VALUE, JsonPath.ROOT, document.at(), message));
  }
}
