package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * A nation has one horde or one capital, two sides of one counter: the horde in a province in play,
 * the capital in a built city that is nobody else's capital.
 */
final class OneSeat extends WorldInvariant {

  OneSeat() {
    super("nations.one-seat", "VII.D");
  }

  /** The horde's counter is flipped by two events, the capital first. */
  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent.CityGrown
        || (event instanceof NationEvent && !(event instanceof NationEvent.CapitalMoved));
  }

  @Override
  boolean isDueBefore(InvasionsEvent event) {
    return !(event instanceof NationEvent.HordeMoved);
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      int horde = world.horde(nation);
      int capital = world.capital(nation);
      if (horde >= 0 && capital >= 0) {
        broken.add(names.nation(nation) + " have a horde and a capital");
      }
      if (horde >= 0 && (!board.isProvince(horde) || !board.isInPlay(horde))) {
        broken.add("the horde of " + names.nation(nation) + " is in " + names.place(horde));
      }
      if (horde >= 0 && (world.hordesAt(horde) & 1L << nation) == 0) {
        broken.add("the horde of " + names.nation(nation) + " is not listed where it is");
      }
      if (capital >= 0 && !world.hasCity(capital)) {
        broken.add(names.nation(nation) + " have a capital without a city");
      }
      if (capital >= 0 && world.capitalAt(capital) != nation) {
        broken.add(
            names.place(capital)
                + " is the capital of "
                + names.nation(nation)
                + " and of "
                + names.nation(world.capitalAt(capital)));
      }
    }
  }
}
