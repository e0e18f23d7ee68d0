package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Leaders: as many to each position as it has counters, worth what rules and scenario say. */
final class LeaderCounters implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.leader-counters",
          Severity.ERROR,
          "10.2",
          "Leader too many or too few, or worth other columns than the rules say",
          "Each position has two counters; what its first leader is worth a special rule of the"
              + " scenario may say.",
          "Alexander is worth 1 column, and Alexander (the scenario) gives him 2.",
          "Correct the nation or the columns of the leader, or the special rule.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Setting setting = ground.setting();
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      List<Leader> leaders =
          ground.project().get(Kinds.LEADERS).stream()
              .filter(leader -> leader.nation().equals(nation.id()))
              .toList();
      int position = setting.positionNamed(nation.id().slug());
      if (position >= 0
          && isPlayed(setting.position(position))
          && leaders.size() != setting.leaders()) {
        count(ground, nation, leaders, out);
      }
      for (int i = 0; position >= 0 && i < leaders.size(); i++) {
        int worth = i == 0 ? setting.leaderShift(position) : setting.numbers().leaderShift();
        columns(ground, leaders.get(i), worth, out);
      }
    }
  }

  /** Somebody's, or to be chosen; the opposition of a player alone has no leaders. */
  private static boolean isPlayed(Position position) {
    return position.seat() >= 0 || !position.plays();
  }

  private static void count(
      Ground ground, Nation nation, List<Leader> leaders, Consumer<Objection> out) {
    List<String> subjects = new ArrayList<>(List.of("nation:" + nation.id()));
    leaders.forEach(leader -> subjects.add("leader:" + leader.id()));
    subjects.add(ground.subject());
    out.accept(
        Objection.of(
            ABOUT,
            String.format(
                Locale.ROOT,
                "%s has %d leaders, and each position has %d counters.",
                nation.name(),
                leaders.size(),
                ground.setting().leaders()),
            "id",
            subjects.toArray(String[]::new)));
  }

  private static void columns(Ground ground, Leader leader, int worth, Consumer<Objection> out) {
    OptionalInt said =
        leader.attributes().number("shift").map(OptionalInt::of).orElseGet(OptionalInt::empty);
    if (said.isPresent() && said.getAsInt() != worth) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s is worth %d columns, and in %s he is worth %d.",
                  leader.name(),
                  said.getAsInt(),
                  ground.scenario().name(),
                  worth),
              "attributes.shift",
              "leader:" + leader.id(),
              ground.subject()));
    }
  }
}
