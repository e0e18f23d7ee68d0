package org.groma.engine.kernel.choice;

import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.value.Datum;

/** The samples, for choices to be made of. */
final class SampleChoices {

  private SampleChoices() {}

  static Project project(String name) {
    return ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", name))).project();
  }

  static Scenario withAttribute(Scenario scenario, String name, Datum value) {
    return new Scenario(
        scenario.id(),
        scenario.name(),
        scenario.aliases(),
        scenario.firstTurn(),
        scenario.lastTurn(),
        scenario.order(),
        scenario.players(),
        scenario.setups(),
        scenario.relations(),
        scenario.markers(),
        scenario.options(),
        scenario.special(),
        scenario.victory(),
        scenario.attributes().with(name, value),
        scenario.origin());
  }
}
