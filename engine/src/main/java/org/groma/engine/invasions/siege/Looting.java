package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.setting.SiegeFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Loots a city that was taken. */
@Rule("XXIV.D")
public final class Looting {

  private Looting() {}

  /** A city that still bears a pillage marker has nothing left. */
  public static boolean isPossible(World world, int province) {
    return world.hasCity(province) && !world.isPillaged(province);
  }

  /**
   * Lets the conqueror choose.
   *
   * @param stops whether looting ends the stack's movement
   * @return whether the city was looted
   */
  static boolean offer(Play play, int nation, int province, boolean stops) {
    boolean loots =
        isPossible(play.world(), province)
            && play.table().ask(new ChooseLooting(play.world(), nation, province, stops));
    if (loots) {
      loot(play, nation, province);
    }
    return loots;
  }

  /** Booty, a pillage marker for each level of the city, and one left behind face down. */
  static void loot(Play play, int nation, int province) {
    World world = play.world();
    int halves = 2 * booty(world, province);
    if (play.table().isHeard()) {
      play.tell(new PlunderTold.CityLooted(province, nation, halves));
    }
    Coffers.gain(play, nation, halves);
    Bonuses.cityLooted(play, nation, world.cityLevel(province));
    Pillage.draw(play, nation, world.cityLevel(province));
    play.happen(new LandEvent.PillageSet(province, true));
    EventPlays.offer(play, Moment.AFTER_LOOTING, nation);
  }

  private static int booty(World world, int province) {
    SiegeFigures figures = world.setting().figures().siege();
    int owner = world.capitalAt(province);
    return figures.loot() + (owner < 0 ? 0 : figures.capitalLoot(world.status(owner)));
  }
}
