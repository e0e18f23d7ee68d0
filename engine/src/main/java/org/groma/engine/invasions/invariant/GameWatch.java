package org.groma.engine.invasions.invariant;

import java.util.List;
import java.util.Locale;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Breaches;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/**
 * Plays the log of a game after it and asks every invariant at its moments. While the scenario is
 * set up nothing is asked.
 */
public final class GameWatch implements Watch {

  private final World world;
  private final List<WorldInvariant> invariants = Catalogue.all();
  private final Breaches breaches = new Breaches();
  private boolean opened;

  public GameWatch(Setting setting) {
    world = World.empty(setting);
  }

  @Override
  public void accept(Event event) {
    breaches.count();
    if (event instanceof InvasionsEvent ours) {
      follow(ours);
    }
  }

  private void follow(InvasionsEvent event) {
    for (WorldInvariant each : invariants) {
      if (opened && each.isDueBefore(event)) {
        breaches.ask(each, world, world.turn(), event);
      }
    }
    world.apply(event);
    opened |= event instanceof SequenceEvent.TurnBegan;
    for (WorldInvariant each : invariants) {
      each.hear(world, event);
      if (opened && each.isDueAfter(event)) {
        breaches.ask(each, world, world.turn(), event);
      }
    }
  }

  @Override
  public void compare(Game game) {
    Setting setting = world.setting();
    for (int seat = 0; seat < setting.scenario().players().size(); seat++) {
      double logged = Winner.points(world, seat) / 2.0;
      if (logged != game.points(seat)) {
        breaches.differs(
            world.turn(),
            String.format(
                Locale.ROOT,
                "the log gives %s %s points, the game %s",
                setting.scenario().players().get(seat).name(),
                logged,
                game.points(seat)));
      }
    }
    Names names = new Names(world);
    for (int province = 0; province < setting.board().provinces(); province++) {
      if (world.holder(province) != game.holder(province)) {
        breaches.differs(
            world.turn(),
            String.format(
                Locale.ROOT,
                "by the log %s is held by %s, in the game by %s",
                names.place(province),
                names.nation(world.holder(province)),
                names.nation(game.holder(province))));
      }
    }
  }

  @Override
  public List<Violation> broken() {
    return breaches.all();
  }

  /** How many events it has heard. */
  public int events() {
    return breaches.events();
  }
}
