package org.groma.engine.invasions.invariant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/**
 * Plays the log of a game after it and asks every invariant at its moments. While the scenario is
 * set up nothing is asked.
 */
public final class GameWatch implements Watch {

  /** That the log tells everything, and so leads to the same end as the game. */
  private static final String COMPLETE_LOG = "log.complete";

  private final World world;
  private final List<WorldInvariant> invariants = Catalogue.all();
  private final Set<String> known = new HashSet<>();
  private final List<Violation> broken = new ArrayList<>();
  private int events;
  private boolean opened;

  public GameWatch(Setting setting) {
    world = World.empty(setting);
  }

  @Override
  public void accept(Event event) {
    events++;
    if (event instanceof InvasionsEvent ours) {
      follow(ours);
    }
  }

  private void follow(InvasionsEvent event) {
    for (WorldInvariant each : invariants) {
      if (opened && each.isDueBefore(event)) {
        ask(each, event);
      }
    }
    world.apply(event);
    opened |= event instanceof SequenceEvent.TurnBegan;
    for (WorldInvariant each : invariants) {
      each.hear(world, event);
      if (opened && each.isDueAfter(event)) {
        ask(each, event);
      }
    }
  }

  /** What stays broken is told once. */
  private void ask(WorldInvariant invariant, InvasionsEvent event) {
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

  @Override
  public void compare(Game game) {
    Setting setting = world.setting();
    for (int seat = 0; seat < setting.scenario().players().size(); seat++) {
      double logged = Winner.points(world, seat) / 2.0;
      if (logged != game.points(seat)) {
        differs(
            "the log gives %s %s points, the game %s"
                .formatted(
                    setting.scenario().players().get(seat).name(), logged, game.points(seat)));
      }
    }
    Names names = new Names(world);
    for (int province = 0; province < setting.board().provinces(); province++) {
      if (world.holder(province) != game.holder(province)) {
        differs(
            "by the log %s is held by %s, in the game by %s"
                .formatted(
                    names.place(province),
                    names.nation(world.holder(province)),
                    names.nation(game.holder(province))));
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

  /** How many events it has heard. */
  public int events() {
    return events;
  }
}
