package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Barbarians take booty from a city instead of taxes. */
@Rule("9.5")
public final class Pillage {

  private Pillage() {}

  /** A barbarian decides for each city his units stand in. */
  public static void play(Play play, int position) {
    World world = play.world();
    for (int city : Holdings.taxable(world, position)) {
      if (!Holdings.isEmpty(world, city) && play.ask(new ChoosePillage(world, position, city))) {
        play.pay(position, booty(world, city), Account.PILLAGE);
        ruin(play, city);
      }
    }
  }

  public static int booty(World world, int city) {
    return world.setting().numbers().pillage() * Holdings.yields(world, city);
  }

  /** A city is pillaged, by whomever; the marker will act as a garrison when nobody is there. */
  public static void ruin(Play play, int city) {
    World world = play.world();
    int area = Holdings.area(world, city);
    play.happen(
        new CityEvent.Pillaged(city, world.turn() + world.setting().numbers().pillageTurns()));
    if (world.occupant(area) == World.NOBODY) {
      NeutralGarrisons.take(play, city);
    } else if (!world.hasGarrison(area)) {
      play.happen(new CityEvent.Garrisoned(area));
    }
  }
}
