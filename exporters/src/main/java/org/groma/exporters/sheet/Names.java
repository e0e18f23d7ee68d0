package org.groma.exporters.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.City;
import org.groma.model.id.AreaId;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.value.Attributes;

/** What people call the things of a project. What has no name is called by its word. */
final class Names {

  private static final int LONG = 40;

  private final Project project;

  Names(Project project) {
    this.project = project;
  }

  String place(Place place) {
    return switch (place.kind()) {
      case PROVINCE -> of(project.provinces(), place.slug());
      case SEA -> of(project.seas(), place.slug());
      case AREA -> of(project.areas(), place.slug());
    };
  }

  String province(ProvinceId id) {
    return of(project.provinces(), id.slug());
  }

  String area(AreaId id) {
    return of(project.areas(), id.slug());
  }

  String nation(NationId id) {
    return of(project.get(Kinds.NATIONS), id.slug());
  }

  String unit(UnitTypeId id) {
    return of(project.get(Kinds.UNITS), id.slug());
  }

  String leader(LeaderId id) {
    return of(project.get(Kinds.LEADERS), id.slug());
  }

  /** The city of a province; if it has several, the largest. */
  Optional<City> city(ProvinceId province) {
    return project.cities().stream()
        .filter(city -> city.province().equals(province))
        .max((a, b) -> Integer.compare(a.level(), b.level()));
  }

  private static String of(Ledger<?, ?> ledger, String slug) {
    return ledger.find(slug).map(Names::of).orElse(slug);
  }

  /** The name of an entry; one that has none yet goes by its id. */
  static String of(Entry<?> entry) {
    return entry.name().isBlank() ? entry.id().slug() : entry.name();
  }

  /** A name that is not broken at its blanks, unless it is so long that it has to be. */
  static String unbroken(String name) {
    return name.length() > LONG ? name : name.replace(' ', '\u00A0');
  }

  /** The name of a word of one list of the vocabulary. */
  static String term(List<Term> terms, String word) {
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .findFirst()
        .map(Term::name)
        .orElseGet(() -> Wording.capital(Wording.words(word)));
  }

  /** What the game counts of an entry, in the words of its players: {@code Limitanei 2}. */
  static List<String> attributes(Press press, Kind<?, ?> kind, Attributes attributes) {
    return press.lexicon().attributes(kind).stream()
        .flatMap(named ->
            attributes.get(named.id()).stream()
                .map(value -> named.name() + " " + new Wording(press.names()).datum(value)))
        .toList();
  }

  String status(String word) {
    return term(project.vocabulary().statuses(), word);
  }

  String religion(String word) {
    return term(project.vocabulary().religions(), word);
  }

  /** The name of whatever the project calls by a word, if it does. */
  Optional<String> find(String word) {
    if (word.contains(":")) {
      return parse(word).map(this::place);
    }
    return Stream.<Ledger<?, ?>>of(
            project.get(Kinds.NATIONS),
            project.get(Kinds.UNITS),
            project.areas(),
            project.provinces(),
            project.seas(),
            project.cities(),
            project.get(Kinds.LEADERS),
            project.rivers())
        .filter(ledger -> ledger.contains(word))
        .findFirst()
        .map(ledger -> of(ledger, word))
        .or(() -> inVocabulary(word));
  }

  private static Optional<Place> parse(String word) {
    try {
      return Optional.of(Place.parse(word));
    } catch (IllegalArgumentException notAPlace) {
      return Optional.empty();
    }
  }

  private Optional<String> inVocabulary(String word) {
    Vocabulary all = project.vocabulary();
    return Stream.of(
            all.statuses(),
            all.terrains(),
            all.religions(),
            all.unitCategories(),
            all.unitTraits(),
            all.borders(),
            all.links(),
            all.cityTags(),
            all.provinceTags())
        .flatMap(List::stream)
        .filter(term -> term.word().equals(word))
        .map(Term::name)
        .findFirst();
  }
}
