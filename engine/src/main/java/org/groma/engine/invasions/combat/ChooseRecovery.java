package org.groma.engine.invasions.combat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which of its eliminated soldiers a force recovers. Asked only when more were eliminated.
 *
 * @param chooser the force's own, or the nomads' who made it submit
 * @param units how many return
 */
@Rule("XX.K")
public record ChooseRecovery(int chooser, Force force, int units)
    implements CombatDecision<Soldiers> {

  @Override
  public List<Soldiers> options() {
    Set<Soldiers> options = new LinkedHashSet<>();
    options.add(judged());
    options.add(inOrder(true));
    options.add(inOrder(false));
    return List.copyOf(options);
  }

  private Soldiers inOrder(boolean forwards) {
    int bits = 0;
    for (int i = 0; i < force.size() && Integer.bitCount(bits) < units; i++) {
      int soldier = forwards ? i : force.size() - 1 - i;
      if (!force.fights(soldier)) {
        bits |= 1 << soldier;
      }
    }
    return new Soldiers(bits);
  }

  @Override
  public Optional<Refusal> refusal(Soldiers answer) {
    if (answer.count() != units) {
      return Optional.of(new Refusal("XX.K", "Units to recover: " + units));
    }
    for (int i = 0; i < Losses.MOST_SOLDIERS; i++) {
      if (answer.has(i) && (i >= force.size() || force.fights(i))) {
        return Optional.of(new Refusal("XX.K", "Only eliminated units recover"));
      }
    }
    return Optional.empty();
  }

  @Override
  public Soldiers judged() {
    return BattleJudgement.recovery(force, units);
  }
}
