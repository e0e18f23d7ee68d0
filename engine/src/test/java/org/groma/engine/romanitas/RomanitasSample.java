package org.groma.engine.romanitas;

import java.nio.file.Path;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project of Romanitas, read once. */
public final class RomanitasSample {

  public static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.loadStrictly(Path.of("..", "sample-data", "romanitas")))
          .project();

  public static final Setting SETTING = Setting.of(PROJECT, scenario("528-ad"));

  /** With all optional rules. */
  public static final Setting OPTIONAL = Setting.of(PROJECT, scenario("528-ad-optional"));

  private RomanitasSample() {}

  public static Scenario scenario(String id) {
    return PROJECT.get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  /** The number of a city space. */
  public static int space(String id) {
    for (int i = 0; i < SETTING.board().spaces().size(); i++) {
      if (SETTING.board().space(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException(id);
  }

  /** The number of a territory. */
  public static int territory(String id) {
    for (int i = 0; i < SETTING.board().territories().size(); i++) {
      if (SETTING.board().territory(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException(id);
  }

  /** The number of the n-th Roman unit of a type, counted from 0. */
  public static int unit(String type, int nth) {
    int seen = 0;
    for (int i = 0; i < SETTING.army().size(); i++) {
      if (SETTING.army().get(i).id().equals(type) && seen++ == nth) {
        return i;
      }
    }
    throw new IllegalArgumentException(type + " " + nth);
  }

  public static int nation(String id) {
    return SETTING.nation(id);
  }
}
