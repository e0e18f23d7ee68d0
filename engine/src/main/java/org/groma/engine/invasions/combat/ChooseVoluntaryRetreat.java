package org.groma.engine.invasions.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Whether to give way after the first melee round, which the other side then wins. */
@Rule("XXI.F")
public record ChooseVoluntaryRetreat(int chooser, Side side) implements CombatDecision<Boolean> {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }

  @Override
  public Optional<Refusal> refusal(Boolean answer) {
    return Optional.empty();
  }

  @Override
  public Boolean judged() {
    return BattleJudgement.CONCEDES;
  }
}
