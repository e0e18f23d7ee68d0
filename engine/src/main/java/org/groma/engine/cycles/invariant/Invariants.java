package org.groma.engine.cycles.invariant;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.UnitKinds;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Invariant;

/** All of them. */
public final class Invariants {

  private record Law(String id, String section, Function<World, List<String>> problems)
      implements Invariant<World> {

    @Override
    public List<String> broken(World world) {
      return problems.apply(world);
    }
  }

  /** While these last, units are on their way. */
  private static final Set<Phase> UNDER_WAY =
      EnumSet.of(Phase.COMBINATION, Phase.GROWTH, Phase.MOVEMENT, Phase.CREATION, Phase.COMBAT);

  private static final List<Invariant<World>> ALL =
      List.of(
          new Law("area.one-side", "6", Invariants::sides),
          new Law("area.stacking", "6", Invariants::stacking),
          new Law("unit.of-its-stage", "2.3", Invariants::stages),
          new Law("unit.ashore", "5.2", Invariants::ashore),
          new Law("unit.counter-side", "2.3", Invariants::counters),
          new Law("unit.in-service", "13.4", Invariants::services),
          new Law("garrison.in-place", "11.3", Invariants::garrisons),
          new Law("treasury.not-negative", "10.7", Invariants::treasuries),
          new Law("capital.of-a-state", "10.3", Invariants::capitals),
          new Law("leader.captive", "13.6", LeaderLaws::captives),
          new Law("leader.of-a-player", "10.2", LeaderLaws::owners),
          new Law("player.positions", "4.2", PlayerLaws::positions),
          new Law("start.used-once", "4.2", PlayerLaws::starts),
          new Law("unit.moves-back", "11.5", PlayerLaws::stragglers));

  private Invariants() {}

  /** Those of a state. */
  public static List<Invariant<World>> ofStates() {
    return ALL;
  }

  /** Those of a state and those of what happens. */
  public static List<Invariant<?>> all() {
    List<Invariant<?>> all = new ArrayList<>(ALL);
    all.addAll(HappeningLaws.ALL);
    return all;
  }

  /** What is wrong in a state, as sentences. */
  public static List<String> broken(World world) {
    return ALL.stream().flatMap(law -> law.broken(world).stream()).toList();
  }

  private static boolean isAtRest(World world) {
    return !UNDER_WAY.contains(world.phase());
  }

  private static List<String> sides(World world) {
    List<String> wrong = new ArrayList<>();
    for (int area = 0; area < world.board().areas(); area++) {
      int there = world.occupant(area);
      for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
        if (world.owner(unit) != there) {
          wrong.add("units of two positions stand in " + world.board().name(area));
        }
      }
      int city = world.board().cityAt(area);
      boolean marked = city >= 0 && world.isPillaged(city); // a marker that waits below (9.5)
      if (there != World.NOBODY && world.hasGarrison(area) && !marked && isAtRest(world)) {
        wrong.add("a neutral garrison shares " + world.board().name(area) + " with units");
      }
    }
    return wrong;
  }

  private static List<String> stacking(World world) {
    List<String> wrong = new ArrayList<>();
    if (isAtRest(world)) {
      for (int area = 0; area < world.board().areas(); area++) {
        if (Stacking.isCrowded(world, area)) {
          wrong.add("too many units stand in " + world.board().name(area));
        }
      }
    }
    return wrong;
  }

  private static List<String> stages(World world) {
    UnitKinds kinds = world.setting().kinds();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      Stage stage = world.stage(i);
      if (stage != Stage.BARBARIAN && world.count(i, kinds.tribe()) > 0) {
        wrong.add(world.setting().position(i).name() + " has tribes and is a " + stage.word());
      }
      if (stage != Stage.EMPIRE && world.count(i, kinds.garrison()) > 0) {
        wrong.add(world.setting().position(i).name() + " has garrisons and is a " + stage.word());
      }
      if (!world.isPlaying(i) && world.count(i) > 0) {
        wrong.add(world.setting().position(i).name() + " has units and does not play");
      }
    }
    return wrong;
  }

  private static List<String> ashore(World world) {
    List<String> wrong = new ArrayList<>();
    if (isAtRest(world)) {
      for (int sea = world.board().areas(); sea < world.board().places(); sea++) {
        if (world.firstUnitAt(sea) >= 0) {
          wrong.add("units are still at sea in " + world.board().name(sea));
        }
      }
    }
    return wrong;
  }

  private static List<String> counters(World world) {
    List<String> wrong = new ArrayList<>();
    for (int unit = 0; unit < world.unitCount(); unit++) {
      if (world.isOnBoard(unit) && world.kindOf(unit).counter() != world.counter(unit)) {
        wrong.add("a counter shows " + world.kindOf(unit).name() + ", which is no side of it");
      }
    }
    return wrong;
  }

  private static List<String> services(World world) {
    List<String> wrong = new ArrayList<>();
    for (int unit = 0;
        world.setting().options().mercenaries() && unit < world.unitCount();
        unit++) {
      int lessor = world.isOnBoard(unit) ? world.lessor(unit) : World.NOBODY;
      if (lessor != World.NOBODY
          && (world.stage(lessor) != Stage.BARBARIAN
              || world.stage(world.owner(unit)) == Stage.BARBARIAN)) {
        wrong.add(
            String.format(
                Locale.ROOT,
                "a unit of %s serves %s, and only barbarians lease, to others",
                world.setting().position(lessor).name(),
                world.setting().position(world.owner(unit)).name()));
      }
    }
    return wrong;
  }

  private static List<String> garrisons(World world) {
    int garrison = world.setting().kinds().garrison();
    List<String> wrong = new ArrayList<>();
    for (int unit = 0; unit < world.unitCount(); unit++) {
      if (world.isOnBoard(unit)
          && world.kind(unit) == garrison
          && world.board().isDesert(world.place(unit))) {
        wrong.add("a garrison stands in the desert of " + world.board().name(world.place(unit)));
      }
    }
    return wrong;
  }

  private static List<String> treasuries(World world) {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.treasury(i) < 0) {
        wrong.add(world.setting().position(i).name() + " owes " + -world.treasury(i));
      }
    }
    return wrong;
  }

  private static List<String> capitals(World world) {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.capital(i) != World.BOX
          && (world.stage(i) == Stage.BARBARIAN || world.board().cityAt(world.capital(i)) < 0)) {
        wrong.add(world.setting().position(i).name() + " has a capital where none can be");
      }
    }
    return wrong;
  }
}
