package org.groma.engine.invasions.combat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which soldiers take the hits. Asked only when some endurance is left, so that hordes, which are
 * hit last, never come into it.
 */
@Rule("XX.H")
public record ChooseLosses(Force force, int hits) implements CombatDecision<Losses> {

  @Override
  public int chooser() {
    return force.chooser();
  }

  /** Sparing units, sparing elites, and from either end of the stack. */
  @Override
  public List<Losses> options() {
    Set<Losses> options = new LinkedHashSet<>();
    options.add(judged());
    options.add(BattleJudgement.lossesSparingElites(force, hits));
    options.add(inOrder(true));
    options.add(inOrder(false));
    options.removeIf(each -> refusal(each).isPresent());
    return List.copyOf(options);
  }

  private Losses inOrder(boolean forwards) {
    Losses losses = Losses.NONE;
    int left = hits;
    for (int i = 0; i < force.size(); i++) {
      int soldier = forwards ? i : force.size() - 1 - i;
      for (int more = endurance(soldier); more > 0 && left > 0; more--) {
        losses = losses.plus(soldier);
        left--;
      }
    }
    return losses;
  }

  private int endurance(int soldier) {
    if (!force.fights(soldier)) {
      return 0;
    }
    return force.has(soldier, Trait.ELITE) ? 2 : 1;
  }

  @Override
  public Optional<Refusal> refusal(Losses answer) {
    if (answer.total() != hits) {
      return refuse("Hits to take: " + hits);
    }
    if (answer.limes() && !force.hasLimes()) {
      return refuse("There is no Limes to take a hit");
    }
    for (int i = 0; i < Losses.MOST_SOLDIERS; i++) {
      if (answer.on(i) > (i < force.size() ? endurance(i) : 0)) {
        return refuse("Nobody is there to take so many hits");
      }
    }
    return sparesNationals(answer)
        ? refuse("The first unit eliminated must be a national one")
        : Optional.empty();
  }

  /** Whether only foreigners would be eliminated first, though a national could be (E38). */
  private boolean sparesNationals(Losses answer) {
    if (force.losses() > 0 || answer.limes()) {
      return false;
    }
    boolean foreignerFalls = false;
    boolean nationalCould = force.hasLimes();
    for (int i = 0; i < force.size(); i++) {
      boolean foreign = force.has(i, Trait.FOREIGN);
      if (answer.eliminates(force, i)) {
        if (!foreign) {
          return false;
        }
        foreignerFalls = true;
      }
      nationalCould |= !foreign && force.fights(i) && endurance(i) <= hits;
    }
    return foreignerFalls && nationalCould;
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("XX.H", reason));
  }

  @Override
  public Losses judged() {
    return BattleJudgement.losses(force, hits);
  }
}
