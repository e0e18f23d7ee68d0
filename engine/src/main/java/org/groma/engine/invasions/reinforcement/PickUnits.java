package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;

/** Which units of a pool a nation takes. */
public record PickUnits(World world, int chooser, UnitSet pool, int count)
    implements Decision<UnitSet> {

  /** More are not listed; all are legal. */
  private static final int MOST_OPTIONS = 24;

  /** One set for each mixture of kinds, since units of a kind are alike. */
  @Override
  public List<UnitSet> options() {
    List<UnitSet> options = new ArrayList<>();
    list(options, UnitSet.NONE, 0);
    return options;
  }

  private void list(List<UnitSet> options, UnitSet taken, int from) {
    if (taken.size() == count) {
      options.add(taken);
      return;
    }
    UnitKind tried = null;
    for (int i = from; i < pool.size() && options.size() < MOST_OPTIONS; i++) {
      UnitKind kind = world.setting().kind(pool.get(i));
      if (pool.size() - i >= count - taken.size() && !kind.equals(tried)) {
        list(options, taken.plus(UnitSet.of(pool.get(i))), i + 1);
        tried = kind;
      }
    }
  }

  @Override
  public Optional<Refusal> refusal(UnitSet answer) {
    return answer.size() == count && pool.containsAll(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("IX.D", "Exactly " + count + " units come from the pool"));
  }

  /** Asks only when there is something to choose. */
  static UnitSet ask(Play play, int nation, UnitSet pool, int count) {
    PickUnits choice = new PickUnits(play.world(), nation, pool, Math.min(count, pool.size()));
    List<UnitSet> options = choice.options();
    return options.size() == 1 ? options.getFirst() : play.table().ask(choice);
  }
}
