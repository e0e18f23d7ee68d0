package org.groma.editor.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.groma.editor.palette.Spelling;
import org.groma.model.id.Place;
import org.groma.model.value.NearestWord;

/**
 * Finds the place that a person means: by its id with or without its kind, or by a name in any case
 * and with or without accents.
 */
final class PlaceSearch {

  /** What was found. */
  sealed interface Answer {

    /** The one place that was meant. */
    record Found(Place place) implements Answer {}

    /** More than one place answers to the word. */
    record Ambiguous(List<Place> candidates) implements Answer {}

    /** None does; some are called nearly so. */
    record Unknown(List<Place> nearest) implements Answer {}
  }

  private static final int SUGGESTIONS = 3;
  private static final int LETTERS_FOR_EACH_SLIP = 3;
  private static final int MOST_SLIPS = 3;
  private static final int SHORTEST_PART = 3;

  private final PlaceNames names;

  PlaceSearch(PlaceNames names) {
    this.names = names;
  }

  Answer find(String typed) {
    String word = typed.strip();
    String folded = Spelling.fold(word);
    // An id beats a name, so that a new name elsewhere never changes what a script gets.
    List<Predicate<Place>> readings =
        List.of(
            place -> place.toString().equals(word.toLowerCase(Locale.ROOT)),
            place -> place.slug().equals(word),
            place -> !folded.isEmpty() && names.spellings(place).contains(folded));
    for (Predicate<Place> reading : readings) {
      List<Place> found = names.places().stream().filter(reading).toList();
      if (!found.isEmpty()) {
        return found.size() == 1 ? new Answer.Found(found.getFirst()) : new Answer.Ambiguous(found);
      }
    }
    return new Answer.Unknown(nearest(word));
  }

  private List<Place> nearest(String word) {
    record Near(Place place, int slips) {}
    String folded = Spelling.fold(word.substring(word.indexOf(':') + 1));
    List<Near> near = new ArrayList<>();
    for (Place place : names.places()) {
      names.spellings(place).stream()
          .flatMapToInt(spelling -> slips(folded, spelling).stream())
          .min()
          .ifPresent(slips -> near.add(new Near(place, slips)));
    }
    near.sort(Comparator.comparingInt(Near::slips).thenComparing(Near::place));
    return near.stream().limit(SUGGESTIONS).map(Near::place).toList();
  }

  /** How far a name is from what was typed; nothing if too far to be meant. */
  private static OptionalInt slips(String typed, String name) {
    int allowed = Math.clamp(typed.length() / LETTERS_FOR_EACH_SLIP, 1, MOST_SLIPS);
    int slips = NearestWord.distance(typed, name);
    if (slips <= allowed) {
      return OptionalInt.of(slips);
    }
    boolean isPart = typed.length() >= SHORTEST_PART && name.contains(typed);
    return isPart ? OptionalInt.of(MOST_SLIPS + 1) : OptionalInt.empty();
  }
}
