package org.groma.engine.cycles.special;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.combat.Advance;
import org.groma.engine.cycles.combat.Capture;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.Flight;
import org.groma.engine.cycles.combat.Retreat;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Rule;

/** Answers for positions that nobody plays: their moves are procedure, not choice. */
@Rule("14.2.4")
public final class Automaton implements Player {

  private final Opposition rule;
  private final Invaders invaders;
  private final Kingdoms kingdoms;

  private Automaton(Play play, Opposition rule) {
    this.rule = rule;
    invaders = new Invaders(play, rule.invaders());
    kingdoms = new Kingdoms(play, rule);
  }

  /** The automaton of a game, if its scenario has one. */
  public static Optional<Automaton> of(Play play) {
    return play.setting().specials().one(Opposition.class).map(rule -> new Automaton(play, rule));
  }

  public boolean decidesFor(int position) {
    return position == rule.invaders() || position == rule.kingdoms();
  }

  /** The economic phase of an automaton: it has no money. */
  public void economy(int position) {
    if (position == rule.invaders()) {
      invaders.pillage();
    } else {
      kingdoms.recruit();
    }
  }

  @Override
  @SuppressWarnings("unchecked") // each branch answers the type of its own decision
  public <A> A decide(Decision<A> decision) {
    boolean barbarian = decision.chooser() == rule.invaders();
    return (A)
        switch (decision) {
          case ChooseMover mover ->
              (Object) (barbarian ? invaders.mover(mover) : kingdoms.mover(mover));
          case ChooseMove move -> barbarian ? invaders.move(move) : kingdoms.move(move);
          case ChooseAttack attack -> barbarian ? invaders.attack(attack) : kingdoms.attack(attack);
          case Advance advance -> advance(advance);
          case Capture _ -> Optional.empty();
          case Retreat retreat -> retreat(retreat, barbarian);
          default -> decision.options().getFirst();
        };
  }

  /** Into a city that was taken, or nowhere. */
  private static Optional<Advance.March> advance(Advance decision) {
    World world = decision.world();
    return decision.options().stream()
        .flatMap(Optional::stream)
        .filter(
            march -> march.area() == decision.taken() && world.board().cityAt(march.area()) >= 0)
        .findFirst();
  }

  /** Towards a city without anybody: one to pillage, or one of their own. */
  private Flight retreat(Retreat decision, boolean barbarian) {
    List<Integer> goals =
        barbarian ? invaders.openCities() : kingdoms.emptyCities(decision.world());
    return decision.options().stream()
        .min(Comparator.comparingInt((Flight flight) -> distance(decision.world(), flight, goals)))
        .orElseThrow();
  }

  private static int distance(World world, Flight flight, List<Integer> goals) {
    int end = flight.path().isEmpty() ? world.place(flight.unit()) : flight.path().getLast();
    return world.board().isSea(end)
        ? Integer.MAX_VALUE
        : goals.stream().mapToInt(goal -> world.board().steps(end, goal)).min().orElse(0);
  }
}
