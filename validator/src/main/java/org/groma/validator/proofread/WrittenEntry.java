package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.model.entry.Entry;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;
import org.groma.model.value.Provenance;

/** A record as it stands in its file, in which values are found by the paths of transcriptions. */
final class WrittenEntry {

  private static final String ORIGIN = "origin";
  private static final String WHOLE = "*";

  private final Json.Fields fields;

  private WrittenEntry(Json.Fields fields) {
    this.fields = fields;
  }

  static WrittenEntry of(Entry<?> entry) {
    try {
      return new WrittenEntry(RecordWriter.object(entry, 0));
    } catch (Unwritable cannotBeSaved) {
      return new WrittenEntry(new Json.Fields());
    }
  }

  /**
   * A value, and what is known of it.
   *
   * @param value none where the record has nothing there
   * @param place the way to it by numbers, as far as the record goes
   * @param origin where it is said to come from
   */
  record Found(Optional<Json> value, JsonPath place, Optional<Provenance> origin) {}

  Found find(PrintedPath path) {
    Optional<Json> at = Optional.of(fields);
    JsonPath place = JsonPath.ROOT;
    Optional<Provenance> origin = Optional.empty();
    List<PrintedPath.Step> steps = path.steps();
    for (int i = 0; i < steps.size() && at.isPresent(); i++) {
      Json here = at.get();
      Optional<Provenance> said = origin(here, steps.subList(i, steps.size()));
      origin = said.isPresent() ? said : origin;
      Optional<JsonPath> next = step(here, steps.get(i), place);
      at = next.isPresent() ? value(here, steps.get(i)) : Optional.empty();
      place = next.orElse(place);
    }
    if (at.isPresent()) {
      Optional<Provenance> said = origin(at.get(), List.of());
      origin = said.isPresent() ? said : origin;
    }
    return new Found(at, place, origin);
  }

  private static Optional<JsonPath> step(Json here, PrintedPath.Step step, JsonPath place) {
    return switch (step) {
      case PrintedPath.Field(String name) ->
          here instanceof Json.Fields inner && inner.get(name).isPresent()
              ? Optional.of(place.field(name))
              : Optional.empty();
      case PrintedPath.Chosen chosen -> {
        int index = index(here, chosen);
        yield index < 0 ? Optional.empty() : Optional.of(place.item(index));
      }
      case PrintedPath.Numbered(int index) ->
          here instanceof Json.Items(List<Json> items, _) && index < items.size()
              ? Optional.of(place.item(index))
              : Optional.empty();
    };
  }

  private static Optional<Json> value(Json here, PrintedPath.Step step) {
    return switch (step) {
      case PrintedPath.Field(String name) -> ((Json.Fields) here).get(name);
      case PrintedPath.Chosen chosen ->
          Optional.of(((Json.Items) here).items().get(index(here, chosen)));
      case PrintedPath.Numbered(int index) -> Optional.of(((Json.Items) here).items().get(index));
    };
  }

  /** Which item is chosen; below 0 for none. */
  private static int index(Json list, PrintedPath.Chosen chosen) {
    if (list instanceof Json.Items(List<Json> items, _)) {
      for (int i = 0; i < items.size(); i++) {
        Optional<Json> said = within(items.get(i), chosen.field());
        if (said.isPresent() && PrintedValue.isSame(PrintedValue.text(said), chosen.value())) {
          return i;
        }
      }
    }
    return -1;
  }

  /** The field that chooses may stand deeper in an item: {@code enters.nation}. */
  private static Optional<Json> within(Json item, String way) {
    Optional<Json> at = Optional.of(item);
    for (String name : way.split("\\.", -1)) {
      at =
          at.flatMap(
              json -> json instanceof Json.Fields inner ? inner.get(name) : Optional.empty());
    }
    return at;
  }

  /** What a record on the way says of the rest of the way: of the nearest field, else of all. */
  private static Optional<Provenance> origin(Json here, List<PrintedPath.Step> rest) {
    if (!(here instanceof Json.Fields record)) {
      return Optional.empty();
    }
    return switch (record.get(ORIGIN).orElse(null)) {
      case Json.Text(String line, _) -> parse(line);
      case Json.Fields byField -> {
        List<String> keys = new ArrayList<>();
        for (PrintedPath.Step step : rest) {
          if (step instanceof PrintedPath.Field(String name)) {
            keys.addFirst(name);
          }
        }
        keys.add(WHOLE);
        yield keys.stream()
            .flatMap(key -> byField.get(key).stream())
            .flatMap(line -> parse(PrintedValue.text(Optional.of(line))).stream())
            .findFirst();
      }
      case null, default -> Optional.empty();
    };
  }

  private static Optional<Provenance> parse(String line) {
    try {
      return Optional.of(Provenance.parse(line));
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  /** All texts at the end of a way by fields, {@code rows.cells.area}, in every item on it. */
  List<String> all(String way) {
    List<Json> at = List.of(fields);
    for (String name : way.split("\\.", -1)) {
      List<Json> next = new ArrayList<>();
      at.forEach(here -> {
        if (here instanceof Json.Fields inner) {
          inner.get(name).ifPresent(value -> addItems(value, next));
        }
      });
      at = next;
    }
    return at.stream().map(value -> PrintedValue.text(Optional.of(value))).toList();
  }

  private static void addItems(Json value, List<Json> into) {
    if (value instanceof Json.Items(List<Json> items, _)) {
      into.addAll(items);
    } else {
      into.add(value);
    }
  }

  /** The fields on the way to every value of it, whichever items they stand in. */
  void patterns(Set<String> into) {
    patterns("", fields, into);
  }

  private static void patterns(String way, Json at, Set<String> into) {
    switch (at) {
      case Json.Fields inner ->
          inner
              .fields()
              .forEach((name, field) -> {
                String further = way.isEmpty() ? name : way + "." + name;
                into.add(further);
                patterns(further, field.value(), into);
              });
      case Json.Items(List<Json> items, _) -> items.forEach(item -> patterns(way, item, into));
      default -> {
        // a single value ends the way
      }
    }
  }
}
