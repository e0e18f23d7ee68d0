package org.groma.engine.cycles.administration;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.RebellionTable;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Units that rebellions cost; their owner chooses which. */
@Rule("11.7")
public final class Losses {

  private Losses() {}

  public static void ofAll(Play play, int position, int count, Rebellion rebellion) {
    remove(play, position, count, rebellion, _ -> true);
  }

  static void ofKind(Play play, int position, int count, int kind, Rebellion rebellion) {
    remove(play, position, count, rebellion, unit -> play.world().kind(unit) == kind);
  }

  static void ofGarrisons(Play play, int position, int count, Rebellion rebellion) {
    ofKind(play, position, count, play.setting().kinds().garrison(), rebellion);
  }

  /** Units other than elites. */
  @Rule("14.2.7")
  static void ofOthers(Play play, int position, int count, Rebellion rebellion) {
    World world = play.world();
    int elite = play.setting().kinds().elite();
    remove(play, position, count, rebellion, unit -> world.kind(unit) != elite);
  }

  /** Units of a line of a scenario's own table. */
  static void suffer(
      Play play, int position, int count, Rebellion rebellion, RebellionTable.Line line) {
    ofAll(play, position, count, rebellion);
  }

  private static void remove(
      Play play, int position, int count, Rebellion rebellion, IntPredicate which) {
    World world = play.world();
    List<Integer> options = new ArrayList<>(world.unitsOf(position));
    options.removeIf(unit -> !which.test(unit));
    for (int left = count; left > 0 && !options.isEmpty(); left--) {
      Integer unit =
          options.size() <= left
              ? options.getFirst()
              : play.ask(new ChooseLoss(world, position, rebellion, options));
      options.removeIf(unit::equals);
      play.remove(unit);
    }
  }

  /** An empire may let any of its garrisons go. */
  static void release(Play play, int position) {
    World world = play.world();
    int garrison = world.setting().kinds().garrison();
    while (world.count(position, garrison) > 0) {
      List<Integer> options = new ArrayList<>(world.unitsOf(position));
      options.removeIf(unit -> world.kind(unit) != garrison);
      options.addFirst(ChooseRelease.NONE);
      int unit = play.ask(new ChooseRelease(world, position, options));
      if (unit == ChooseRelease.NONE) {
        return;
      }
      play.remove(unit);
    }
  }
}
