package org.groma.engine.invasions.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Whether to ambush the enemy in the mountains. */
@Rule("XX.D")
public record ChooseAmbush(int chooser) implements CombatDecision<Boolean> {

  @Override
  public List<Boolean> options() {
    return List.of(true, false);
  }

  @Override
  public Optional<Refusal> refusal(Boolean answer) {
    return Optional.empty();
  }

  @Override
  public Boolean judged() {
    return BattleJudgement.AMBUSHES;
  }
}
