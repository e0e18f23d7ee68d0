package org.groma.engine.invasions.reinforcement;

import java.util.List;
import org.groma.engine.invasions.effect.Conditions;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Displacement;
import org.groma.engine.kernel.Rule;

/**
 * New nations come, and raiders settle for good, where and with what the time table says. Whoever
 * is there makes room.
 */
@Rule({"IX.A", "IX.B", "VI.C"})
public final class Arrivals {

  private static final int FIRST_AGE = 1;

  private Arrivals() {}

  /** All nations that this turn brings, a bit each. */
  static long run(Play play) {
    long arrived = 0;
    for (TimeTable.Kind kind : List.of(TimeTable.Kind.INVASION, TimeTable.Kind.ARRIVAL)) {
      for (TimeTable.Entry entry : play.setting().timeTable().entries(play.world().turn(), kind)) {
        if (comes(play.world(), entry)) {
          enter(play, entry);
          arrived |= 1L << entry.nation();
        }
      }
    }
    return arrived;
  }

  /** A settled raider, inactive, comes to life by an invasion only. */
  private static boolean comes(World world, TimeTable.Entry entry) {
    boolean absent =
        switch (world.activity(entry.nation())) {
          case ABSENT, RAIDER -> true;
          case INACTIVE -> entry.kind() == TimeTable.Kind.INVASION;
          case ACTIVE, GONE -> false;
        };
    return absent
        && !entry.atSetup()
        && !entry.places().isEmpty()
        && entry
            .founding()
            .condition()
            .filter(condition -> !Conditions.holds(world, entry.nation(), condition))
            .isEmpty();
  }

  private static void enter(Play play, TimeTable.Entry entry) {
    int nation = entry.nation();
    for (int place : entry.places()) {
      makeRoom(play, nation, place);
    }
    boolean inactive = play.setting().nation(nation).inactive();
    play.happen(
        new NationEvent.ActivityChanged(nation, inactive ? Activity.INACTIVE : Activity.ACTIVE));
    if (!inactive) {
      play.happen(new NationEvent.AgeSet(nation, FIRST_AGE));
    }
    if (entry.kind() == TimeTable.Kind.INVASION) {
      play.happen(new NationEvent.InvasionSet(nation, true));
    }
    if (play.world().isBarbarian(nation)) {
      play.happen(new NationEvent.HordeMoved(nation, entry.places().getFirst()));
    }
    UnitSet units = units(play, entry);
    for (int place : entry.places()) {
      play.happen(new LandEvent.HolderChanged(place, nation));
    }
    found(play, nation, entry.founding());
    if (play.table().isHeard()) {
      play.tell(new RealmTold.Arrived(nation, entry.places().getFirst(), units));
    }
  }

  private static void makeRoom(Play play, int nation, int place) {
    World world = play.world();
    long friends = world.diplomacy().friends(nation);
    int capital = world.capitalAt(place);
    boolean foreignCapital = capital >= 0 && (friends & 1L << capital) == 0;
    if ((world.occupants(place) & ~friends) != 0 || foreignCapital) {
      Displacement.makeRoom(play, nation, place);
    }
  }

  /** Unit after unit to one place after the other. */
  private static UnitSet units(Play play, TimeTable.Entry entry) {
    UnitSet units = Draft.listed(play.world(), entry.nation(), entry.units());
    for (int i = 0; i < units.size(); i++) {
      int place = entry.places().get(i % entry.places().size());
      Placement.place(play, UnitSet.of(units.get(i)), place);
    }
    return units;
  }

  private static void found(Play play, int nation, TimeTable.Founding founding) {
    World world = play.world();
    if (founding.city() >= 0 && !world.hasCity(founding.city())) {
      play.happen(new LandEvent.CityGrown(founding.city(), 1));
    }
    if (founding.seat() >= 0 && world.hasCity(founding.seat())) {
      play.happen(new NationEvent.CapitalMoved(nation, founding.seat()));
    }
    if (founding.gold() > 0) {
      play.happen(new NationEvent.GoldChanged(nation, founding.gold()));
    }
    if (founding.patron() >= 0 && world.activity(founding.patron()) == Activity.ACTIVE) {
      play.happen(new NationEvent.Sworn(nation, founding.patron()));
    }
  }
}
