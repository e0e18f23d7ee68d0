package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.UnitKinds;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which attacker boards a lone ship instead of destroying it; nobody to destroy it.
 *
 * @param units those who could
 */
@Rule("8.4")
public record Capture(World world, int chooser, int ship, List<Integer> units)
    implements Decision<Optional<Integer>> {

  public Capture {
    units = List.copyOf(units);
  }

  @Override
  public List<Optional<Integer>> options() {
    List<Optional<Integer>> options = new ArrayList<>();
    options.add(Optional.empty());
    units.forEach(unit -> options.add(Optional.of(unit)));
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Optional<Integer> answer) {
    return answer.isEmpty() || units.contains(answer.get())
        ? Optional.empty()
        : Optional.of(new Refusal("8.4", "the unit cannot advance to the ship"));
  }

  /** Has the attacker choose, where a ship stands alone; tells whether it was captured. */
  static boolean tried(Play play, int attacker, Defence defence, List<Integer> attackers) {
    World world = play.world();
    List<Integer> able = able(world, attacker, defence, attackers);
    if (able.isEmpty()) {
      return false;
    }
    int ship = defence.units().getFirst();
    Optional<Integer> captor = play.ask(new Capture(world, attacker, ship, able));
    if (captor.isEmpty()) {
      return false;
    }
    play.remove(ship);
    int leader = Leading.with(play, captor.get());
    Leading.step(play, captor.get(), leader, defence.area());
    play.raise(attacker, play.setting().kinds().ship(), defence.area());
    return true;
  }

  private static List<Integer> able(
      World world, int attacker, Defence defence, List<Integer> attackers) {
    UnitKinds kinds = world.setting().kinds();
    if (defence.units().size() != 1
        || world.kind(defence.units().getFirst()) != kinds.ship()
        || world.inBox(attacker, kinds.ship()) < 0
        || Truce.spares(world, attacker, defence.area())) {
      return List.of();
    }
    return attackers.stream()
        .filter(unit -> kinds.get(kinds.ship()).weight().standsWith(world.kindOf(unit).weight()))
        .filter(unit -> Ground.isPassable(world, unit, world.place(unit), defence.area()))
        .toList();
  }
}
