package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.TimeEntry;

/** Named leaders that neither the set-up nor the time table brings. */
final class LeaderNeverComes implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.leader-never-comes",
          Severity.WARNING,
          "IX.C",
          "Named leader whom the time table does not bring",
          "A leader comes when the time table says so; this one never does.",
          "Attila arrives on turn 4, but no line of the time table brings him.",
          "Add the line, or tag the leader intrinsic.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Set<String> brought = new HashSet<>();
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      entry.attributes().text("leader").ifPresent(brought::add);
    }
    for (Setup setup : ground.scenario().setups()) {
      setup.leaders().forEach(posted -> brought.add(posted.leader().slug()));
    }
    for (Leader leader : ground.project().get(Kinds.LEADERS)) {
      if (leader.arrives().isPresent()
          && !leader.traits().has("intrinsic")
          && !brought.contains(leader.id().slug())) {
        out.accept(
            Ground.object(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s arrives on turn %d, but no line of the time table brings him.",
                    leader.name(),
                    leader.arrives().get()),
                Kinds.LEADERS,
                leader,
                "arrives"));
      }
    }
  }
}
