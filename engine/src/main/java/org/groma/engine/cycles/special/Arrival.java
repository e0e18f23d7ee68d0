package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Puts on the map what was found in a province. Where others stand already, they stay. */
@Rule("14.2.4")
final class Arrival {

  /** The counters that barbarian invaders are. */
  private static final String INVADER = "barbarian-infantry";

  private final Play play;
  private final World world;
  private final Board board;
  private final Opposition rule;
  private final int province;

  Arrival(Play play, Opposition rule, int province) {
    this.play = play;
    this.world = play.world();
    this.board = world.board();
    this.rule = rule;
    this.province = province;
  }

  void of(OppositionKind kind) {
    for (int city : cities()) {
      int area = Holdings.area(world, city);
      if (world.occupant(area) == World.NOBODY) {
        switch (kind) {
          case NONE -> clear(area);
          case CITY_MILITIAS -> garrison(area);
          case STRONG_CITY_GARRISONS, STRONG_BORDER_GARRISONS -> fortify(area);
          case BARBARIAN_INVADERS -> invade(city, area);
          case INDEPENDENT_KINGDOM -> settle(city, area);
        }
      }
    }
    if (kind == OppositionKind.STRONG_BORDER_GARRISONS) {
      for (int area = 0; area < board.areas(); area++) {
        if (board.province(area) == province
            && isBorder(area)
            && world.occupant(area) == World.NOBODY) {
          fortify(area);
        }
      }
    }
  }

  private List<Integer> cities() {
    List<Integer> found = new ArrayList<>();
    for (int city = 0; city < board.cities().size(); city++) {
      if (board.province(Holdings.area(world, city)) == province) {
        found.add(city);
      }
    }
    return found;
  }

  private void clear(int area) {
    if (world.hasGarrison(area)) {
      play.happen(new CityEvent.GarrisonGone(area));
    }
  }

  private void garrison(int area) {
    if (!world.hasGarrison(area)) {
      play.happen(new CityEvent.Garrisoned(area));
    }
  }

  /** A garrison with the strength of a counter of an empire. */
  private void fortify(int area) {
    garrison(area);
    int strength = world.setting().kinds().get(world.setting().kinds().garrison()).strength();
    if (world.mark(Mark.STRENGTH, area) != strength) {
      play.happen(new ScenarioEvent.Marked(Mark.STRENGTH, area, strength));
    }
  }

  /** From where one step leads into another province. */
  private boolean isBorder(int area) {
    for (int i = 0; i < board.degree(area); i++) {
      int other = board.province(board.near(area, i));
      if (other >= 0 && other != province) {
        return true;
      }
    }
    return false;
  }

  /** The city was pillaged in the turn before; its marker lies under the invaders. */
  private void invade(int city, int area) {
    clear(area);
    play.happen(
        new CityEvent.Pillaged(city, world.turn() - 1 + world.setting().numbers().pillageTurns()));
    garrison(area);
    hold(rule.invaders(), world.setting().kinds().find(INVADER), city, area);
  }

  private void settle(int city, int area) {
    clear(area);
    hold(rule.kingdoms(), world.setting().kinds().infantry(), city, area);
  }

  private void hold(int position, int kind, int city, int area) {
    play.raise(position, kind, area);
    play.happen(new CityEvent.Owned(city, position));
  }
}
