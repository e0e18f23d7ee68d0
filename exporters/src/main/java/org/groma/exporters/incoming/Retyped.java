package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Slug;

/**
 * What becomes of the origin of a value that somebody typed anew.
 *
 * <p>A value that an edition prints is, once retyped, no longer known to be what it prints. Its
 * origin becomes {@code house} without a note: no check takes that for an explanation, so what an
 * edition prints otherwise is still reported. Origins that are no claim about an edition stay, and
 * so do those of lists of records, of which one line changed. A value stays printed if the project
 * has that edition transcribed and the very value stands there: then somebody corrected a slip.
 */
final class Retyped {

  private static final String ORIGIN = "origin";
  private static final Provenance TYPED = Provenance.house("");

  private final Map<String, List<SourceTable.Row>> printed = new HashMap<>();

  Retyped(Project project) {
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      for (SourceTable.Row row : table.rows()) {
        table
            .about()
            .flatMap(kind -> row.of().map(of -> key(table.edition().slug(), kind, of)))
            .ifPresent(key -> printed.computeIfAbsent(key, _ -> new ArrayList<>()).add(row));
      }
    }
  }

  private static String key(String edition, String kind, String id) {
    return edition + "/" + kind + ":" + id;
  }

  /** The entry with such origins; as it is if it is new. */
  <I extends Id, E extends Entry<I>> E of(Kind<I, E> kind, Optional<E> before, E after) {
    if (before.isEmpty() || !before.get().origin().equals(after.origin())) {
      return after;
    }
    Origins origins = after.origin();
    RecordShape shape = RecordShape.of(kind.type());
    for (RecordShape.Field field : shape.fields()) {
      Object value = field.of(after);
      if (!value.equals(field.of(before.get())) && isOneValue(value)) {
        Optional<Provenance> claim =
            origins
                .of(field.name())
                .filter(origin -> origin.kind() == Provenance.Kind.PRINTED)
                .filter(origin -> !prints(origin, kind, after, field.name(), value));
        origins = claim.isPresent() ? origins.with(field.name(), TYPED) : origins;
      }
    }
    return origins.equals(after.origin()) ? after : RecordShape.with(after, ORIGIN, origins);
  }

  /** Whether the edition, as it is transcribed, prints this value of an entry. */
  private boolean prints(
      Provenance origin, Kind<?, ?> kind, Entry<?> entry, String field, Object value) {
    String key = key(origin.edition(), kind.word(), entry.id().slug());
    return printed.getOrDefault(key, List.of()).stream()
        .flatMap(row -> row.cells().entrySet().stream())
        .filter(cell -> field.startsWith(cell.getKey())) // kingdomIncome is printed as kingdom
        .anyMatch(cell -> isSame(value, cell.getValue()));
  }

  private static boolean isSame(Object value, String cell) {
    return switch (value) {
      case Optional<?> optional -> optional.isPresent() && isSame(optional.get(), cell);
      case Halves halves -> Halves.parse(cell).equals(Optional.of(halves));
      case Id id -> Slug.of(cell).equals(id.slug());
      case String word -> cell.equals(word) || Slug.of(cell).equals(word);
      case Integer number -> cell.strip().equals(number.toString());
      default -> false;
    };
  }

  private static boolean isOneValue(Object value) {
    return switch (value) {
      case List<?> list ->
          list.stream().allMatch(item -> item instanceof Id || item instanceof String);
      case Map<?, ?> _, Attributes _ -> false;
      default -> true;
    };
  }
}
