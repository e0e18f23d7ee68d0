package org.groma.engine.invasions.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Whether to give up a re-roll for a better modifier, or for a worse one of the enemy's. */
@Rule("XXI.D")
public record ChooseModifier(int chooser) implements CombatDecision<Forfeit> {

  @Override
  public List<Forfeit> options() {
    return List.of(Forfeit.NOTHING, Forfeit.STRENGTHEN, Forfeit.WEAKEN);
  }

  @Override
  public Optional<Refusal> refusal(Forfeit answer) {
    return Optional.empty();
  }

  @Override
  public Forfeit judged() {
    return BattleJudgement.MODIFIER;
  }
}
