package org.groma.engine.cycles.invariant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Told;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/** Plays the log of a game after it and asks every invariant after each event. */
public final class WorldWatch implements Watch {

  private static final String COMPLETE_LOG = "log.complete";

  private final World world;
  private final Set<String> known = new HashSet<>();
  private final List<Violation> broken = new ArrayList<>();
  private int events;

  public WorldWatch(Setting setting) {
    world = new World(setting);
  }

  @Override
  public void accept(Event event) {
    events++;
    if (event instanceof CyclesEvent ours && !(event instanceof Told)) {
      world.apply(ours);
      if (!world.isOver()) {
        ask(event);
      }
    }
  }

  private void ask(Event event) {
    for (Invariant<World> invariant : Invariants.all()) {
      for (String sentence : invariant.broken(world)) {
        if (known.add(invariant.id() + sentence)) {
          broken.add(
              new Violation(
                  world.turn(),
                  events,
                  event.toString(),
                  invariant.id(),
                  Optional.of(invariant.section()),
                  sentence));
        }
      }
    }
  }

  @Override
  public void compare(Game game) {
    for (int area = 0; area < world.board().areas(); area++) {
      int city = world.board().cityAt(area);
      int there = world.occupant(area);
      int holder = there != World.NOBODY || city < 0 ? there : world.cityOwner(city);
      if (holder != game.holder(area)) {
        differs("log and game differ over who holds " + world.board().name(area));
      }
    }
  }

  private void differs(String sentence) {
    broken.add(
        new Violation(world.turn(), events, "the end", COMPLETE_LOG, Optional.empty(), sentence));
  }

  @Override
  public List<Violation> broken() {
    return List.copyOf(broken);
  }
}
