package org.groma.engine.invasions.siege;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Whether to storm the walls, and who pays for it with the hits that an assault costs. */
@Rule("XXIV.C")
public record ChooseAssault(World world, Stack besieger) implements Decision<AssaultLosses> {

  /** Whether the stack can take the hits at all (ruling C57). */
  static boolean isPossible(World world, Stack besieger) {
    ChooseAssault choice = new ChooseAssault(world, besieger);
    return choice.endurance(besieger.units()) >= choice.hits();
  }

  @Override
  public int chooser() {
    return besieger.nation();
  }

  /** No assault, or one that spares units or spares elites, and leaves somebody to storm. */
  @Override
  public List<AssaultLosses> options() {
    Set<AssaultLosses> options = new LinkedHashSet<>();
    options.add(AssaultLosses.NO_ASSAULT);
    options.add(spread(true));
    options.add(spread(false));
    options.removeIf(
        each -> refusal(each).isPresent() || each.eliminated().size() == besieger.units().size());
    return List.copyOf(options);
  }

  /** Hits on whole elites first or last; mercenaries are eliminated last. */
  private AssaultLosses spread(boolean elitesFirst) {
    UnitSet elites = besieger.units().where(this::isElite);
    UnitSet standard = own(unit -> !isElite(unit));
    int flips =
        elitesFirst
            ? Math.min(hits(), elites.size())
            : Math.min(Math.max(0, hits() - standard.size()), elites.size());
    UnitSet lost = standard.first(hits() - flips);
    UnitSet others = besieger.units().minus(elites).minus(standard);
    return new AssaultLosses(
        elites.first(flips), lost.plus(others.first(hits() - flips - lost.size())));
  }

  private UnitSet own(IntPredicate wanted) {
    return besieger.units().where(unit -> !world.isLent(unit) && wanted.test(unit));
  }

  @Override
  public Optional<Refusal> refusal(AssaultLosses answer) {
    if (!answer.isAssault()) {
      return Optional.empty();
    }
    if (!besieger.units().containsAll(answer.damaged().plus(answer.eliminated()))) {
      return refuse("XXIV.C", "Only besiegers take the hits of an assault");
    }
    if (!answer.damaged().all(this::isElite)) {
      return refuse("XX.H", "Only whole elites can be flipped");
    }
    if (answer.damaged().any(answer.eliminated()::contains)) {
      return refuse("XX.H", "A unit is either flipped or eliminated");
    }
    if (answer.damaged().size() + endurance(answer.eliminated()) != hits()) {
      return refuse("XXIV.C", "An assault costs " + hits() + " hits");
    }
    // a unit of its own can always be the first: no single one takes more hits than an assault
    boolean sparesItsOwn =
        answer.eliminated().any(world::isLent)
            && answer.eliminated().all(world::isLent)
            && besieger.units().any(unit -> !world.isLent(unit));
    return sparesItsOwn
        ? refuse("XX.H", "The first unit eliminated must be a national one")
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }

  private int hits() {
    return world.setting().figures().siege().assaultHits();
  }

  private int endurance(UnitSet units) {
    return units.size() + units.count(this::isElite);
  }

  /** A whole elite; those of Barbarians are units like any other. */
  @Rule("III.B")
  private boolean isElite(int unit) {
    return (world.setting().kind(unit).traits() & Trait.ELITE) != 0
        && !world.isDamaged(unit)
        && !world.isBarbarian(world.setting().roster().nation(unit));
  }
}
