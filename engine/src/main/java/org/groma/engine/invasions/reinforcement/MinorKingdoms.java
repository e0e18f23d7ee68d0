package org.groma.engine.invasions.reinforcement;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.CapitalRedeployment;
import org.groma.engine.kernel.Rule;

/**
 * Inactive minor Kingdoms get their losses back: one unit a turn by lot, and at full strength one
 * damaged elite. A conquered or looted capital comes first (ruling E57), unless there is no city
 * left to which it could return.
 */
@Rule("XXVII.C")
final class MinorKingdoms {

  private MinorKingdoms() {}

  static void recover(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      if (isRecovering(play.world(), nation)) {
        recover(play, nation);
      }
    }
  }

  private static boolean isRecovering(World world, int nation) {
    int capital = world.capital(nation);
    return world.activity(nation) == Activity.INACTIVE
        && world.setting().nation(nation).minor()
        && !CapitalRedeployment.isExpected(world, nation)
        && (capital < 0 || !world.isPillaged(capital));
  }

  private static void recover(Play play, int nation) {
    UnitSet lost = Placement.available(play.world(), nation, _ -> true);
    if (lost.isEmpty()) {
      restore(play, nation);
      return;
    }
    for (int i = 0; i < play.setting().figures().reinforcement().recovered(); i++) {
      int province = province(play, nation);
      if (province >= 0 && !lost.isEmpty()) {
        UnitSet unit = Draft.atRandom(play, lost);
        Placement.place(play, unit, province);
        lost = lost.minus(unit);
        if (play.table().isHeard()) {
          play.tell(new RealmTold.Recovered(nation, unit));
        }
      }
    }
  }

  /** Where it still stands; where it came from if it stands nowhere and nobody else is there. */
  private static int province(Play play, int nation) {
    World world = play.world();
    List<Integer> own = ChooseProvince.withRoom(world, nation, 1);
    int home = play.setting().destinies().home(nation);
    if (own.isEmpty() && home >= 0 && world.isEmpty(home)) {
      return home;
    }
    return ChooseProvince.ask(play, nation, ChooseProvince.Purpose.RECOVERED_UNIT, own);
  }

  private static void restore(Play play, int nation) {
    Roster roster = play.setting().roster();
    UnitSet damaged = UnitSet.NONE;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (play.world().isOnMap(unit) && play.world().isDamaged(unit)) {
        damaged = damaged.plus(UnitSet.of(unit));
      }
    }
    if (!damaged.isEmpty()) {
      play.happen(new UnitEvent.Restored(Draft.atRandom(play, damaged)));
    }
  }
}
