package org.groma.validator.references;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.WordUse;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;

/** Everything in a project that can be referred to, by what a message calls the sort of it. */
final class Lexicons {

  static final Reads READS = Reads.of(Aspect.NAMES, Aspect.SETTINGS, Aspect.VOCABULARY);

  static final Derivation<Lexicons> OF =
      Derivation.of(READS, survey -> new Lexicons(survey.project()));

  private static final Lexicon NOTHING = new Lexicon();

  private final Project project;
  private final Map<String, Lexicon> known = new HashMap<>();

  private Lexicons(Project project) {
    this.project = project;
  }

  /** What was probably meant. */
  Optional<Guess> guess(BrokenReference broken) {
    String target = broken.target();
    String prefix = target.substring(0, target.indexOf(':') + 1);
    return among(broken)
        .guess(target.substring(prefix.length()))
        .map(guess -> new Guess(prefix + guess.id(), guess.sureness()));
  }

  private Lexicon among(BrokenReference broken) {
    return switch (broken.sort()) {
      case ENTRY ->
          Kinds.ALL.stream()
              .filter(kind -> kind.plural().equals(broken.among()))
              .findFirst()
              .map(this::of)
              .orElse(NOTHING);
      case EDITION -> known.computeIfAbsent("sources", _ -> editions());
      case WORD ->
          known.computeIfAbsent("word " + broken.among(), _ -> words(broken.among()::equals));
    };
  }

  /** The entries of a kind. */
  Lexicon of(Kind<?, ?> kind) {
    return known.computeIfAbsent("kind " + kind.word(), _ -> entries(kind));
  }

  /** Whether any list of the vocabulary has this word. */
  boolean isWord(String text) {
    return known.computeIfAbsent("words", _ -> words(_ -> true)).has(text);
  }

  private Lexicon entries(Kind<?, ?> kind) {
    Lexicon lexicon = new Lexicon();
    for (Entry<?> entry : project.get(kind)) {
      List<String> names = new ArrayList<>(entry.aliases());
      names.add(entry.name());
      lexicon.add(entry.id().slug(), names);
    }
    return lexicon;
  }

  private Lexicon editions() {
    Lexicon lexicon = new Lexicon();
    project
        .settings()
        .sources()
        .forEach(edition -> lexicon.add(edition.id().slug(), List.of(edition.title())));
    return lexicon;
  }

  private Lexicon words(Predicate<String> list) {
    Lexicon lexicon = new Lexicon();
    for (WordUse use : WordUse.all()) {
      if (list.test(use.name())) {
        for (Term term : use.terms(project.vocabulary())) {
          lexicon.add(term.word(), List.of(term.name()));
        }
      }
    }
    return lexicon;
  }
}
