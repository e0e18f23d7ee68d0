package org.groma.engine.cycles.barbarian;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.CreatesOnly;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What tribes do in the turn of their position. */
@Rule("9.1")
public final class Tribes {

  private Tribes() {}

  /** Pairs of tribes meet and are inverted. */
  @Rule("4.3.1")
  public static void combine(Play play, int position) {
    World world = play.world();
    if (!isBarbarian(world, position)) {
      return;
    }
    boolean asked = world.count(position, play.setting().kinds().tribe()) > 1;
    while (asked) {
      Pair pair = play.ask(new ChoosePair(world, position));
      asked = !pair.equals(Pair.NONE);
      if (asked) {
        for (int tribe : List.of(pair.first(), pair.second())) {
          play.happen(new UnitEvent.Moved(tribe, pair.area()));
          play.happen(new UnitEvent.Inverted(tribe));
        }
        asked = free(world, position).size() > 1;
      }
    }
  }

  private static boolean isBarbarian(World world, int position) {
    return world.stage(position) == Stage.BARBARIAN;
  }

  private static List<Integer> free(World world, int position) {
    List<Integer> found = new ArrayList<>();
    for (int unit = world.firstUnit(position); unit < world.endUnit(position); unit++) {
      if (world.isOnBoard(unit)
          && world.kind(unit) == world.setting().kinds().tribe()
          && !world.isInverted(unit)) {
        found.add(unit);
      }
    }
    return found;
  }

  /** Tribes split in two; not where units stood at the start of the turn. */
  @Rule({"4.3.2", "9.2", "9.3.3"})
  public static void grow(Play play, int position) {
    World world = play.world();
    int tribe = play.setting().kinds().tribe();
    if (!isBarbarian(world, position) || world.beganWithUnits(position)) {
      return;
    }
    List<Integer> tribes = free(world, position);
    int counters = play.setting().pool(position, play.setting().kinds().get(tribe).counter());
    int most = Math.min(counters, play.setting().numbers().tribes()) - world.count(position, tribe);
    if (tribes.isEmpty() || most <= 0) {
      return;
    }
    for (int parent : play.ask(new ChooseGrowth(world, position, tribes, most))) {
      play.raise(position, tribe, world.place(parent));
    }
  }

  /** Each inverted pair becomes what the die says. */
  @Rule({"4.3.4", "9.1"})
  public static void create(Play play, int position) {
    World world = play.world();
    boolean created = false;
    for (int area = 0; area < world.board().areas(); area++) {
      List<Integer> pair = inverted(world, area, position);
      if (pair.size() == 2) {
        for (int tribe : pair) {
          Custody.release(play, tribe);
          play.happen(new UnitEvent.Removed(tribe));
        }
        become(play, position, area);
        created = true;
      }
    }
    if (created) {
      Stacking.enforce(play, position);
    }
  }

  private static List<Integer> inverted(World world, int area, int position) {
    List<Integer> found = new ArrayList<>(2);
    if (world.occupant(area) == position) {
      for (int unit : world.unitsAt(area)) {
        if (world.isInverted(unit)) {
          found.add(unit);
        }
      }
    }
    return found;
  }

  /** What is exhausted is rolled for again; ships that are made inland are lost. */
  private static void become(Play play, int position, int area) {
    OptionalInt only = CreatesOnly.of(play.world(), position);
    if (only.isPresent()) {
      play.raise(position, only.getAsInt(), area);
      return;
    }
    String group = play.world().peopleOf(position).group().orElseThrow();
    List<Integer> made = List.of();
    while (made.isEmpty() && isAnyLeft(play, position, group)) {
      List<Integer> kinds = play.setting().creation().units(group, play.roll(Cast.CREATION));
      made =
          kinds.stream().allMatch(kind -> play.world().inBox(position, kind) >= 0)
              ? kinds
              : List.of();
    }
    for (int kind : made) {
      if (!play.setting().kinds().get(kind).ship() || play.world().board().isCoastal(area)) {
        play.raise(position, kind, area);
      }
    }
  }

  private static boolean isAnyLeft(Play play, int position, String group) {
    for (int die = 1; die <= 6; die++) {
      if (play.setting().creation().units(group, die).stream()
          .allMatch(kind -> play.world().inBox(position, kind) >= 0)) {
        return true;
      }
    }
    return false;
  }
}
