package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.reinforcement.Placement;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What cards do to units and leaders. */
@Rule({"IX.D", "XX.J"})
final class PieceEffects {

  private static final int LARGE_STACK = 4;
  private static final int ENEMY_STACK = 3;

  private final Play play;
  private final World world;
  private final EffectContext context;

  PieceEffects(Play play, EffectContext context) {
    this.play = play;
    this.world = play.world();
    this.context = context;
  }

  void carryOut(String word, Parameters given) {
    switch (word) {
      case "lose-units" -> lose(given);
      case "gain-units" -> gain(given);
      case "restore-elites" -> restore(given.number("count"));
      default -> eliminateLeader(given);
    }
  }

  /** Units of one owner, who says which of them are lost. */
  private void lose(Parameters given) {
    Victims victims = victims(given.text("where"));
    if (victims.units().isEmpty() || (given.has("check") && play.table().d2(Roll.CARD))) {
      return;
    }
    UnitSet left = victims.units();
    for (int i = 0; i < given.number("count") && !left.isEmpty(); i++) {
      int unit = pick(victims.owner(), "lose-units", left);
      left = left.minus(UnitSet.of(unit));
      play.happen(new UnitEvent.Eliminated(UnitSet.of(unit)));
    }
  }

  private record Victims(int owner, UnitSet units) {}

  private static final Victims NOBODY = new Victims(World.NOBODY, UnitSet.NONE);

  private Victims victims(String where) {
    int subject = context.subject();
    return switch (where) {
      case "own" -> new Victims(subject, units(unit -> world.master(unit) == subject));
      case "own-largest-stack" -> {
        int place = largest(subject);
        yield place < 0 ? NOBODY : at(subject, place);
      }
      case "any-stack-of-4-or-more" -> anyStack();
      case "enemy-stack-of-3-or-more" -> {
        boolean large =
            context.province() >= 0
                && world.countAt(context.province(), 1L << subject) >= ENEMY_STACK;
        yield large ? at(subject, context.province()) : NOBODY;
      }
      case "same-area" -> inArea();
      default -> NOBODY;
    };
  }

  private Victims at(int owner, int place) {
    return new Victims(owner, world.unitsAt(place, 1L << owner));
  }

