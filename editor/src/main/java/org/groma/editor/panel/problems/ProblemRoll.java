package org.groma.editor.panel.problems;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.editor.live.Verdict;
import org.groma.editor.map.Dressing;
import org.groma.model.review.Severity;
import org.groma.validator.accept.Acceptances;

/**
 * All problems, counted. There may be ten thousand, so it is made away from the window.
 *
 * @param open how many of each severity nobody has accepted
 * @param safe how many have a fix that is safe
 * @param pins where on the map to look; the worst last, so over the rest
 */
record ProblemRoll(
    List<Problem> problems, Map<Severity, Long> open, long safe, List<Dressing.Pin> pins) {

  static final ProblemRoll EMPTY = of(List.of());

  static ProblemRoll of(Verdict verdict, Optional<PlayedGames> played) {
    List<Problem> all = new ArrayList<>();
    verdict.entries().forEach(entry -> all.add(new Problem(Problem.Source.CHECKS, entry)));
    played.ifPresent(games ->
        Acceptances.judge(verdict.project(), games.findings())
            .forEach(entry -> all.add(new Problem(Problem.Source.PLAY, entry))));
    return of(all);
  }

  private static ProblemRoll of(List<Problem> problems) {
    Map<Severity, Long> open = new EnumMap<>(Severity.class);
    for (Severity severity : Severity.values()) {
      open.put(severity, 0L);
    }
    long safe = 0;
    List<Dressing.Pin> pins = new ArrayList<>();
    for (Problem problem : problems.reversed()) {
      problem
          .finding()
          .at()
          .ifPresent(at -> pins.add(new Dressing.Pin(at, problem.severity(), !problem.isOpen())));
      if (problem.isOpen()) {
        open.merge(problem.severity(), 1L, Long::sum);
        safe += problem.isSafelyFixable() ? 1 : 0;
      }
    }
    return new ProblemRoll(
        List.copyOf(problems), Collections.unmodifiableMap(open), safe, List.copyOf(pins));
  }
}
