package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;

/**
 * Lines of the time table that bring a leader at another time, or for another nation, than his
 * counter says.
 */
final class LeaderAgainstTimeTable implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.leader-against-time-table",
          Severity.ERROR,
          "IX.C",
          "Leader and time table disagree",
          "The counter says one turn and the time table another; who reads which cannot be told.",
          "Leader: Attila comes on turn 3, but the leader arrives on turn 4.",
          "Correct the turn of the line or of the leader.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      problem(ground, entry)
          .ifPresent(problem ->
              out.accept(
                  Ground.object(ABOUT, problem, Kinds.TIME_TABLE, entry, "attributes.leader")));
    }
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry) {
    if (!entry.kind().equals("leader")) {
      return Optional.empty();
    }
    return entry
        .attributes()
        .text("leader")
        .flatMap(ground.project().get(Kinds.LEADERS)::find)
        .flatMap(leader -> problem(ground, entry, leader));
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry, Leader leader) {
    if (entry.nation().filter(nation -> !nation.equals(leader.nation())).isPresent()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s is for the %s, but %s leads the %s.",
              entry.name(),
              entry.nation().map(ground::name).orElse(""),
              leader.name(),
              ground.name(leader.nation())));
    }
    if (leader.arrives().filter(turn -> turn != entry.turn()).isPresent()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s comes on turn %d, but the leader arrives on turn %d.",
              entry.name(),
              entry.turn(),
              leader.arrives().get()));
    }
    Optional<Bands.Band> turns = entry.attributes().text("turns").flatMap(Bands.Band::parse);
    return turns
        .filter(band -> leader.leaves().filter(last -> last != band.to()).isPresent())
        .map(band ->
            String.format(
                Locale.ROOT,
                "%s stays until turn %d by the time table, but until turn %d by his counter.",
                leader.name(),
                band.to(),
                leader.leaves().orElse(0)));
  }
}
