package org.groma.engine.invasions.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whose two dice to have rolled again; or nobody's.
 *
 * @param side who is asked
 * @param open whether half hits round up
 */
@Rule("XXI.D")
public record ChooseRollAgain(
    int chooser,
    Side side,
    AdvancedRoll attacker,
    AdvancedRoll defender,
    AdvancedFigures figures,
    boolean open)
    implements CombatDecision<Optional<Side>> {

  @Override
  public List<Optional<Side>> options() {
    return List.of(Optional.empty(), Optional.of(Side.ATTACKER), Optional.of(Side.DEFENDER));
  }

  @Override
  public Optional<Refusal> refusal(Optional<Side> answer) {
    return Optional.empty();
  }

  @Override
  public Optional<Side> judged() {
    AdvancedRoll own = side == Side.ATTACKER ? attacker : defender;
    AdvancedRoll enemy = side == Side.ATTACKER ? defender : attacker;
    return BattleJudgement.rollAgain(side, own, enemy, figures, open);
  }
}
