package org.groma.engine.invasions.field;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which units of a stack that is too large take part: as many as the stacking limit allows.
 *
 * @param count how many have room
 */
@Rule({"XVII.B", "XIX.A"})
public record ChooseParticipants(World world, int chooser, UnitSet units, int count)
    implements Decision<UnitSet> {

  @Override
  public List<UnitSet> options() {
    UnitSet cavalry = units.where(unit -> world.setting().kind(unit).isCavalry());
    UnitSet foot = units.minus(cavalry);
    Set<UnitSet> options = new LinkedHashSet<>();
    options.add(best());
    options.add(cavalry.first(count).plus(foot.first(count - Math.min(count, cavalry.size()))));
    options.add(foot.first(count).plus(cavalry.first(count - Math.min(count, foot.size()))));
    return List.copyOf(options);
  }

  /** Those with most to show for themselves; equals by number. */
  private UnitSet best() {
    UnitSet chosen = UnitSet.NONE;
    while (chosen.size() < count) {
      int best = -1;
      for (int i = 0; i < units.size(); i++) {
        int unit = units.get(i);
        if (!chosen.contains(unit) && (best < 0 || worth(unit) > worth(best))) {
          best = unit;
        }
      }
      chosen = chosen.plus(UnitSet.of(best));
    }
    return chosen;
  }

  private int worth(int unit) {
    UnitKind kind = world.setting().kind(unit);
    return world.isDamaged(unit) ? 0 : Integer.bitCount(kind.traits());
  }

  @Override
  public Optional<Refusal> refusal(UnitSet answer) {
    if (!units.containsAll(answer)) {
      return Optional.of(new Refusal("XVII.B", "Only units of the stack can take part"));
    }
    return answer.size() == count
        ? Optional.empty()
        : Optional.of(new Refusal("XVII.B", "Units with room: " + count));
  }
}
