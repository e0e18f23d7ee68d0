package org.groma.engine.invasions.activation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * A people that lives around its horde draws its units in when its activation ends. They go where
 * it holds land or stands alone and has room; who finds no room stays where he is.
 */
@Rule("III.D")
public final class HordeCamp {

  /** Where units that are too far from their horde go; the nearest places come first. */
  public record ChooseCamp(int chooser, UnitSet units, List<Integer> options)
      implements Decision<Integer> {

    public ChooseCamp {
      options = List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return options.contains(answer)
          ? Optional.empty()
          : Optional.of(
              new Refusal("III.D", "The units camp near their horde, where there is room"));
    }
  }

  private static final int FAR = Integer.MAX_VALUE;

  private final Play play;
  private final World world;
  private final int nation;
  private final int range;
  private final int[] fromHorde;

  private HordeCamp(Play play, int nation, int range) {
    this.play = play;
    this.world = play.world();
    this.nation = nation;
    this.range = range;
    this.fromHorde = distances(world.setting().board(), world.horde(nation));
  }

  /** To be called when an activation ends, for the nation and the allies who act with it. */
  static void drawIn(Play play, int active) {
    for (long rest = play.world().diplomacy().bloc(active); rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      OptionalInt range = play.setting().warRules().leash(nation);
      if (range.isPresent() && play.world().horde(nation) >= 0) {
        new HordeCamp(play, nation, range.getAsInt()).drawIn();
      }
    }
  }

  private void drawIn() {
    boolean changed = false;
    for (int province = 0; province < fromHorde.length; province++) {
      if (fromHorde[province] > range) {
        UnitSet strays = world.unitsAt(province, 1L << nation);
        changed |= !strays.isEmpty();
        drawIn(strays, province);
      }
    }
    if (changed) {
      Settlement.settle(play);
    }
  }

  private void drawIn(UnitSet strays, int province) {
    UnitSet left = strays;
    List<Integer> camps = left.isEmpty() ? List.of() : camps(province, left);
    while (!left.isEmpty() && !camps.isEmpty()) {
      int camp =
          camps.size() == 1
              ? camps.getFirst()
              : play.table().ask(new ChooseCamp(nation, left, camps));
      UnitSet able = left.where(unit -> isOpen(unit, camp));
      UnitSet going = able.first(Math.min(able.size(), room(camp)));
      play.happen(new UnitEvent.Placed(going, camp));
      left = left.minus(going);
      camps = camps(province, left);
    }
    if (left.isEmpty()) {
      fetchLeaders(province);
    }
  }

  /** A leader whom his units left alone goes to the horde. */
  private void fetchLeaders(int province) {
    int leader = world.firstLeaderAt(province);
    while (leader >= 0) {
      int next = world.nextLeaderAt(leader);
      if (world.setting().leader(leader).nation() == nation) {
        play.happen(new LeaderEvent.Posted(leader, world.horde(nation)));
      }
      leader = next;
    }
  }

  private List<Integer> camps(int from, UnitSet strays) {
    List<Integer> found = new ArrayList<>();
    for (int province = 0; province < fromHorde.length; province++) {
      int camp = province;
      if (fromHorde[province] <= range
          && isOwn(province)
          && room(province) > 0
          && strays.any(unit -> isOpen(unit, camp))) {
        found.add(province);
      }
    }
    int[] distance = distances(world.setting().board(), from);
    found.sort(Comparator.comparingInt(province -> distance[province]));
    return found;
  }

  private boolean isOwn(int province) {
    boolean own =
        world.holder(province) == nation
            || world.horde(nation) == province
            || world.countAt(province, 1L << nation) > 0;
    return own
        && !Attitude.isOpposed(world, nation, province)
        && world.setting().access().mayEnter(nation, province, world.turn());
  }

  /** A vassal's unit may not go everywhere with its suzerain's, but to the horde it may. */
  private boolean isOpen(int unit, int camp) {
    return camp == world.horde(nation) || ClosedLand.mayHold(world, UnitSet.of(unit), camp);
  }

  private int room(int province) {
    return Stacking.limit(world, nation, province) - Stacking.counted(world, nation, province);
  }

  /** How many borders and straits lie between a province and all others. */
  private static int[] distances(Board board, int from) {
    int[] distance = new int[board.provinces()];
    Arrays.fill(distance, FAR);
    int[] queue = new int[board.provinces()];
    int end = 0;
    distance[from] = 0;
    queue[end++] = from;
    for (int head = 0; head < end; head++) {
      int at = queue[head];
      for (int i = 0; i < board.degree(at); i++) {
        int to = board.target(at, i);
        if (board.isProvince(to) && board.isInPlay(to) && distance[to] == FAR) {
          distance[to] = distance[at] + 1;
          queue[end++] = to;
        }
      }
    }
    return distance;
  }
}
