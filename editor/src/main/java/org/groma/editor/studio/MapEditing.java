package org.groma.editor.studio;

import java.util.LinkedHashSet;
import java.util.Set;
import org.groma.model.project.Kinds;
import org.groma.validator.finding.Subject;

/** What the commands of the Edit menu do on the map. */
final class MapEditing implements EditTarget {

  private final Workbench bench;

  MapEditing(Workbench bench) {
    this.bench = bench;
  }

  @Override
  public boolean carryOut(Command command) {
    return switch (command) {
      case DELETE -> {
        bench.records().delete(bench.selection().get());
        yield true;
      }
      case SELECT_ALL -> {
        Set<Subject> all = new LinkedHashSet<>();
        bench
            .project()
            .get()
            .provinces()
            .forEach(each -> all.add(Subject.of(Kinds.PROVINCES, each)));
        bench.selection().set(all);
        yield true;
      }
      case CUT, COPY, PASTE -> false;
    };
  }
}
