package org.groma.engine.invasions.reaction;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.field.FieldBattle;
import org.groma.engine.invasions.movement.Overrun;
import org.groma.engine.invasions.movement.PassageInForce;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** An intercepted stack meets those who intercepted it. */
@Rule("XIX.A")
public final class Confrontation {

  private Confrontation() {}

  /** Whether to hold the defenders down and fight them in the combat sub-step. */
  public record ChoosePassage(int chooser, int province) implements Decision<Boolean> {

    @Override
    public List<Boolean> options() {
      return List.of(false, true);
    }

    @Override
    public Optional<Refusal> refusal(Boolean answer) {
      return Optional.empty();
    }
  }

  /** It overruns them or forces a passage, if it can and likes; otherwise there is a battle now. */
  static Verdict resolve(Play play, Stack stack) {
    World world = play.world();
    if (stack.units().isEmpty()) {
      return Verdict.BEATEN;
    }
    if (Overrun.offer(play, stack)
        || (PassageInForce.isOpenTo(world, stack) && passes(play, stack))) {
      return Verdict.GOES_ON;
    }
    Side winner = FieldBattle.fight(play, stack, true);
    boolean stays = !stack.now(world).units().isEmpty();
    return winner == Side.ATTACKER && stays ? Verdict.GOES_ON : Verdict.BEATEN;
  }

  private static boolean passes(Play play, Stack stack) {
    return play.table().ask(new ChoosePassage(stack.nation(), stack.place()));
  }
}
