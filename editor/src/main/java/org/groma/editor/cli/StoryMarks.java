package org.groma.editor.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.editor.palette.Spelling;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Excerpt;
import org.groma.engine.kernel.Named;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.NearestWord;

/** Reads where a story is to begin or to end: {@code 5}, {@code 5/raids}, {@code 5/huns}. */
final class StoryMarks {

  private static final int SUGGESTIONS = 3;

  private final Scenario scenario;
  private final List<Named> parts;

  StoryMarks(Scenario scenario, Contest contest) {
    this.scenario = scenario;
    this.parts = contest.parts();
  }

  /** The place that is meant; stops with a sentence if there is none. */
  Excerpt.Mark read(String option, String typed) {
    int slash = typed.indexOf('/');
    int turn = turn(option, typed, slash < 0 ? typed : typed.substring(0, slash));
    return slash < 0
        ? Excerpt.Mark.turn(turn)
        : Excerpt.Mark.part(turn, part(typed.substring(slash + 1)));
  }

  private int turn(String option, String typed, String number) {
    int turn;
    try {
      turn = Integer.parseInt(number.strip());
    } catch (NumberFormatException wrong) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "%s is a turn, or a turn and a part of it, such as 5 or 5/%s; not '%s'.",
              option,
              parts.getLast().id(),
              typed),
          wrong);
    }
    if (turn < scenario.firstTurn()) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "%s begins with turn %d; there is no turn %d.",
              scenario.name(),
              scenario.firstTurn(),
              turn));
    }
    if (turn > scenario.lastTurn()) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "%s ends with turn %d; there is no turn %d.",
              scenario.name(),
              scenario.lastTurn(),
              turn));
    }
    return turn;
  }

  private String part(String typed) {
    String folded = Spelling.fold(typed);
    return parts.stream()
        .filter(part -> part.id().equals(typed) || Spelling.fold(part.name()).equals(folded))
        .findFirst()
        .map(Named::id)
        .orElseThrow(() ->
            Stop.cannotRun(
                String.format(
                    Locale.ROOT,
                    "There is no step and no nation '%s'. The nearest are %s.",
                    typed,
                    nearest(folded))));
  }

  private String nearest(String folded) {
    return parts.stream()
        .sorted(
            Comparator.comparingInt((Named part) -> NearestWord.distance(folded, part.id()))
                .thenComparing(Named::id))
        .limit(SUGGESTIONS)
        .map(Named::id)
        .collect(Collectors.joining(", "));
  }

  /** What to say when a game never came to a place. */
  String missed(Excerpt.Mark mark, int turn) {
    if (turn < mark.turn()) {
      return String.format(Locale.ROOT, "The game ended with turn %d.", turn);
    }
    Optional<String> name =
        mark.part()
            .flatMap(word -> parts.stream().filter(part -> part.id().equals(word)).findFirst())
            .map(Named::name);
    return String.format(
        Locale.ROOT,
        "%s did not come in turn %d, so the story goes to the end of the turn.",
        name.orElse("The part"),
        mark.turn());
  }
}
