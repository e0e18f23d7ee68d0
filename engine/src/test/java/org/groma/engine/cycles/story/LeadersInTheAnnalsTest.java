package org.groma.engine.cycles.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Event;
import org.junit.jupiter.api.Test;

class LeadersInTheAnnalsTest {

  private static final class Lines implements Audience {
    private final List<String> told = new ArrayList<>();

    @Override
    public void enter(Chapter chapter) {
      told.clear();
    }

    @Override
    public void line(String line) {
      told.add(line);
    }
  }

  private final Scene scene = Scene.with("namedLeaders");
  private final Lines lines = new Lines();
  private final Annals annals = new Annals(scene.world.setting(), lines);
  private final int leader = ME * scene.world.setting().leaders();
  private final String name = "  the leader of " + scene.world.setting().position(ME).name();

  private String hear(Event... events) {
    for (Event event : events) {
      annals.hear(event);
    }
    return lines.told.getLast();
  }

  @Test
  void whatBecomesOfALeaderIsTold() {
    int unit = scene.put(YOU, "horse", 0);
    String captor = scene.world.setting().position(YOU).name();
    Event raised = new UnitEvent.Raised(unit, scene.kind("horse"), 0);
    assertThat(hear(new LeaderEvent.Proved(leader, 2)))
        .isEqualTo(name + " proves to be: general (13.6)");
    assertThat(hear(new LeaderEvent.Posted(leader, 0), raised, new LeaderEvent.Taken(leader, unit)))
        .startsWith(name + " is a captive of ")
        .endsWith(" of " + captor + " (13.6)");
    assertThat(hear(new LeaderEvent.Freed(leader))).isEqualTo(name + " is free again (13.6)");
    assertThat(hear(new LeaderEvent.Taken(leader, unit), new LeaderEvent.Executed(leader)))
        .isEqualTo(name + " is executed by " + captor + " (13.6)");
    assertThat(hear(new LeaderEvent.Taken(leader, unit), new UnitEvent.Removed(unit)))
        .isEqualTo(name + " is lost with it (13.6)");
  }
}
