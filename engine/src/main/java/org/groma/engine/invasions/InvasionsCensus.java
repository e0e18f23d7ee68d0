package org.groma.engine.invasions;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Tally;

/**
 * What statistics of Invasions count. A nation arrives however it comes: by the time table, as an
 * heir of an Empire, or as raiders who settle. It is gone whether it collapsed, passed into another
 * or was wiped out.
 */
enum InvasionsCensus implements Census {
  INSTANCE;

  private static final int ARRIVED = 0;
  private static final int KINGDOM = 1;
  private static final int EMPIRE = 2;
  private static final int COLLAPSED = 3;
  private static final int GONE = 4;

  private static final List<Named> MILESTONES =
      List.of(
          new Named("arrived", "arrived"),
          new Named("kingdom-founded", "kingdom"),
          new Named("empire-founded", "empire"),
          new Named("collapsed", "collapsed"),
          new Named("gone", "gone"));

  private static final int BATTLE = 0;
  private static final int SIEGE = 1;
  private static final int RAID = 2;

  private static final List<Named> FIGHTS =
      List.of(
          new Named("battle", "battles"), new Named("siege", "sieges"), new Named("raid", "raids"));

  @Override
  public List<Named> milestones() {
    return MILESTONES;
  }

  @Override
  public List<Named> fights() {
    return FIGHTS;
  }

  @Override
  public void count(Event event, Tally tally) {
    switch (event) {
      case NationEvent.ActivityChanged(int nation, Activity activity) -> {
        switch (activity) {
          case ACTIVE, INACTIVE -> tally.befell(ARRIVED, nation);
          case GONE -> tally.befell(GONE, nation);
          case ABSENT, RAIDER -> {
            // not on the map
          }
        }
      }
      case NationEvent.StatusChanged(int nation, Status status) -> {
        switch (status) {
          case KINGDOM -> tally.befell(KINGDOM, nation);
          case EMPIRE -> tally.befell(EMPIRE, nation);
          case BARBARIAN -> {
            // nothing was founded
          }
        }
      }
      case RealmEvent.Collapsed(int nation) -> tally.befell(COLLAPSED, nation);
      case FieldTold.Fought fought -> tally.fought(BATTLE, fought.province());
      case PlunderTold.SiegeLaid siege -> tally.fought(SIEGE, siege.province());
      case PlunderTold.RaidBegan raid -> tally.fought(RAID, raid.target());
      case UnitEvent.Placed placed -> tally.entered(placed.place());
      case UnitEvent.Marched marched -> tally.entered(marched.to());
      case LeaderEvent.Posted posted -> tally.entered(posted.place());
      case LeaderEvent.Rode rode -> tally.entered(rode.to());
      case NationEvent.HordeMoved moved -> tally.entered(moved.province());
      case NationEvent.HordeMarched marched -> tally.entered(marched.province());
      default -> {
        // no matter for statistics
      }
    }
  }
}
