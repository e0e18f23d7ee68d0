package org.groma.engine.invasions.reinforcement;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Two Empires that were one become allies again when both want it. */
@Rule("VI.K")
public final class Reunion {

  private Reunion() {}

  /** Whether an Empire wants to be one with its other half again. */
  public record Reunite(World world, int chooser, int other) implements Decision<Boolean> {

    @Override
    public List<Boolean> options() {
      return List.of(false, true);
    }

    @Override
    public Optional<Refusal> refusal(Boolean answer) {
      return Optional.empty();
    }
  }

  static void run(Play play) {
    for (Destinies.Reunion reunion : play.setting().destinies().reunions()) {
      int nation = reunion.nation();
      int other = reunion.other();
      if (nation < other // both halves have the rule
          && play.world().turn() >= reunion.fromTurn()
          && isPossible(play.world(), nation, other)
          && play.table().ask(new Reunite(play.world(), nation, other))
          && play.table().ask(new Reunite(play.world(), other, nation))) {
        play.happen(new NationEvent.Allied(nation, other));
      }
    }
  }

  private static boolean isPossible(World world, int nation, int other) {
    return stands(world, nation)
        && stands(world, other)
        && (world.diplomacy().allies(nation) & 1L << other) == 0;
  }

  private static boolean stands(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE && world.status(nation) == Status.EMPIRE;
  }
}
