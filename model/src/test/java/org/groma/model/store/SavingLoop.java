package org.groma.model.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.EditionId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.sources.SourceTable;

/** The program that is killed: saves two states in turn, and counts aloud without pause. */
final class SavingLoop {

  private SavingLoop() {}

  /** The first state. */
  static Project first() {
    return provinces("first", 20)
        .with(new Projection("first", Map.of()))
        .with(Kinds.AREAS, Area.named(new AreaId("a"), "Only in the first"))
        .with(
            Kinds.SOURCES,
            new SourceTable(new EditionId("old"), "notes", "Notes", Optional.empty(), List.of()));
  }

  /** The second: most files have other content, some are gone, some are new. */
  static Project second() {
    return provinces("second", 30)
        .with(new Projection("second", Map.of()))
        .with(Kinds.SEAS, Sea.named(new SeaId("a"), "Only in the second"));
  }

  private static Project provinces(String name, int count) {
    List<Province> provinces = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      provinces.add(Province.named(new ProvinceId("p-" + i), name));
    }
    return Project.empty(new Settings(name, "test", Optional.empty(), List.of()))
        .with(Kinds.PROVINCES, Ledger.of(provinces));
  }

  public static void main(String[] arguments) {
    Path folder = Path.of(arguments[0]);
    Project[] states = {first(), second()};
    for (int i = 0; true; i++) {
      SaveResult result = ProjectStore.save(states[i % 2], folder);
      if (!(result instanceof SaveResult.Saved)) {
        System.err.println(result);
        System.exit(1);
      }
      if (i == 0) {
        // lines for the killer to count, so that it strikes at any moment of a later save
        Thread.ofPlatform().daemon().start(SavingLoop::count);
      }
    }
  }

  private static void count() {
    for (int i = 0; true; i++) {
      System.out.println(i);
    }
  }
}
