package org.groma.engine.simulation;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Verdict;

/** How the games of a series answered a question. */
public record VerdictStanding(Named question, List<Answer> answers) {

  public VerdictStanding {
    answers = List.copyOf(answers);
  }

  /**
   * One answer.
   *
   * @param games how many gave it
   * @param byTurn how many of these were over in each turn
   */
  public record Answer(Named answer, long games, Estimate share, List<Long> byTurn) {
    public Answer {
      byTurn = List.copyOf(byTurn);
    }
  }

  static VerdictStanding of(Verdict verdict, Answers given, long games, List<Integer> turns) {
    return new VerdictStanding(
        verdict.question(),
        IntStream.range(0, verdict.answers().size())
            .mapToObj(answer ->
                new Answer(
                    verdict.answers().get(answer),
                    given.all(answer),
                    Estimate.ofShare(given.all(answer), games),
                    turns.stream().map(turn -> given.in(turn, answer)).toList()))
            .toList());
  }
}
