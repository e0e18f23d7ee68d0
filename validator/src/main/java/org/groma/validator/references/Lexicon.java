package org.groma.validator.references;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Slug;
import org.groma.validator.references.Guess.Sureness;

/** The ids of one sort of thing with all spellings under which they are known. */
final class Lexicon {

  /** Up to so many spellings are all compared; of more only those that a single slip makes. */
  private static final int COMPARED = 1_500;

  private static final int LONGEST = 80;
  private static final int LONG = 7;

  private final Map<String, Set<String>> idsBySpelling = new HashMap<>();
  private final Map<String, List<String>> spellingsByGap = new HashMap<>();
  private final Map<String, List<String>> namesById = new TreeMap<>();
  private final Map<String, Optional<Guess>> guesses = new HashMap<>();

  /** Adds something that may be referred to, with its names. */
  void add(String id, List<String> names) {
    namesById.put(id, names);
  }

  /** Spells all names, which is not needed before there is something to guess. */
  private void spell() {
    if (idsBySpelling.isEmpty()) {
      namesById.forEach((id, names) -> {
        spell(id, id);
        names.forEach(name -> spell(spelling(name), id));
      });
    }
  }

  /** As an id would spell it. Most names are plain words, which need no closer look. */
  private static String spelling(String name) {
    String plain = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    return Slug.isValid(plain) ? plain : Slug.of(name);
  }

  private void spell(String spelling, String id) {
    if (!spelling.isEmpty() && spelling.length() <= LONGEST) {
      idsBySpelling.computeIfAbsent(spelling, _ -> new TreeSet<>()).add(id);
    }
  }

  boolean has(String id) {
    return namesById.containsKey(id);
  }

  /** What was probably meant by a word that is no id; nothing if no spelling is near. */
  Optional<Guess> guess(String word) {
    if (word.isEmpty() || word.length() > LONGEST || namesById.isEmpty()) {
      return Optional.empty();
    }
    return guesses.computeIfAbsent(word, this::guessed);
  }

  private Optional<Guess> guessed(String word) {
    spell();
    String spelling = spelling(word);
    Set<String> named = idsBySpelling.getOrDefault(spelling, Set.of());
    if (named.size() == 1) {
      return Optional.of(new Guess(named.iterator().next(), Sureness.NAMED));
    }
    Set<String> near = named.isEmpty() ? oneSlipFrom(spelling) : named;
    if (near.size() == 1) {
      return Optional.of(new Guess(near.iterator().next(), Sureness.ONE_SLIP));
    }
    return near.isEmpty()
        ? nearest(spelling)
        : Optional.of(new Guess(near.iterator().next(), Sureness.DISTANT));
  }

  private Optional<Guess> nearest(String spelling) {
    return idsBySpelling.size() > COMPARED
        ? Optional.empty()
        : NearestWord.to(spelling, idsBySpelling.keySet())
            .map(near -> {
              boolean likely =
                  spelling.length() >= LONG && NearestWord.distance(spelling, near) <= 2;
              return new Guess(
                  idsBySpelling.get(near).iterator().next(),
                  likely ? Sureness.TWO_SLIPS : Sureness.DISTANT);
            });
  }

  private Set<String> oneSlipFrom(String spelling) {
    if (spellingsByGap.isEmpty()) {
      idsBySpelling
          .keySet()
          .forEach(known ->
              gaps(known)
                  .forEach(gap ->
                      spellingsByGap.computeIfAbsent(gap, _ -> new ArrayList<>()).add(known)));
    }
    Set<String> near = new TreeSet<>();
    for (String gap : gaps(spelling)) {
      for (String known : spellingsByGap.getOrDefault(gap, List.of())) {
        if (NearestWord.distance(spelling, known) <= 1) {
          near.addAll(idsBySpelling.get(known));
        }
      }
    }
    return near;
  }

  /**
   * A word and all that is left of it without one letter: words a slip apart share one of these.
   */
  private static Set<String> gaps(String word) {
    Set<String> gaps = new HashSet<>();
    gaps.add(word);
    for (int i = 0; i < word.length(); i++) {
      gaps.add(word.substring(0, i) + word.substring(i + 1));
    }
    return gaps;
  }
}