  private UnitSet units(IntPredicate wanted) {
    int size = world.setting().roster().size();
    int[] found = new int[size];
    int count = 0;
    for (int unit = 0; unit < size; unit++) {
      if (world.isOnMap(unit) && wanted.test(unit)) {
        found[count++] = unit;
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  /** Fleets in a sea zone may be two stacks. */
  private int largest(int nation) {
    int naval = world.setting().figures().sea().fleetsInStack();
    int best = World.NOBODY;
    int most = 0;
    for (int place = 0; place < world.setting().board().size(); place++) {
      int there = world.countAt(place, 1L << nation);
      int count = world.setting().board().isSea(place) ? Math.min(there, naval) : there;
      if (count > most) {
        most = count;
        best = place;
      }
    }
    return best;
  }

  /** A large stack of any active nation, which whoever plays the card points out. */
  private Victims anyStack() {
    List<Integer> places = largeStacks(world);
    int place =
        ChooseTarget.ask(play, context.nation(), ChooseTarget.Kind.PROVINCE, "lose-units", places);
    return place < 0 ? NOBODY : at(largeStackAt(world, place), place);
  }

  /** Where an active nation has a large stack; naval ones are small. */
  static List<Integer> largeStacks(World world) {
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < world.setting().board().provinces(); place++) {
      if (largeStackAt(world, place) >= 0) {
        places.add(place);
      }
    }
    return places;
  }

  private static int largeStackAt(World world, int place) {
    for (long rest = world.mastersAt(place); rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      if (world.activity(nation) == Activity.ACTIVE
          && world.countAt(place, 1L << nation) >= LARGE_STACK) {
        return nation;
      }
    }
    return World.NOBODY;
  }

  /** Units of the nation that controls the Area which the card has hit. */
  private Victims inArea() {
    int area = context.area();
    int owner = area < 0 ? World.NOBODY : world.incumbent(area);
    if (owner < 0 || world.activity(owner) != Activity.ACTIVE) {
      return NOBODY;
    }
    return new Victims(
        owner,
        units(unit ->
            world.master(unit) == owner
                && world.setting().board().isProvince(world.place(unit))
                && world.setting().board().area(world.place(unit)) == area));
  }

  /** Units of the same kind and state in the same place are alike. */
  private int pick(int chooser, String word, UnitSet units) {
    record Look(UnitKind kind, boolean damaged, int place) {}

    Set<Look> seen = new HashSet<>();
    List<Integer> options = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (seen.add(
          new Look(world.setting().kind(unit), world.isDamaged(unit), world.place(unit)))) {
        options.add(unit);
      }
    }
    return ChooseTarget.ask(play, chooser, ChooseTarget.Kind.UNIT, word, options);
  }

  /** Free units from the pool; the data name a kind or a category. */
  private void gain(Parameters given) {
    int nation = context.subject();
    String wanted = given.text("unit");
    for (int i = 0; i < given.number("count"); i++) {
      List<Integer> provinces = billets(world, nation, given);
      int province =
          ChooseTarget.ask(play, nation, ChooseTarget.Kind.PROVINCE, "gain-units", provinces);
      if (province >= 0) {
        int unit = pick(nation, "gain-units", recruits(world, nation, wanted, province));
        play.happen(new UnitEvent.Placed(UnitSet.of(unit), province));
      }
    }
  }

  /** Where a unit that a nation gains could stand. */
  static List<Integer> billets(World world, int nation, Parameters given) {
    List<Integer> provinces = new ArrayList<>();
    for (int province : Targets.provinces(world, given.text("at"), nation)) {
      if (Stacking.counted(world, nation, province) < Stacking.limit(world, nation, province)
          && !recruits(world, nation, given.text("unit"), province).isEmpty()) {
        provinces.add(province);
      }
    }
    return provinces;
  }

  /** A kind by its id; where a nation has none of it, common soldiers of that category. */
  private static UnitSet recruits(World world, int nation, String wanted, int province) {
    int area = world.setting().board().area(province);
    boolean known = hasKind(world, nation, wanted);
    return Placement.available(
        world,
        nation,
        kind ->
            (kind.areas() == 0 || (area >= 0 && (kind.areas() & 1L << area) != 0))
                && (known ? kind.id().equals(wanted) : isCommon(kind, wanted)));
  }

  private static boolean hasKind(World world, int nation, String wanted) {
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (roster.kind(unit).id().equals(wanted)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCommon(UnitKind kind, String category) {
    return kind.category().name().toLowerCase(Locale.ROOT).equals(category)
        && (kind.traits() & (Trait.ELITE | Trait.GUARD)) == 0
        && !kind.auxiliary();
  }

  /** Damaged elites in one place. */
  private void restore(int count) {
    int nation = context.subject();
    UnitSet damaged = units(unit -> world.master(unit) == nation && world.isDamaged(unit));
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < damaged.size(); i++) {
      int place = world.place(damaged.get(i));
      if (!places.contains(place)) {
        places.add(place);
      }
    }
    int place =
        ChooseTarget.ask(play, nation, ChooseTarget.Kind.PROVINCE, "restore-elites", places);
    if (place >= 0) {
      play.happen(
          new UnitEvent.Restored(damaged.where(unit -> world.place(unit) == place).first(count)));
    }
  }

  private void eliminateLeader(Parameters given) {
    List<Integer> leaders =
        given.text("target").equals("any")
            ? Targets.leaders(world)
            : Targets.ruler(world, context.subject());
    int leader =
        ChooseTarget.ask(
            play, context.nation(), ChooseTarget.Kind.LEADER, "eliminate-leader", leaders);
    if (leader >= 0 && !(given.has("check") && play.table().d2(Roll.LEADER_SURVIVAL))) {
      play.happen(new LeaderEvent.Fell(leader));
    }
  }
}
