package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * In its administration phase Rome pays for provinces without opposition; then they are its own.
 */
@Rule("14.2.4")
public final class Bribes {

  private Bribes() {}

  public static void pay(Play play, int position) {
    Optional<Opposition> rule = play.setting().specials().of(Opposition.class, position);
    if (rule.isEmpty()) {
      return;
    }
    List<Integer> options = options(play.world(), rule.get());
    while (options.size() > 1) {
      int province = play.ask(new ChooseBribe(play.world(), position, options));
      if (province == ChooseBribe.NONE) {
        return;
      }
      play.pay(position, -Opposition.bribe(play.world(), province), Account.SPECIAL);
      play.happen(new ScenarioEvent.Marked(Mark.BRIBED, province, 1));
      join(play, position, province);
      options = options(play.world(), rule.get());
    }
  }

  private static List<Integer> options(World world, Opposition rule) {
    List<Integer> options = new ArrayList<>(rule.forSale(world));
    options.addFirst(ChooseBribe.NONE);
    return options;
  }

  /** All cities in which nobody else stands are friendly without being occupied. */
  private static void join(Play play, int position, int province) {
    World world = play.world();
    for (int city = 0; city < world.board().cities().size(); city++) {
      int area = Holdings.area(world, city);
      if (world.board().province(area) == province && world.occupant(area) == World.NOBODY) {
        if (world.hasGarrison(area) && !world.isPillaged(city)) {
          play.happen(new CityEvent.GarrisonGone(area));
        }
        if (!world.hasGarrison(area)) {
          play.happen(new CityEvent.Owned(city, position));
        }
      }
    }
  }
}
