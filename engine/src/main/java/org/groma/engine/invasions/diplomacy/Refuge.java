package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Where units go that a bond sends somewhere: wherever there is room. */
@Rule({"XXVII.B", "XXVIII.B", "XXX.C", "XXX.D"})
public final class Refuge {

  private Refuge() {}

  /** Where units are redeployed. */
  public record ChooseRefuge(World world, int chooser, UnitSet units, List<Integer> options)
      implements Decision<Integer> {

    public ChooseRefuge {
      options = List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return options.contains(answer)
          ? Optional.empty()
          : Optional.of(
              new Refusal("XVII.A", "Units are redeployed to own provinces that have room"));
    }
  }

  /** A province of a nation's own: it holds it or stands in it, and no enemy does. */
  static boolean isOwn(World world, int nation, int province) {
    boolean own =
        world.holder(province) == nation
            || world.horde(nation) == province
            || (world.mastersAt(province) & 1L << nation) != 0;
    return own
        && world.setting().board().isInPlay(province)
        && !Attitude.isOpposed(world, nation, province);
  }

  static boolean hasRoom(World world, int nation, int province) {
    return room(world, nation, province) > 0;
  }

  private static int room(World world, int nation, int province) {
    return Stacking.limit(world, nation, province) - Stacking.counted(world, nation, province);
  }

  /** One of a nation's own provinces with room; -1 where there is none. */
  static int chooseOwn(Play play, int nation, UnitSet units) {
    World world = play.world();
    List<Integer> found = new ArrayList<>();
    for (int i = world.nextOwn(nation, 0); i >= 0; i = world.nextOwn(nation, i + 1)) {
      if (isOwn(world, nation, i) && takes(world, nation, units, i)) {
        found.add(i);
      }
    }
    return choose(play, nation, units, found);
  }

  /** One of the provinces with room; -1 where there is none. */
  private static int choose(Play play, int nation, UnitSet units, IntPredicate allowed) {
    World world = play.world();
    return choose(
        play,
        nation,
        units,
        provinces(world, i -> allowed.test(i) && takes(world, nation, units, i)));
  }

  private static boolean takes(World world, int nation, UnitSet units, int province) {
    return hasRoom(world, nation, province) && ClosedLand.mayHold(world, units, province);
  }

  private static int choose(Play play, int nation, UnitSet units, List<Integer> found) {
    if (found.size() <= 1) {
      return found.isEmpty() ? World.NOBODY : found.getFirst();
    }
    return play.table().ask(new ChooseRefuge(play.world(), nation, units, found));
  }

  private static List<Integer> provinces(World world, IntPredicate allowed) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < world.setting().board().provinces(); i++) {
      if (allowed.test(i)) {
        found.add(i);
      }
    }
    return found;
  }

  /** Puts units into such provinces, as many as there is room for in each. */
  static void redeploy(Play play, int nation, UnitSet units, IntPredicate allowed) {
    World world = play.world();
    UnitSet left = units;
    while (!left.isEmpty()) {
      int province = choose(play, nation, left, allowed);
      if (province < 0) {
        scatter(play, nation, left, allowed);
        return;
      }
      UnitSet going = left.first(room(world, nation, province));
      play.happen(new UnitEvent.Placed(going, province));
      left = left.minus(going);
    }
  }

  /** Where no province takes them all, each is on its own; who has nowhere to go is lost. */
  private static void scatter(Play play, int nation, UnitSet units, IntPredicate allowed) {
    if (units.size() == 1) {
      play.happen(new UnitEvent.Eliminated(units));
      return;
    }
    for (int i = 0; i < units.size(); i++) {
      redeploy(play, nation, UnitSet.of(units.get(i)), allowed);
    }
  }
}
