package org.groma.engine.invasions.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which die to have rolled again, one's own or the enemy's; or none.
 *
 * @param side who is asked
 * @param open whether red swords count
 */
@Rule("XX.E")
public record ChooseReRoll(
    int chooser, Side side, RolledPool attacker, RolledPool defender, boolean open)
    implements CombatDecision<Optional<ReRoll>> {

  public RolledPool pool(Side whose) {
    return whose == Side.ATTACKER ? attacker : defender;
  }

  /** None, and of dice that look alike the first. */
  @Override
  public List<Optional<ReRoll>> options() {
    List<Optional<ReRoll>> options = new ArrayList<>();
    options.add(Optional.empty());
    for (Side whose : Side.BOTH) {
      RolledPool pool = pool(whose);
      for (int die = 0; die < pool.size(); die++) {
        if (isFirstOfItsLook(pool, die)) {
          options.add(Optional.of(new ReRoll(whose, die)));
        }
      }
    }
    return List.copyOf(options);
  }

  private static boolean isFirstOfItsLook(RolledPool pool, int die) {
    for (int other = 0; other < die; other++) {
      if (pool.colour(other) == pool.colour(die) && pool.face(other) == pool.face(die)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Optional<Refusal> refusal(Optional<ReRoll> answer) {
    return answer.isPresent()
            && (answer.get().die() < 0 || answer.get().die() >= pool(answer.get().pool()).size())
        ? Optional.of(new Refusal("XX.E", "There is no such die"))
        : Optional.empty();
  }

  @Override
  public Optional<ReRoll> judged() {
    return BattleJudgement.reRoll(side, pool(side), pool(side.opponent()), open);
  }
}
