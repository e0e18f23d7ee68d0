package org.groma.editor.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.editor.palette.Spelling;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.model.value.NearestWord;
import picocli.CommandLine.Option;

/** The option {@code --players} of every command that plays. */
final class PlayersOption {

  @Option(
      names = "--players",
      paramLabel = "SKILL|PLAYER=SKILL",
      split = ",",
      description =
          "How well all play, or one of them: steady (the default), random, romans=random.")
  private List<String> typed = List.of();

  /** Who sits where; what stands later counts, and a word for all does not undo one for a seat. */
  Seating seating(Contest contest) {
    List<Named> seats = contest.seats();
    Skill everybody = Skill.STEADY;
    List<Optional<Skill>> single =
        new ArrayList<>(Collections.nCopies(seats.size(), Optional.empty()));
    for (String word : typed) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        everybody = skill(word);
      } else {
        single.set(
            seat(word.substring(0, equals), seats), Optional.of(skill(word.substring(equals + 1))));
      }
    }
    Skill usual = everybody;
    return new Seating(single.stream().map(skill -> skill.orElse(usual)).toList());
  }

  private static Skill skill(String word) {
    List<String> known = Arrays.stream(Skill.values()).map(Skill::word).toList();
    return Arrays.stream(Skill.values())
        .filter(skill -> skill.word().equalsIgnoreCase(word.strip()))
        .findFirst()
        .orElseThrow(() ->
            Stop.cannotRun(
                String.format(
                    Locale.ROOT,
                    "Nobody plays '%s'%s Players are %s.",
                    word,
                    hint(word, known),
                    String.join(" or ", known))));
  }

  private static int seat(String word, List<Named> seats) {
    String folded = Spelling.fold(word);
    for (int seat = 0; seat < seats.size(); seat++) {
      Named named = seats.get(seat);
      if (named.id().equals(word) || Spelling.fold(named.name()).equals(folded)) {
        return seat;
      }
    }
    List<String> known = seats.stream().map(Named::id).toList();
    throw Stop.cannotRun(
        String.format(
            Locale.ROOT,
            "There is no player '%s'%s The scenario has %s.",
            word,
            hint(word, known),
            String.join(", ", known)));
  }

  private static String hint(String word, List<String> known) {
    String hint = NearestWord.hint(word, known);
    return hint.isEmpty() ? "." : hint;
  }

  /** The option as it was typed, to be repeated in another command; empty where it was not. */
  String repeated() {
    return typed.stream()
        .collect(Collectors.joining(",", typed.isEmpty() ? "" : " --players ", ""));
  }
}
