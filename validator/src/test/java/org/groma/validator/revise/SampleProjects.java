package org.groma.validator.revise;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The three projects that come with Groma. */
final class SampleProjects {

  static final List<String> NAMES = List.of("invasions", "romanitas", "barbarian-kingdom-empire");

  private static final Map<String, Project> LOADED = new TreeMap<>();

  private SampleProjects() {}

  static Project of(String name) {
    return LOADED.computeIfAbsent(
        name,
        _ -> ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", name))).project());
  }
}
