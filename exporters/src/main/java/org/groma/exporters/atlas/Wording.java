package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.value.Attributes;
import org.groma.model.value.Slug;
import org.groma.model.value.Tags;

/** How the atlas calls things: names for places, and for the words of the vocabulary. */
record Wording(Project project) {

  /** Whether the game of the project knows such a thing. */
  boolean has(Feature feature) {
    return Rulesets.lexicon(project).word(feature).isPresent();
  }

  /** A text of the page in the words of the game. */
  String say(String text) {
    return Rulesets.lexicon(project).say(text);
  }

  /** What links are called together: in a game of straits also others that there may be. */
  String ways() {
    String straits = "Straits";
    String own = say(straits);
    return own.equals(straits) ? "Straits and links" : own;
  }

  /** So many provinces. */
  String provinces(int count) {
    return say(counted(count, "province", "provinces"));
  }

  /** Whether players speak of the levels of cities. */
  boolean speaksOfLevels() {
    return Rulesets.lexicon(project).cities().isEmpty();
  }

  /** What the game counts of an entry, in the words of its players. */
  List<Entry.Fact> numbers(Kind<?, ?> kind, Attributes attributes) {
    return Rulesets.lexicon(project).attributes(kind).stream()
        .flatMap(named ->
            attributes.get(named.id()).stream()
                .map(value -> Entry.Fact.of(named.name(), PlainPhrases.text(value))))
        .toList();
  }

  /** By name as an index has it: accents and capitals do not count. */
  static <E extends org.groma.model.entry.Entry<?>> Comparator<E> byName() {
    return Comparator.comparing((E entry) -> Slug.of(entry.name()))
        .thenComparing(entry -> entry.id().slug());
  }

  static String key(Place place) {
    return place.kind().word() + "-" + place.slug();
  }

  String name(Place place) {
    Optional<String> name =
        switch (place.kind()) {
          case PROVINCE -> project.provinces().find(place.slug()).map(Province::name);
          case SEA -> project.seas().find(place.slug()).map(Sea::name);
          case AREA -> project.areas().find(place.slug()).map(Area::name);
        };
    return name.orElse(place.slug());
  }

  /** What people read for a word; the word itself where the vocabulary has no such term. */
  static String term(List<Term> terms, String word) {
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .findFirst()
        .map(Term::name)
        .orElse(word);
  }

  static List<String> terms(List<Term> terms, Tags tags) {
    return tags.words().stream().map(word -> term(terms, word)).toList();
  }

  String terrain(Province province) {
    return term(project.vocabulary().terrains(), province.terrain());
  }

  /** The part of the map; nothing where there is only one. */
  Optional<String> extent(String extent) {
    List<Term> extents = project.vocabulary().extents();
    return extents.size() < 2 || extent.isBlank()
        ? Optional.empty()
        : Optional.of(term(extents, extent));
  }

  /** The cities of a province, the greatest first. */
  List<City> cities(Province province) {
    return project.cities().stream()
        .filter(city -> city.province().equals(province.id()))
        .sorted(Comparator.comparingInt(City::level).reversed().thenComparing(Wording.byName()))
        .toList();
  }

  static String level(City city) {
    return city.level() == 0 ? "site" : Integer.toString(city.level());
  }

  /** What walls do; nothing for an open city. */
  static Optional<String> walls(City city) {
    if (city.wall() != 0) {
      return Optional.of(signed(city.wall()));
    }
    return city.fortified() ? Optional.of("yes") : Optional.empty();
  }

  private static String signed(int number) {
    return number < 0 ? "−" + -(long) number : "+" + number;
  }

  /** What the gazetteer notes of a province beside its figures. */
  List<String> marks(Province province) {
    List<String> marks = new ArrayList<>();
    if (province.granary()) {
      marks.add("Granary");
    }
    if (province.caravan()) {
      marks.add("Caravan");
    }
    if (province.island()) {
      marks.add("Island");
    }
    marks.addAll(terms(project.vocabulary().provinceTags(), province.tags()));
    return marks;
  }

  static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
