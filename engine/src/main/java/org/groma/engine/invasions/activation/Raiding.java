package org.groma.engine.invasions.activation;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.raid.Raid;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A Barbarian nation raids instead of going to war: its units move at home, then two set out. */
@Rule("XI.C")
public final class Raiding {

  /** Whether to raid; most nations have better things to do. */
  public record ChooseToRaid(World world, int chooser) implements Decision<Boolean> {

    @Override
    public List<Boolean> options() {
      return List.of(false, true);
    }

    @Override
    public Optional<Refusal> refusal(Boolean answer) {
      return Optional.empty();
    }
  }

  private Raiding() {}

  static boolean isChosen(Play play, int nation) {
    return Raid.refusal(play.world(), nation).isEmpty()
        && play.table().ask(new ChooseToRaid(play.world(), nation));
  }

  static void run(Play play, int nation) {
    play.happen(new SequenceEvent.MovementBegan(nation));
    UnitStacks.move(play, nation, Phase.RAID);
    if (Raid.refusal(play.world(), nation).isEmpty()) {
      Raid.byBarbarians(play, nation);
    }
    Settlement.settle(play);
  }
}
