package org.groma.engine.cycles.invariant;

import java.util.List;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Told;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Breaches;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/** Plays the log of a game after it and asks every invariant after each event. */
public final class WorldWatch implements Watch {

  private final World world;
  private final Happenings happenings;
  private final Breaches breaches = new Breaches();

  public WorldWatch(Setting setting) {
    world = new World(setting);
    happenings = new Happenings(world);
  }

  @Override
  public void accept(Event event) {
    breaches.count();
    if (!(event instanceof CyclesEvent ours)) {
      return;
    }
    happenings.expect(ours);
    world.apply(ours);
    happenings.note(ours);
    if (!world.isOver()) {
      HappeningLaws.ALL.forEach(law -> breaches.ask(law, happenings, world.turn(), event));
      if (!(event instanceof Told)) {
        ask(event);
      }
    }
  }

  private void ask(Event event) {
    for (Invariant<World> invariant : Invariants.ofStates()) {
      breaches.ask(invariant, world, world.turn(), event);
    }
  }

  @Override
  public void compare(Game game) {
    for (int area = 0; area < world.board().areas(); area++) {
      int city = world.board().cityAt(area);
      int there = world.occupant(area);
      int holder = there != World.NOBODY || city < 0 ? there : world.cityOwner(city);
      if (holder != game.holder(area)) {
        breaches.differs(
            world.turn(), "log and game differ over who holds " + world.board().name(area));
      }
    }
  }

  @Override
  public List<Violation> broken() {
    return breaches.all();
  }
}
