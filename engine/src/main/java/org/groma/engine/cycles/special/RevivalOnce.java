package org.groma.engine.cycles.special;

import java.util.Optional;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Once in a game a position takes a revival for what it rolled; then it has none in that stage. */
@Rule("14.2.4")
@SuppressWarnings("EnumOrdinal") // a mark is a number, and lasts a game
public record RevivalOnce(int position) implements Special {

  public static RevivalOnce read(Said said) {
    return new RevivalOnce(said.position("nation"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** What a result of the administration table comes to; empty if to nothing. */
  public static Optional<Ruling> become(Play play, int position, Ruling ruling) {
    World world = play.world();
    if (play.setting().specials().of(RevivalOnce.class, position).isEmpty()) {
      return Optional.of(ruling);
    }
    int chosen = world.mark(Mark.REVIVAL_CHOSEN, position);
    int stage = world.stage(position).ordinal() + 1;
    if (ruling.word() == Ruling.Word.REVIVAL) {
      return chosen == stage ? Optional.empty() : Optional.of(ruling);
    }
    if (chosen == 0 && play.ask(new ChooseRevival(world, position, ruling))) {
      play.happen(new ScenarioEvent.Marked(Mark.REVIVAL_CHOSEN, position, stage));
      return Optional.of(new Ruling(Ruling.Word.REVIVAL, 0));
    }
    return Optional.of(ruling);
  }
}
