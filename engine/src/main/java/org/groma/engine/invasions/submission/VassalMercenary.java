package org.groma.engine.invasions.submission;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A vassal lends its suzerain one unit. */
@Rule("XXIX.D")
public final class VassalMercenary {

  private VassalMercenary() {}

  /** Which unit is lent: the vassal says, or a nomadic suzerain. */
  public record ChooseMercenary(World world, int chooser, UnitSet units)
      implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        options.add(units.get(i));
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return units.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("XXIX.D", "The vassal lends a unit of its own on the map"));
    }
  }

  /** Where the suzerain puts it, when there is no room where it should go. */
  public record ChoosePost(World world, int chooser, int unit) implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int i = 0; i < world.setting().board().provinces(); i++) {
        if (refusal(i).isEmpty()) {
          options.add(i);
        }
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return world.holder(answer) == chooser && takes(world, chooser, answer, unit)
          ? Optional.empty()
          : Optional.of(
              new Refusal("XXIX.D", "The mercenary needs room in a province of its suzerain"));
    }
  }

  /** The vassal's choice, or a nomad's; nothing where the vassal has no unit that could go. */
  public static void lend(Play play, int vassal, int suzerain) {
    World world = play.world();
    UnitSet units = own(world, vassal).where(unit -> hasPost(world, suzerain, unit));
    if (units.isEmpty()) {
      return;
    }
    int chooser = world.isNomad(suzerain) ? suzerain : vassal;
    int unit = play.table().ask(new ChooseMercenary(world, chooser, units));
    int post = post(play, suzerain, unit);
    play.happen(new UnitEvent.Lent(unit, suzerain));
    play.happen(new RealmEvent.Contracted(unit, Contract.VASSAL));
    play.happen(new UnitEvent.Placed(UnitSet.of(unit), post));
  }

  /** The land units of a nation on the map that serve it. */
  private static UnitSet own(World world, int nation) {
    Roster roster = world.setting().roster();
    int[] found = new int[roster.end(nation) - roster.first(nation)];
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && !world.isLent(unit) && !world.setting().kind(unit).isFleet()) {
        found[count++] = unit;
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  private static boolean hasPost(World world, int suzerain, int unit) {
    return isWelcomeAtTheSeat(world, suzerain, unit)
        || !new ChoosePost(world, suzerain, unit).options().isEmpty();
  }

  /** The horde or the capital; elsewhere when there is no room. */
  private static int post(Play play, int suzerain, int unit) {
    World world = play.world();
    return isWelcomeAtTheSeat(world, suzerain, unit)
        ? seat(world, suzerain)
        : play.table().ask(new ChoosePost(world, suzerain, unit));
  }

  private static int seat(World world, int suzerain) {
    return world.isBarbarian(suzerain) ? world.horde(suzerain) : world.capital(suzerain);
  }

  /** At its suzerain's seat it may be even where its own nation may not go. */
  private static boolean isWelcomeAtTheSeat(World world, int suzerain, int unit) {
    int seat = seat(world, suzerain);
    return seat >= 0 && hasRoom(world, suzerain, seat) && ClosedLand.isGuardedBy(world, unit, seat);
  }

  private static boolean takes(World world, int nation, int province, int unit) {
    return hasRoom(world, nation, province)
        && ClosedLand.mayHold(world, UnitSet.of(unit), province);
  }

  private static boolean hasRoom(World world, int nation, int province) {
    return Stacking.counted(world, nation, province) < Stacking.limit(world, nation, province);
  }
}
