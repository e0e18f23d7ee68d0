package org.groma.engine.cycles.invariant;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Support;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.special.Opposition;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Invariant;

/** Invariants of what happens, where the state alone does not show it. */
final class HappeningLaws {

  private record Law(String id, String section, Function<Happenings, Optional<String>> problem)
      implements Invariant<Happenings> {

    @Override
    public List<String> broken(Happenings happenings) {
      return problem.apply(happenings).stream().toList();
    }
  }

  static final List<Invariant<Happenings>> ALL =
      List.of(
          new Law("set-up.placed", "14.2", HappeningLaws::setUp),
          new Law("groups.move-together", "14.2.1", HappeningLaws::groups),
          new Law("administration.base", "10.6.1", HappeningLaws::base),
          new Law("move.into-support", "11.5", HappeningLaws::support),
          new Law("truce.kept", "14.2", HappeningLaws::truce),
          new Law("crusaders.counted", "14.2.8", HappeningLaws::crusaders),
          new Law("province.rolled-for", "14.2.4", HappeningLaws::provinces));

  private HappeningLaws() {}

  /** Whoever places units as he likes has placed them all, or filled every area that he may. */
  private static Optional<String> setUp(Happenings happenings) {
    World world = happenings.world();
    if (!happenings.isSetUp()) {
      return Optional.empty();
    }
    return IntStream.range(0, world.setting().positions())
        .filter(world::isPlaying)
        .filter(number ->
            world.setting().position(number).placements().stream()
                .anyMatch(placement -> isOwed(world, number, placement)))
        .mapToObj(number -> name(happenings, number) + " did not place all units")
        .findFirst();
  }

  private static boolean isOwed(World world, int position, Placement placement) {
    if (placement.kind() == Placement.LEADER) {
      return false;
    }
    long placed =
        world.unitsOf(position).stream()
            .filter(unit -> world.kind(unit) == placement.kind())
            .filter(unit -> placement.areas().contains(world.place(unit)))
            .count();
    boolean ship = world.setting().kinds().get(placement.kind()).ship();
    return placed < placement.count()
        && placement.areas().stream()
            .anyMatch(area ->
                world.occupant(area) == World.NOBODY
                    && !world.board().isDesert(area)
                    && (!ship || world.board().isCoastal(area)));
  }

  private static Optional<String> groups(Happenings happenings) {
    return happenings.last() instanceof TurnEvent.PhaseBegan(Phase phase, int position)
        ? when(
            phase == Phase.MOVEMENT && happenings.isFighting(position),
            name(happenings, position) + " moves when another group of its player has fought")
        : Optional.empty();
  }

  private static Optional<String> base(Happenings happenings) {
    if (!(happenings.last() instanceof MoneyEvent.Assessed(int position, int taxes))) {
      return Optional.empty();
    }
    World world = happenings.world();
    boolean capital = world.capital(position) != World.BOX && !Capitals.isLost(world, position);
    int due =
        Holdings.value(world, Holdings.taxable(world, position))
            + (capital ? world.setting().numbers().capital() : 0);
    return when(
        taxes != due,
        String.format(
            Locale.ROOT,
            "%s reckons by %d, and its tax income is %d",
            name(happenings, position),
            taxes,
            due));
  }

  private static Optional<String> support(Happenings happenings) {
    World world = happenings.world();
    return happenings.last() instanceof UnitEvent.Moved(int unit, int place)
            && world.phase() == Phase.MOVEMENT // who lands or follows was not moved there
            && place != happenings.from()
            && !world.board().isSea(place)
        ? when(
            !Support.wouldHave(world, unit, place),
            String.format(
                Locale.ROOT,
                "%s moved to %s, where it has no support",
                name(happenings, world.owner(unit)),
                world.board().name(place)))
        : Optional.empty();
  }

  private static Optional<String> truce(Happenings happenings) {
    return happenings.last() instanceof BattleTold.Fought fought && fought.defender() >= 0
        ? when(
            Bounds.keepPeace(happenings.world(), fought.attacker(), fought.defender()),
            String.format(
                Locale.ROOT,
                "%s and %s fought in spite of their truce",
                name(happenings, fought.attacker()),
                name(happenings, fought.defender())))
        : Optional.empty();
  }

  /** Who sails without a ship, or fights on a crusade, was sent on it. */
  private static Optional<String> crusaders(Happenings happenings) {
    World world = happenings.world();
    Optional<Crusade> rule = world.setting().specials().one(Crusade.class);
    if (rule.isEmpty()) {
      return Optional.empty();
    }
    int sailor =
        happenings.last() instanceof BattleTold.Sailed sailed && !world.kindOf(sailed.unit()).ship()
            ? world.owner(sailed.unit())
            : World.NOBODY;
    return rule.get().positions().stream()
        .filter(who -> who == sailor || world.mark(Mark.CRUSADE_FOUGHT, who) > 0)
        .filter(who -> world.mark(Mark.CRUSADERS, who) == 0)
        .map(who -> name(happenings, who) + " has crusaders who do not count as sent")
        .findFirst();
  }

  /** When a turn's phases begin, every province beside a unit of Rome has been rolled for. */
  private static Optional<String> provinces(Happenings happenings) {
    World world = happenings.world();
    Optional<Opposition> rule = world.setting().specials().one(Opposition.class);
    if (rule.isEmpty() || !happenings.isFirstPhase()) {
      return Optional.empty();
    }
    return world.unitsOf(rule.get().position()).stream()
        .map(world::place)
        .flatMap(area ->
            IntStream.range(0, world.board().degree(area))
                .mapToObj(i -> world.board().province(world.board().near(area, i))))
        .filter(province -> province >= 0 && rule.get().isDue(world, province))
        .map(province -> world.board().provinceName(province) + " was not rolled for")
        .findFirst();
  }

  private static String name(Happenings happenings, int position) {
    return happenings.world().setting().position(position).name();
  }

  private static Optional<String> when(boolean broken, String sentence) {
    return broken ? Optional.of(sentence) : Optional.empty();
  }
}
