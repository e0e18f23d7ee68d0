package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.store.json.RecordShape;
import org.groma.validator.proofread.Pages.Printed;

/** The lines of cells whose column is the path of a value in the record. */
final class PathLines {

  private static final ClassValue<Set<String>> FIELDS =
      new ClassValue<>() {
        @Override
        protected Set<String> computeValue(Class<?> type) {
          return RecordShape.of(type).names().stream().collect(Collectors.toUnmodifiableSet());
        }
      };

  private PathLines() {}

  /** The lines of an entry, path by path in the order printed. */
  static List<Line> of(Kind<?, ?> kind, Entry<?> entry, List<Printed> printed) {
    Map<PrintedPath, List<Reading>> readings = new LinkedHashMap<>();
    Optional<WrittenEntry> written = Optional.empty();
    for (Printed each : printed) {
      if (each.row().cells().containsKey(Columns.CONDITION)) {
        continue; // it prints what holds at some time only
      }
      for (Map.Entry<String, String> cell : each.row().cells().entrySet()) {
        Optional<PrintedPath> path = path(kind, cell.getKey());
        if (path.isPresent()) {
          written = written.or(() -> Optional.of(WrittenEntry.of(entry)));
          readings
              .computeIfAbsent(path.get(), _ -> new ArrayList<>(1))
              .add(reading(each, cell.getValue(), written.get().find(path.get())));
        }
      }
    }
    List<Line> lines = new ArrayList<>();
    for (Map.Entry<PrintedPath, List<Reading>> each : readings.entrySet()) {
      WrittenEntry.Found found = written.orElseThrow().find(each.getKey());
      lines.add(
          new Line(
              found.place().toString().replaceFirst("^\\$\\.?", ""),
              each.getKey().title(),
              PrintedValue.text(found.value()),
              each.getValue(),
              found.origin()));
    }
    return lines;
  }

  /** The path that a column of tables about a kind is, if it is one. */
  static Optional<PrintedPath> path(Kind<?, ?> kind, String column) {
    return Columns.cells(kind).contains(column)
        ? Optional.empty()
        : PrintedPath.parse(column).filter(path -> fields(kind).contains(path.first()));
  }

  /** The fields of the records of a kind. */
  static Set<String> fields(Kind<?, ?> kind) {
    return FIELDS.get(kind.type());
  }

  private static Reading reading(Printed printed, String cell, WrittenEntry.Found found) {
    return new Reading(
        printed.table().edition(),
        printed.table().table(),
        printed.row().section(),
        cell,
        PrintedValue.compare(found.value(), cell));
  }
}
