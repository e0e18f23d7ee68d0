package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Before the set-up each player founds a city for one position: its owner the greatest.
 *
 * @param areas where they may lie
 * @param values what they yield, the owner's first
 * @param inside whether their provinces count as inside the imperial boundary
 */
@Rule("14.2.8")
public record FoundedCities(List<Integer> areas, int owner, List<Integer> values, boolean inside)
    implements Special {

  public FoundedCities {
    areas = List.copyOf(areas);
    values = List.copyOf(values);
  }

  public static FoundedCities of(Said said) {
    return new FoundedCities(
        List.copyOf(said.places()),
        said.position("owner"),
        said.numbers("values"),
        said.flag("inside"));
  }

  @Override
  public boolean concerns(int who) {
    return who == owner;
  }

  /** The game begins. */
  public static void begin(Play play) {
    play.setting().specials().one(FoundedCities.class).ifPresent(rule -> rule.found(play));
  }

  private void found(Play play) {
    List<Integer> lesser = new ArrayList<>(values.subList(1, values.size()));
    for (int i = 0; i < play.setting().positions(); i++) {
      if (!play.world().isPlaying(i)) {
        continue; // who does not play founds nothing
      }
      if (i == owner) {
        found(play, owner, values.getFirst());
      } else if (!lesser.isEmpty()) {
        found(play, i, lesser.removeFirst());
      }
    }
    if (play.world().isPlaying(owner)) {
      lesser.forEach(left -> found(play, owner, left));
      Capitals.placeIfOffBoard(play, owner);
    }
  }

  private void found(Play play, int founder, int tax) {
    World world = play.world();
    List<Integer> free = areas.stream().filter(area -> world.board().cityAt(area) < 0).toList();
    if (!free.isEmpty()) {
      int area = play.ask(new ChooseFounding(world, founder, owner, tax, free));
      play.happen(new CityEvent.Founded(area, tax));
      if (world.isPlaying(owner)) {
        play.happen(new CityEvent.Owned(world.board().cityAt(area), owner));
      }
    }
  }
}
