package org.groma.engine.invasions.reaction;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.RollCards;
import org.groma.engine.invasions.field.ChooseWithdrawal;
import org.groma.engine.invasions.field.Commanders;
import org.groma.engine.invasions.field.Company;
import org.groma.engine.invasions.field.WayTerms;
import org.groma.engine.invasions.field.Ways;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.ReactionFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Defenders try to get away before they are attacked.
 *
 * @param company who would flee
 * @param attacker from whom
 */
@Rule("XIX.B")
public record Flight(Company company, Stack attacker) {

  /** Whether to try. */
  public record ChooseFlight(int chooser, int province, int needed) implements Decision<Boolean> {

    @Override
    public List<Boolean> options() {
      return List.of(false, true);
    }

    @Override
    public Optional<Refusal> refusal(Boolean answer) {
      return Optional.empty();
    }
  }

  /** Asks the opponent, if anybody is there who could get anywhere. */
  static Optional<Flight> declare(Play play, int opponent, Stack attacker) {
    World world = play.world();
    UnitSet units = Opponent.defenders(world, opponent, attacker);
    int leader = Commanders.broadest(world, opponent, attacker.place());
    Stack stack = new Stack(opponent, units, leader, attacker.place());
    Flight flight = new Flight(Company.of(world, stack), attacker);
    if (units.isEmpty() && flight.company.hordes() == 0) {
      return Optional.empty();
    }
    Ways ways = flight.ways(world);
    if (!ways.hasStop()) {
      return Optional.empty();
    }
    int target = world.setting().figures().reaction().flight().target();
    int needed = target - flight.modifier(world, ways);
    return play.table().ask(new ChooseFlight(opponent, attacker.place(), needed))
        ? Optional.of(flight)
        : Optional.empty();
  }

  void attempt(Play play) {
    World world = play.world();
    int target = world.setting().figures().reaction().flight().target();
    int result =
        RollCards.letsFlee(play, chooser())
            ? target
            : play.table().roll(Die.D10, Roll.FLIGHT) + modifier(world);
    boolean succeeded = result >= target;
    if (play.table().isHeard()) {
      play.tell(new FieldTold.Fled(chooser(), attacker.place(), result, succeeded));
    }
    if (succeeded) {
      Ways ways = ways(world);
      company.withdraw(
          play, ways, play.table().ask(new ChooseWithdrawal(world, company, ways, true)));
    }
  }

  private int chooser() {
    return company.stack().nation();
  }

  private Ways ways(World world) {
    Stack stack = company.stack();
    return Ways.of(
        world, WayTerms.ofFlight(world, stack.nation(), stack.place(), stack.units().size()));
  }

  /** What is added to the die. */
  int modifier(World world) {
    return modifier(world, ways(world));
  }

  private int modifier(World world, Ways ways) {
    ReactionFigures.Flight figures = world.setting().figures().reaction().flight();
    UnitSet own = company.stack().units();
    UnitSet enemy = world.unitsAt(attacker.place(), world.diplomacy().friends(attacker.nation()));
    int leader = Commanders.ablest(world, chooser(), attacker.place());
    int modifier = leader < 0 ? 0 : world.setting().leader(leader).combat();
    if (world.isFortified(attacker.place())) {
      modifier += figures.fortress();
    }
    if (own.size() + Long.bitCount(company.hordes()) >= 2 * enemy.size()) {
      modifier += figures.twiceAsMany();
    }
    if (cavalry(world, own) < cavalry(world, enemy)) {
      modifier += figures.lessCavalry();
    }
    if (ways.isStartWet()) {
      modifier += figures.crossing();
    }
    return modifier;
  }

  /** A damaged elite is infantry. */
  private static int cavalry(World world, UnitSet units) {
    return units.count(unit -> world.setting().kind(unit).isCavalry() && !world.isDamaged(unit));
  }
}
