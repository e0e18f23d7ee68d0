package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.TimeEntry;

/** The lines of the time table that bring somebody, and which of them do. */
final class Announced {

  private record Line(TimeTable.Entry entry, int item) {}

  private final List<Line> lines = new ArrayList<>();

  Announced(Project project, Setting setting, Set<String> played, Stock stock) {
    for (int turn = setting.scenario().firstTurn(); turn <= setting.scenario().lastTurn(); turn++) {
      for (TimeTable.Kind kind :
          List.of(
              TimeTable.Kind.INVASION,
              TimeTable.Kind.ARRIVAL,
              TimeTable.Kind.REINFORCEMENT,
              TimeTable.Kind.LEADER,
              TimeTable.Kind.RAID)) {
        for (TimeTable.Entry entry : setting.timeTable().entries(turn, kind)) {
          if (!entry.atSetup()
              && !entry.byRuleOnly()
              && entry.nation() >= 0
              && played.contains(setting.nation(entry.nation()).id())) {
            lines.add(new Line(entry, list(project, entry, stock)));
          }
        }
      }
    }
  }

  private static int list(Project project, TimeTable.Entry entry, Stock stock) {
    String name =
        project.get(Kinds.TIME_TABLE).find(entry.id()).map(TimeEntry::name).orElse(entry.id());
    return stock.add(
        Usage.ENTRY_HAPPENED, "time-entry:" + entry.id(), name + " (turn " + entry.turn() + ")");
  }

  /** The world is as it was before the event. */
  void hear(InvasionsEvent event, World world, Uses uses) {
    switch (event) {
      case NationEvent.ActivityChanged(int nation, Activity activity) -> {
        if (activity == Activity.ACTIVE || activity == Activity.INACTIVE) {
          come(TimeTable.Kind.ARRIVAL, nation, world, uses);
          come(TimeTable.Kind.INVASION, nation, world, uses);
        }
      }
      case NationEvent.InvasionSet(int nation, boolean invading) -> {
        if (invading) {
          come(TimeTable.Kind.INVASION, nation, world, uses);
        }
      }
      case RealmTold.Arrived arrived -> {
        come(TimeTable.Kind.ARRIVAL, arrived.nation(), world, uses);
        come(TimeTable.Kind.INVASION, arrived.nation(), world, uses);
      }
      case RealmTold.Reinforced reinforced ->
          come(TimeTable.Kind.REINFORCEMENT, reinforced.nation(), world, uses);
      case PlunderTold.RaidBegan raid -> come(TimeTable.Kind.RAID, raid.nation(), world, uses);
      case LeaderEvent.Posted(int leader, int _) -> {
        for (Line line : lines) {
          if (line.entry().kind() == TimeTable.Kind.LEADER
              && line.entry().leader() == leader
              && line.entry().turn() <= world.turn()) {
            uses.used(Usage.ENTRY_HAPPENED, line.item());
          }
        }
      }
      default -> {
        // nobody comes
      }
    }
  }

  private void come(TimeTable.Kind kind, int nation, World world, Uses uses) {
    for (Line line : lines) {
      if (line.entry().kind() == kind
          && line.entry().nation() == nation
          && line.entry().turn() == world.turn()) {
        uses.used(Usage.ENTRY_HAPPENED, line.item());
      }
    }
  }
}
