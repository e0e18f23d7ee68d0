package org.groma.engine.invasions.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whether to give up a re-roll for a black die more, or for one less of the enemy's.
 *
 * @param open whether red swords count
 */
@Rule("XX.E")
public record ChooseForfeit(int chooser, DicePool own, DicePool enemy, boolean open)
    implements CombatDecision<Forfeit> {

  @Override
  public List<Forfeit> options() {
    return enemy.canLoseBlack()
        ? List.of(Forfeit.NOTHING, Forfeit.STRENGTHEN, Forfeit.WEAKEN)
        : List.of(Forfeit.NOTHING, Forfeit.STRENGTHEN);
  }

  @Override
  public Optional<Refusal> refusal(Forfeit answer) {
    return answer == Forfeit.WEAKEN && !enemy.canLoseBlack()
        ? Optional.of(new Refusal("XX.E", "The enemy has no black die to spare"))
        : Optional.empty();
  }

  @Override
  public Forfeit judged() {
    return BattleJudgement.forfeit(own, enemy, open);
  }
}
