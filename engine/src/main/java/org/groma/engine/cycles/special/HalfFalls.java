package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.administration.Abandonment;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A half of the empire falls when others stand in its city in an administration phase. The other
 * half takes over as many of its units as a die says, with the cities they stand in.
 */
@Rule("14.2.2")
public record HalfFalls(int position, int area, int heir) implements Special {

  /** A unit that changes hands. */
  private record Legacy(int kind, int area) {}

  public static HalfFalls read(Said said) {
    return new HalfFalls(said.position("nation"), said.areaOfCity("city"), said.position("heir"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  boolean isDue(World world) {
    int there = world.occupant(area);
    return world.isPlaying(position) && there != World.NOBODY && there != position;
  }

  /**
   * It falls.
   *
   * @param survived whether there is another half to take over
   */
  void happen(Play play, boolean survived) {
    World world = play.world();
    List<Legacy> legacies = new ArrayList<>();
    if (survived) {
      List<Integer> left = new ArrayList<>(world.unitsOf(position));
      for (int i = play.roll(Cast.SPECIAL); i > 0 && !left.isEmpty(); i--) {
        Integer unit = play.ask(new ChooseInheritance(world, heir, left));
        left.removeIf(unit::equals);
        legacies.add(new Legacy(world.kind(unit), world.place(unit)));
      }
    }
    List<Integer> areas = legacies.stream().map(Legacy::area).distinct().toList();
    for (int inherited : areas) {
      world.unitsAt(inherited).forEach(play::remove);
    }
    for (Legacy legacy : legacies) {
      int counter = world.inBox(heir, legacy.kind());
      if (counter >= 0) {
        play.happen(new UnitEvent.Raised(counter, legacy.kind(), legacy.area()));
        int city = world.board().cityAt(legacy.area());
        if (city >= 0 && world.cityOwner(city) == position) {
          play.happen(new CityEvent.Owned(city, heir));
        }
      }
    }
    Abandonment.fall(play, position, false);
  }
}
