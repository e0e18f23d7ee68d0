package org.groma.engine.invasions.raid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which units a Barbarian nation assigns to a raid, wherever they are. */
@Rule("XI.C")
public record ChooseRaiders(World world, int nation) implements Decision<UnitSet> {

  @Override
  public int chooser() {
    return nation;
  }

  /** Every mix of kinds, with the first units of each; none when no raid is possible. */
  @Override
  public List<UnitSet> options() {
    UnitSet all = available();
    int size = size(all);
    if (size == 0) {
      return List.of();
    }
    UnitSet some = firstOfEachKind(all, size);
    List<UnitSet> options = new ArrayList<>();
    add(options, some, 0, UnitSet.NONE, size);
    boolean[] within = {isWithinReach(options, false), isWithinReach(options, true)};
    options.removeIf(each -> !within[party(each).isAmphibious(world) ? 1 : 0]);
    return List.copyOf(options);
  }

  private void add(List<UnitSet> options, UnitSet from, int next, UnitSet chosen, int size) {
    if (chosen.size() == size) {
      for (UnitSet each : options) {
        if (isSameMix(each, chosen)) {
          return;
        }
      }
      options.add(chosen);
      return;
    }
    for (int i = next; i < from.size(); i++) {
      add(options, from, i + 1, chosen.plus(UnitSet.of(from.get(i))), size);
    }
  }

  private boolean isSameMix(UnitSet set, UnitSet other) {
    for (int i = 0; i < set.size(); i++) {
      if (!kind(set.get(i)).equals(kind(other.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private UnitSet firstOfEachKind(UnitSet all, int each) {
    return all.where(
        unit -> all.count(other -> other < unit && kind(other).equals(kind(unit))) < each);
  }

  /** Whether there is a target for those of the options that are amphibious or that are not. */
  private boolean isWithinReach(List<UnitSet> options, boolean amphibious) {
    for (UnitSet each : options) {
      if (party(each).isAmphibious(world) == amphibious) {
        return new ChooseRaidTarget(world, party(each)).isPossible();
      }
    }
    return false;
  }

  @Override
  public Optional<Refusal> refusal(UnitSet answer) {
    UnitSet all = available();
    if (!all.containsAll(answer)) {
      return refuse("XI.C", "Only units of the nation's own that are on the map raid");
    }
    if (answer.size() != size(all) || answer.isEmpty()) {
      return refuse("XI.C", "Units to assign to the raid: " + size(all));
    }
    return new ChooseRaidTarget(world, party(answer)).isPossible()
        ? Optional.empty()
        : refuse("XI.D", "There is nothing to raid for these units");
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }

  RaidParty party(UnitSet units) {
    return new RaidParty(nation, units, List.of(world.horde(nation)));
  }

  private int size(UnitSet all) {
    return Math.min(world.setting().figures().raid().units(), all.size());
  }

  private UnitSet available() {
    Roster roster = world.setting().roster();
    int[] found = new int[roster.end(nation) - roster.first(nation)];
    for (int i = 0; i < found.length; i++) {
      found[i] = roster.first(nation) + i;
    }
    return UnitSet.of(found)
        .where(unit -> world.isOnMap(unit) && !world.isLent(unit) && !kind(unit).isFleet());
  }

  private UnitKind kind(int unit) {
    return world.setting().kind(unit);
  }
}
