package org.groma.exporters.incoming;

import java.nio.file.Path;
import java.util.List;
import org.groma.exporters.grid.Grid;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project, loaded once, and what files make of it. */
final class Sample {

  static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  private Sample() {}

  /** The project after an import that is taken. */
  static Project after(Incoming incoming) {
    return switch (incoming) {
      case Incoming.Refused refused -> throw new AssertionError(refused.mistakes().toString());
      case Incoming.Changed changed -> ((Outcome.Applied) changed.edit().apply(PROJECT)).project();
    };
  }

  /** What an import changes besides origins, as {@code province:abascia income ½ > 2}. */
  static List<String> values(Incoming incoming) {
    return changes(incoming).stream()
        .filter(change -> !change.ofOrigin())
        .map(Sample::line)
        .toList();
  }

  static List<String> origins(Incoming incoming) {
    return changes(incoming).stream().filter(CellChange::ofOrigin).map(Sample::line).toList();
  }

  private static List<CellChange> changes(Incoming incoming) {
    return CellChanges.between(PROJECT, after(incoming));
  }

  static String line(CellChange change) {
    return "%s %s %s > %s"
        .formatted(change.subject(), change.field(), change.before(), change.after());
  }

  static List<String> mistakes(Incoming incoming) {
    return ((Incoming.Refused) incoming).mistakes().stream().map(Mistake::toString).toList();
  }

  static List<String> remarks(Incoming incoming) {
    return ((Incoming.Changed) incoming).remarks();
  }

  /** The same rows under another name. */
  static Grid named(String name, Grid grid) {
    return new Grid(name, "sheet " + name, grid.rows());
  }
}
