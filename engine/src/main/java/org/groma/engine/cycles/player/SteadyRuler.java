package org.groma.engine.cycles.player;

import java.util.Comparator;
import org.groma.engine.cycles.barbarian.ChooseGroup;
import org.groma.engine.cycles.barbarian.ChooseLosses;
import org.groma.engine.cycles.barbarian.ChoosePair;
import org.groma.engine.cycles.movement.ChooseExcess;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.sequence.ChooseSite;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/** A player who plays to win, in every stage. */
public final class SteadyRuler implements Player {

  private final Marches marches = new Marches();

  @Override
  @SuppressWarnings("unchecked") // each branch answers the type of its own decision
  public <A> A decide(Decision<A> decision) {
    return (A)
        switch (decision) {
          case ChooseMover mover -> (Object) marches.mover(mover);
          case ChooseMove move -> marches.move(move);
          case ChoosePair pair -> Peoples.pair(pair);
          case ChooseGroup group -> Peoples.group(group);
          case ChooseLosses losses -> Peoples.losses(losses);
          case ChooseExcess excess -> weakest(excess);
          case ChooseSite site -> site(site);
          default -> decision.options().getFirst();
        };
  }

  private static int weakest(ChooseExcess decision) {
    World world = decision.world();
    return decision.options().stream()
        .min(Comparator.comparing((Integer unit) -> world.kindOf(unit).strength()))
        .orElseThrow();
  }

  private static int site(ChooseSite decision) {
    Prospect prospect = new Prospect(decision.world(), decision.chooser());
    return decision.options().stream()
        .max(
            Comparator.comparing((Integer area) ->
                prospect.held(area) + prospect.pull(area) + prospect.threat(area)))
        .orElseThrow();
  }
}
