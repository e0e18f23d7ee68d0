package org.groma.editor.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.engine.simulation.Checks;
import org.groma.engine.simulation.Estimate;
import org.groma.engine.simulation.Finding;
import org.groma.engine.simulation.Frequency;
import org.groma.engine.simulation.Interval;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;
import org.groma.engine.simulation.VerdictStanding;

/**
 * What {@code groma simulate --format json} prints: these are the keys, in this order; {@code
 * docs/simulate.md} explains them.
 */
record SimulationReport(
    String format,
    String project,
    String ruleset,
    Named scenario,
    Optional<ChosenEntry> chosen,
    long seed,
    long games,
    double confidence,
    List<PlayerEntry> players,
    List<TurnEntry> turns,
    List<VerdictEntry> verdicts,
    List<NationEntry> nations,
    List<ProvinceEntry> provinces,
    Optional<ChecksEntry> checks) {

  private static final String FORMAT = "groma.simulation/1";
  private static final double CONFIDENCE = 0.95;

  /** What was chosen of the scenario, values as they were typed. */
  record ChosenEntry(
      Optional<Integer> seats,
      List<String> empty,
      Optional<Integer> lastTurn,
      Map<String, String> options) {

    static Optional<ChosenEntry> of(ScenarioChoices choices) {
      return choices.isNone()
          ? Optional.empty()
          : Optional.of(
              new ChosenEntry(
                  choices.seats(), choices.empty(), choices.lastTurn(), choices.options()));
    }
  }

  /** A value and the ends of its interval, where there is one. */
  record Figure(double value, Optional<Double> low, Optional<Double> high) {

    static Figure of(Estimate estimate) {
      return new Figure(
          estimate.value(),
          estimate.interval().map(Interval::low),
          estimate.interval().map(Interval::high));
    }
  }

  record PlayerEntry(
      String id, String name, String skill, long wins, Figure won, PointsEntry points) {

    static PlayerEntry of(PlayerStanding player) {
      PlayerStanding.Points points = player.points();
      return new PlayerEntry(
          player.seat().id(),
          player.seat().name(),
          player.skill().word(),
          player.wins(),
          Figure.of(player.won()),
          new PointsEntry(
              Figure.of(points.mean()), points.deviation(), points.least(), points.most()));
    }
  }

  record PointsEntry(Figure mean, double deviation, double least, double most) {}

  record TurnEntry(int turn, long games, double unheld) {}

  /** How games answered a question of the rules. */
  record VerdictEntry(String id, String name, List<AnswerEntry> answers) {

    static VerdictEntry of(VerdictStanding verdict) {
      return new VerdictEntry(
          verdict.question().id(),
          verdict.question().name(),
          verdict.answers().stream()
              .map(answer ->
                  new AnswerEntry(
                      answer.answer().id(),
                      answer.answer().name(),
                      answer.games(),
                      Figure.of(answer.share()),
                      answer.byTurn()))
              .toList());
    }
  }

  record AnswerEntry(String id, String name, long games, Figure share, List<Long> turns) {}

  record NationEntry(
      String id,
      String name,
      Optional<String> player,
      Map<String, FateEntry> milestones,
      List<Double> provinces) {

    static NationEntry of(NationStanding nation, List<Named> milestones) {
      Map<String, FateEntry> fates = new LinkedHashMap<>();
      for (int i = 0; i < milestones.size(); i++) {
        fates.put(milestones.get(i).id(), FateEntry.of(nation.fates().get(i)));
      }
      return new NationEntry(
          nation.nation().id(),
          nation.nation().name(),
          nation.player().map(Named::id),
          fates,
          nation.provinces());
    }
  }

  record FateEntry(long times, long games, Figure share) {

    static FateEntry of(Frequency frequency) {
      return new FateEntry(frequency.times(), frequency.games(), Figure.of(frequency.share()));
    }
  }

  record ProvinceEntry(
      String id,
      String name,
      FateEntry fought,
      Map<String, Long> fights,
      List<HolderEntry> holders,
      double unheld) {

    static ProvinceEntry of(ProvinceStanding province, List<Named> kinds) {
      Map<String, Long> fights = new LinkedHashMap<>();
      for (int i = 0; i < kinds.size(); i++) {
        fights.put(kinds.get(i).id(), province.fights().get(i).times());
      }
      return new ProvinceEntry(
          province.province().id(),
          province.province().name(),
          FateEntry.of(province.fought()),
          fights,
          province.holders().stream()
              .map(holder -> new HolderEntry(holder.nation().id(), holder.share()))
              .toList(),
          province.unheld());
    }
  }

  record HolderEntry(String nation, double share) {}

  record ChecksEntry(long games, long brokenGames, long violations, List<ViolationEntry> broken) {

    static ChecksEntry of(Checks checks, LongFunction<ReplayCommand> replay) {
      return new ChecksEntry(
          checks.games(),
          checks.brokenGames(),
          checks.violations(),
          checks.first().stream().map(found -> ViolationEntry.of(found, replay)).toList());
    }
  }

  record ViolationEntry(
      long game,
      int turn,
      int event,
      String invariant,
      Optional<String> section,
      String problem,
      String replay) {

    static ViolationEntry of(Finding found, LongFunction<ReplayCommand> replay) {
      Violation violation = found.violation();
      return new ViolationEntry(
          found.game(),
          violation.turn(),
          violation.event(),
          violation.invariant(),
          violation.section(),
          violation.problem(),
          replay.apply(found.game()).until(violation.turn()));
    }
  }

  static SimulationReport of(
      Stage stage, long seed, Standings standings, LongFunction<ReplayCommand> replay) {
    return new SimulationReport(
        FORMAT,
        stage.project().settings().name(),
        stage.project().settings().ruleset(),
        new Named(stage.scenario().id().slug(), stage.scenario().name()),
        ChosenEntry.of(stage.choices()),
        seed,
        standings.games(),
        CONFIDENCE,
        standings.players().stream().map(PlayerEntry::of).toList(),
        IntStream.range(0, standings.turns().size())
            .mapToObj(i ->
                new TurnEntry(
                    standings.turns().get(i),
                    standings.gamesByTurn().get(i),
                    standings.unheld().get(i)))
            .toList(),
        standings.verdicts().stream().map(VerdictEntry::of).toList(),
        standings.nations().stream()
            .map(nation -> NationEntry.of(nation, standings.milestones()))
            .toList(),
        standings.provinces().stream()
            .map(province -> ProvinceEntry.of(province, standings.fights()))
            .toList(),
        standings.checks().map(checks -> ChecksEntry.of(checks, replay)));
  }
}
