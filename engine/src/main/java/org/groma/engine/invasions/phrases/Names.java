package org.groma.engine.invasions.phrases;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;

/** What a project calls things by their ids; an id that leads nowhere is its own name. */
final class Names {

  private final Project project;

  /** Words that are no proper names: those by which the project sorts its units. */
  private final Set<String> common;

  Names(Project project) {
    this.project = project;
    this.common =
        Stream.concat(
                project.vocabulary().unitCategories().stream(),
                project.vocabulary().unitTraits().stream())
            .flatMap(term -> Arrays.stream(term.name().split(" ", -1)))
            .map(word -> word.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }

  Project project() {
    return project;
  }

  private <I extends Id, E extends Entry<I>> String name(Kind<I, E> kind, String id) {
    return project.get(kind).find(id).map(Entry::name).orElse(id);
  }

  String province(String id) {
    return name(Kinds.PROVINCES, id);
  }

  String area(String id) {
    return name(Kinds.AREAS, id);
  }

  String city(String id) {
    return name(Kinds.CITIES, id);
  }

  String link(String id) {
    return name(Kinds.LINKS, id);
  }

  String leader(String id) {
    return name(Kinds.LEADERS, id);
  }

  String table(String id) {
    return name(Kinds.TABLES, id);
  }

  String deck(String id) {
    return name(Kinds.DECKS, id);
  }

  /** {@code Huns}. */
  String nation(String id) {
    return name(Kinds.NATIONS, id);
  }

  /** {@code the Huns}. */
  String the(String id) {
    return "the " + nation(id);
  }

  String place(Place place) {
    return switch (place.kind()) {
      case PROVINCE -> province(place.slug());
      case SEA -> name(Kinds.SEAS, place.slug());
      case AREA -> area(place.slug());
    };
  }

  /** A place as it stands in data, with its kind. */
  String place(String written) {
    try {
      return place(Place.parse(written));
    } catch (IllegalArgumentException noPlace) {
      return written;
    }
  }

  /** A card of a deck. */
  String card(String deck, String id) {
    return project.get(Kinds.DECKS).find(deck).stream()
        .flatMap(found -> found.cards().stream())
        .filter(card -> card.id().slug().equals(id))
        .map(Deck.Card::name)
        .findFirst()
        .orElse(id);
  }

  /** A type of unit within a sentence: {@code heavy cavalry}, {@code Frankish infantry}. */
  String unit(String id) {
    return project.get(Kinds.UNITS).find(id).map(type -> inSentence(type.name())).orElse(id);
  }

  /** The same for more than one: {@code horse archers}. */
  String units(String id) {
    return project
        .get(Kinds.UNITS)
        .find(id)
        .map(type -> type.attributes().text("plural").orElseGet(() -> plural(type)))
        .orElse(id);
  }

  private String plural(UnitType type) {
    return Wording.plural(inSentence(type.name()));
  }

  /** {@code 2 infantry and 1 cavalry}. */
  String arrivals(List<TimeEntry.Arrival> arrivals) {
    return Wording.list(
        arrivals.stream()
            .map(each -> {
              String id = each.unit().slug();
              return each.count() + " " + (each.count() == 1 ? unit(id) : units(id));
            })
            .toList());
  }

  private String inSentence(String name) {
    return Arrays.stream(name.split(" ", -1))
        .map(word -> {
          String small = word.toLowerCase(Locale.ROOT);
          return common.contains(small) ? small : word;
        })
        .collect(Collectors.joining(" "));
  }

  /** A marker: {@code Heresy +}. */
  String marker(String word) {
    return term(project.vocabulary().markers(), word).orElseGet(() -> Wording.spelt(word));
  }

  String status(String word) {
    return term(project.vocabulary().statuses(), word).orElseGet(() -> Wording.spelt(word));
  }

  String religion(String word) {
    return term(project.vocabulary().religions(), word).orElseGet(() -> Wording.spelt(word));
  }

  String terrain(String word) {
    return term(project.vocabulary().terrains(), word).orElse(word).toLowerCase(Locale.ROOT);
  }

  private static Optional<String> term(List<Term> terms, String word) {
    return terms.stream().filter(term -> term.word().equals(word)).map(Term::name).findFirst();
  }
}
