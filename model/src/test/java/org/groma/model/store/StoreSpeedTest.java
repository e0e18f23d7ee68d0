package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map far larger than any game's is saved and loaded while one waits. */
class StoreSpeedTest {

  private static final int SIDE = 100;

  /** Processor time, because other programs may be running. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

  @TempDir Path folder;

  @Test
  void tenThousandFacesAreSavedAndLoadedInAMoment() throws IOException {
    List<Province> provinces = new ArrayList<>();
    for (int x = 0; x < SIDE; x++) {
      for (int y = 0; y < SIDE; y++) {
        provinces.add(Province.named(new ProvinceId("p-" + x + "-" + y), x + " by " + y));
      }
    }
    Project project =
        Projects.empty().with(Projects.cells(SIDE, 14)).with(Kinds.PROVINCES, Ledger.of(provinces));
    assertThat(project.map().faceCount()).isEqualTo(10_001);
    assertThat(project.map().arcCount()).isEqualTo(20_200);

    long start = THREAD.getCurrentThreadCpuTime();
    assertThat(ProjectStore.save(project, folder)).isInstanceOf(SaveResult.Saved.class);
    Duration save = Duration.ofNanos(THREAD.getCurrentThreadCpuTime() - start);

    start = THREAD.getCurrentThreadCpuTime();
    LoadResult result = ProjectStore.loadStrictly(folder);
    Duration load = Duration.ofNanos(THREAD.getCurrentThreadCpuTime() - start);

    assertThat(((Loaded) result).project()).isEqualTo(project);
    System.out.println(
        "10,000 faces, "
            + Files.size(folder.resolve("map/topology.json"))
            + " bytes: saved in "
            + save.toMillis()
            + " ms, loaded in "
            + load.toMillis()
            + " ms");
    assertThat(save).isLessThan(PATIENCE);
    assertThat(load).isLessThan(PATIENCE);
  }
}
