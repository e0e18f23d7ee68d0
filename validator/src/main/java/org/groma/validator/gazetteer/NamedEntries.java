package org.groma.validator.gazetteer;

import java.util.List;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.check.Reads;

/** The entries whose names people read on maps and sheets. */
final class NamedEntries {

  /** What is named on the map, one kind not to be confused within itself. */
  static final List<Kind<?, ?>> PLACES =
      List.of(Kinds.PROVINCES, Kinds.AREAS, Kinds.SEAS, Kinds.CITIES, Kinds.RIVERS);

  static final List<Kind<?, ?>> ALL =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.RIVERS,
          Kinds.LINKS,
          Kinds.NATIONS,
          Kinds.LEADERS,
          Kinds.UNITS);

  static final Reads READS = Reads.of(ALL.toArray(Kind<?, ?>[]::new));

  private NamedEntries() {}

  static List<? extends Entry<?>> of(Project project, Kind<?, ?> kind) {
    return list(project, kind);
  }

  private static <I extends Id, E extends Entry<I>> List<E> list(Project project, Kind<I, E> kind) {
    return project.get(kind).toList();
  }

  /** Something to be done with each of them. */
  interface Visit {
    void at(Kind<?, ?> kind, Entry<?> entry);
  }

  static void each(Project project, Visit visit) {
    for (Kind<?, ?> kind : ALL) {
      Consumer<Entry<?>> at = entry -> visit.at(kind, entry);
      of(project, kind).forEach(at);
    }
  }
}
