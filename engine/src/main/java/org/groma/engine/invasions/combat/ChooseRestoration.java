package org.groma.engine.invasions.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which damaged elite to restore; or none. */
@Rule("XX.K")
public record ChooseRestoration(Force force) implements CombatDecision<OptionalInt> {

  @Override
  public int chooser() {
    return force.chooser();
  }

  @Override
  public List<OptionalInt> options() {
    List<OptionalInt> options = new ArrayList<>();
    for (int i = 0; i < force.size(); i++) {
      if (force.condition(i) == Condition.DAMAGED) {
        options.add(OptionalInt.of(i));
      }
    }
    options.add(OptionalInt.empty());
    return List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(OptionalInt answer) {
    return answer.isPresent() && !isDamaged(answer.getAsInt())
        ? Optional.of(new Refusal("XX.K", "Only a damaged elite is restored"))
        : Optional.empty();
  }

  private boolean isDamaged(int soldier) {
    return soldier >= 0 && soldier < force.size() && force.condition(soldier) == Condition.DAMAGED;
  }

  @Override
  public OptionalInt judged() {
    return BattleJudgement.restoration(force);
  }
}
