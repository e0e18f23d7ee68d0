package org.groma.engine.invasions;

import java.nio.file.Path;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Opening;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Table;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** The sample project, loaded once, and games on it. */
public final class Sample {

  public static final Project PROJECT = load();

  public static final Scenario SCENARIO = PROJECT.get(Kinds.SCENARIOS).find("350-ad").orElseThrow();

  public static final Setting SETTING = Setting.of(PROJECT, SCENARIO);

  private static final World OPENED = open();

  private Sample() {}

  private static Project load() {
    return switch (ProjectStore.load(Path.of("..", "sample-data", "invasions"))) {
      case LoadResult.Loaded loaded when loaded.problems().isEmpty() -> loaded.project();
      case LoadResult other -> throw new AssertionError(other.toString());
    };
  }

  /** The 350 AD scenario with one of its options switched on and no other. */
  public static Setting with(String option) {
    return Setting.of(
        PROJECT,
        RecordShape.with(SCENARIO, "options", Attributes.NONE.with(option, new Datum.Flag(true))));
  }

  private static World open() {
    World world = World.empty(SETTING);
    Opening.setUp(new Play(world, Table.of(null, null)));
    return world;
  }

  /** The 350 AD scenario, set up. */
  public static World opened() {
    return OPENED.copy();
  }

  /** A map without anybody on it. */
  public static World empty() {
    return World.empty(SETTING);
  }

  public static Play play(World world, Dice dice, Player everybody) {
    return new Play(world, Table.of(dice, everybody));
  }

  public static int province(String id) {
    return SETTING.board().province(id);
  }

  public static int sea(String id) {
    return SETTING.board().sea(id);
  }

  public static int nation(String id) {
    return SETTING.nation(id);
  }

  public static int leader(String id) {
    return SETTING.leader(id);
  }

  public static int area(String id) {
    return SETTING.board().areaNamed(id);
  }

  /** Units of a kind from a nation's pool that are not on the map yet. */
  public static UnitSet fromPool(World world, String nation, String kind, int count) {
    int number = nation(nation);
    int[] found = new int[count];
    int n = 0;
    for (int unit = SETTING.roster().first(number);
        unit < SETTING.roster().end(number) && n < count;
        unit++) {
      if (world.place(unit) == World.POOL && SETTING.kind(unit).id().equals(kind)) {
        found[n++] = unit;
      }
    }
    if (n < count) {
      throw new IllegalArgumentException(nation + " has no " + count + " " + kind + " in its pool");
    }
    return UnitSet.of(found);
  }
}
