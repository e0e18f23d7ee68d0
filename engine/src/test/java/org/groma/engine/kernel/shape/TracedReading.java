package org.groma.engine.kernel.shape;

import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.ReadTrace;

/**
 * A sample that notes which names of its open data are read, each with the spot that it stands in:
 * {@code Nation.attributes.age}, {@code table loot: city.gold}.
 */
final class TracedReading implements ReadTrace.Listener {

  /** Data of the kernel that every game may have and that no rule reads. */
  private static final Set<String> FOR_PEOPLE = Set.of("note", "name", "comment");

  private final DataShape shape;
  private final Project project;
  private final IdentityHashMap<Map<String, ?>, String> spots = new IdentityHashMap<>();
  private final IdentityHashMap<Map<String, ?>, Set<String>> declaredAt = new IdentityHashMap<>();
  private final Set<String> read = new TreeSet<>();
  private final Set<String> undeclared = new TreeSet<>();
  private final Set<String> declared = new TreeSet<>();
  private boolean isListening;

  TracedReading(String sample, DataShape shape) {
    this.shape = shape;
    this.project =
        ReadTrace.listening(
            this,
            () ->
                ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", sample)))
                    .project());
    for (Kind<?, ?> kind : Kinds.ALL) {
      project.get(kind).forEach(this::learn);
    }
  }

  Project project() {
    return project;
  }

  /** Notes what is read while something is done. */
  void during(Runnable work) {
    isListening = true;
    try {
      work.run();
    } finally {
      isListening = false;
    }
  }

  /** What was read and is not declared. */
  Set<String> undeclared() {
    return Collections.unmodifiableSet(undeclared);
  }

  /**
   * What is declared, stands in the sample, and was never read. What can have one value only tells
   * people what a procedure does; the review holds it to that.
   */
  Set<String> unread() {
    Set<String> unread = new TreeSet<>(declared);
    unread.removeAll(read);
    return unread;
  }

  @Override
  public void read(Map<String, ?> data, String name) {
    String spot = spots.get(data);
    if (isListening && spot != null) {
      read.add(spot + "." + name);
      if (!declaredAt.get(data).contains(name)) {
        undeclared.add(spot + "." + name);
      }
    }
  }

  @Override
  public void readAll(Map<String, ?> data) {
    String spot = spots.get(data);
    if (isListening && spot != null) {
      declaredAt.get(data).forEach(name -> read.add(spot + "." + name));
    }
  }

  private void learn(Entry<?> entry) {
    if (entry instanceof RuleTable table) {
      shape
          .table(table.id().slug())
          .ifPresentOrElse(
              declaredTable -> learn(table, declaredTable), () -> learnUndeclared(table));
      return;
    }
    RecordWalk.over(
        entry,
        (owner, field, value, _) -> {
          String spot = owner.getSimpleName() + "." + field;
          OpenType type = shape.spot(owner, field).orElseGet(() -> new OpenType.Parts(List.of()));
          switch (value) {
            case Attributes(var byName) -> learn(spot, type, byName);
            case Datum datum -> learn(spot, type, datum);
            default -> {}
          }
        });
  }

  private void learn(RuleTable table, TableShape declaredTable) {
    String spot = "table " + declaredTable.id();
    learn(spot, new OpenType.Parts(declaredTable.attributes()), table.attributes().byName());
    for (RuleTable.Row row : table.rows()) {
      List<OpenField> columns = declaredTable.cells(row.key());
      String name =
          declaredTable.named(row.key()).isPresent() ? spot + ": " + row.key() : spot + ": row";
      learn(name, new OpenType.Parts(columns), row.cells());
    }
  }

  private void learnUndeclared(RuleTable table) {
    OpenType nothing = new OpenType.Parts(List.of());
    learn("table " + table.id(), nothing, table.attributes().byName());
    table.rows().forEach(row -> learn("table " + table.id() + ": row", nothing, row.cells()));
  }

  private void learn(String spot, OpenType type, Map<String, Datum> data) {
    if (data.isEmpty()) {
      return; // one empty map serves records of all kinds
    }
    List<OpenField> fields = fields(type);
    spots.put(data, spot);
    Set<String> names = new TreeSet<>();
    fields.forEach(field -> names.add(field.name()));
    if (type instanceof OpenType.Each || data.isEmpty()) {
      spots.remove(data); // its names are ids; and all that say nothing are one and the same
    }
    declaredAt.put(data, names);
    boolean wasListening = isListening;
    isListening = false;
    data.forEach((name, value) -> {
      boolean isFixed =
          OpenField.find(fields, name).filter(field -> field.type().isFixed()).isPresent();
      if (names.contains(name) && !FOR_PEOPLE.contains(name) && !isFixed) {
        declared.add(spot + "." + name);
      }
      learn(
          spot + "." + name,
          OpenField.find(fields, name).map(OpenField::type).orElse(inside(type)),
          value);
    });
    isListening = wasListening;
  }

  private void learn(String spot, OpenType type, Datum datum) {
    switch (datum) {
      case Datum.Fields(Map<String, Datum> fields) -> learn(spot, type, fields);
      case Datum.Items(List<Datum> items) ->
          items.forEach(item ->
              learn(
                  spot, type instanceof OpenType.Several(var of) ? of : chosen(type, datum), item));
      default -> {}
    }
  }

  private static OpenType inside(OpenType type) {
    return type instanceof OpenType.Each(_, OpenType value) ? value : new OpenType.Parts(List.of());
  }

  private static OpenType chosen(OpenType type, Datum datum) {
    return switch (type) {
      case OpenType.Nested(var nested) -> chosen(nested.get(), datum);
      case OpenType.Either(var types) ->
          types.stream()
              .filter(each -> each.fits(datum))
              .findFirst()
              .map(each -> each instanceof OpenType.Several(var of) ? of : each)
              .orElse(type);
      case OpenType.Several(var of) -> of;
      default -> type;
    };
  }

  private static List<OpenField> fields(OpenType type) {
    return switch (type) {
      case OpenType.Parts(var fields) -> fields;
      case OpenType.Deed(var words, var beside) -> {
        List<OpenField> all = new java.util.ArrayList<>(words);
        all.addAll(beside);
        yield all;
      }
      case OpenType.Nested(var nested) -> fields(nested.get());
      case OpenType.Either(var types) ->
          types.stream().flatMap(each -> fields(each).stream()).toList();
      default -> List.of();
    };
  }
}
