package org.groma.validator.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Named;
import org.groma.model.project.Kinds;
import org.groma.validator.finding.Subject;

/** Finds out which nations and provinces of a game a sentence names. */
final class Mentions {

  private record Name(String text, Subject subject) {}

  private final List<Name> names = new ArrayList<>();

  Mentions(Contest contest) {
    add(contest.nations(), Kinds.NATIONS.word());
    add(contest.provinces(), Kinds.PROVINCES.word());
    // a name may be part of a longer one
    names.sort(Comparator.comparingInt((Name name) -> -name.text().length()));
  }

  private void add(List<Named> all, String kind) {
    all.forEach(each -> names.add(new Name(each.name(), new Subject(kind, each.id()))));
  }

  /** In the order of the sentence. */
  List<Subject> in(String sentence) {
    record Found(int at, Subject subject) {}
    List<Found> found = new ArrayList<>();
    String rest = sentence;
    for (Name name : names) {
      Matcher matcher =
          Pattern.compile("(?<!\\p{L})" + Pattern.quote(name.text()) + "(?!\\p{L})").matcher(rest);
      if (matcher.find()) {
        found.add(new Found(matcher.start(), name.subject()));
        rest = matcher.replaceAll(hit -> " ".repeat(hit.group().length()));
      }
    }
    return found.stream()
        .sorted(Comparator.comparingInt(Found::at))
        .map(Found::subject)
        .distinct()
        .toList();
  }
}
