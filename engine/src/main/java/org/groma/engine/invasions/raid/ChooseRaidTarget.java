package org.groma.engine.invasions.raid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which province is raided. The party takes the way with the fewest opponents. */
@Rule("XI.D")
public record ChooseRaidTarget(World world, RaidParty party) implements Decision<Integer> {

  @Override
  public int chooser() {
    return party.nation();
  }

  @Override
  public List<Integer> options() {
    List<Integer> targets = new ArrayList<>();
    BitSet near = RaidPath.within(world, party);
    for (int i = near.nextSetBit(0); i >= 0; i = near.nextSetBit(i + 1)) {
      if (refusal(i).isEmpty()) {
        targets.add(i);
      }
    }
    return List.copyOf(targets);
  }

  /** Whether there is any target. */
  boolean isPossible() {
    BitSet near = RaidPath.within(world, party);
    for (int i = near.nextSetBit(0); i >= 0; i = near.nextSetBit(i + 1)) {
      if (refusal(i).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    Optional<Refusal> refusal = RaidTarget.refusal(world, party.nation(), answer);
    if (refusal.isEmpty() && RaidPath.find(world, party, answer).isEmpty()) {
      return Optional.of(
          new Refusal("XI.D", "The raiders cannot reach the province: too far or barred"));
    }
    return refusal;
  }

  /** What the way and the target add to the die; only for a legal target. */
  public int modifier(int province) {
    return RaidOutcome.modifier(world, RaidPath.find(world, party, province).orElseThrow());
  }
}
