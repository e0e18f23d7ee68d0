package org.groma.engine.cycles.leader;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit of its area holds a captive from now on; who holds him now comes first. */
@Rule("13.6")
public record ChooseHolder(World world, int chooser, int leader) implements Decision<Integer> {

  /** A movement phase ends: captives may be passed on. */
  public static void pass(Play play, int captor) {
    World world = play.world();
    if (!Custody.isUsed(world)) {
      return;
    }
    for (int leader : Custody.heldBy(world, captor)) {
      ChooseHolder asked = new ChooseHolder(world, captor, leader);
      if (asked.options().size() > 1) {
        int unit = play.ask(asked);
        if (unit != world.holder(leader)) {
          play.happen(new LeaderEvent.Taken(leader, unit));
        }
      }
    }
  }

  @Override
  public List<Integer> options() {
    Integer holder = world.holder(leader);
    List<Integer> options = new ArrayList<>(List.of(holder));
    int place = world.leaderAt(leader);
    if (!world.board().isSea(place)) { // nobody goes from ship to ship
      world.unitsAt(place).stream().filter(unit -> !unit.equals(holder)).forEach(options::add);
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options().contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("13.6", "a captive is passed on within his area"));
  }
}
