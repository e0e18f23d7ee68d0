package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.review.Severity;

/**
 * A list that cells are chosen from.
 *
 * @param name what one of it is called in messages, {@code terrain}
 */
public record Choices(String name, Source source) {

  /** Where the list comes from. */
  sealed interface Source {

    /**
     * Words of the vocabulary.
     *
     * @param field its list there
     */
    record Words(String field) implements Source {
      Lens<Vocabulary, List<Term>> terms() {
        return Lens.field(Vocabulary.class, field);
      }
    }

    /** Words that every project has. */
    record Fixed(List<Term> terms) implements Source {
      public Fixed {
        terms = List.copyOf(terms);
      }
    }

    /** The printed editions that the settings list. */
    record Editions() implements Source {}

    /** Provinces, sea zones and areas together. */
    record AnyPlace() implements Source {}

    /** The entries of a kind. */
    record Entries(Kind<?, ?> kind) implements Source {}
  }

  public static final Choices TERRAINS = words("terrain", "terrains");
  public static final Choices LINKS = words("kind of link", "links");
  public static final Choices STATUSES = words("status", "statuses");
  public static final Choices RELIGIONS = words("religion", "religions");
  public static final Choices EXTENTS = words("extent", "extents");
  public static final Choices PROVINCE_TAGS = words("note of a province", "provinceTags");
  public static final Choices CITY_TAGS = words("note of a city", "cityTags");
  public static final Choices UNIT_CATEGORIES = words("category of units", "unitCategories");
  public static final Choices UNIT_TRAITS = words("trait", "unitTraits");
  public static final Choices AREAS = entries(Kinds.AREAS);
  public static final Choices SEAS = entries(Kinds.SEAS);
  public static final Choices PROVINCES = entries(Kinds.PROVINCES);
  public static final Choices NATIONS = entries(Kinds.NATIONS);
  public static final Choices UNITS = entries(Kinds.UNITS);

  public static final Choices LEADERS = entries(Kinds.LEADERS);
  public static final Choices DECKS = entries(Kinds.DECKS);
  static final Choices RIVERS = entries(Kinds.RIVERS);
  static final Choices TABLES = entries(Kinds.TABLES);
  static final Choices SOURCES = entries(Kinds.SOURCES);
  static final Choices EDITIONS = new Choices("edition", new Source.Editions());
  static final Choices PLACES = new Choices("place", new Source.AnyPlace());
  static final Choices BORDERS = words("kind of border", "borders");

  /** Whether two places touch, as words. */
  static final Choices TOUCHING =
      new Choices(
          "answer", new Source.Fixed(List.of(term("yes", "adjacent"), term("no", "not adjacent"))));

  static final Choices SEVERITIES =
      new Choices(
          "severity",
          new Source.Fixed(
              Stream.of(Severity.values()).map(each -> term(each.word(), each.word())).toList()));

  /** What printed rows and house checks may be about. */
  static final Choices KINDS =
      new Choices(
          "kind of entry",
          new Source.Fixed(
              Kinds.ALL.stream()
                  .map(kind -> term(kind.word(), kind.word().replace('-', ' ')))
                  .toList()));

  public static final Choices RELATIONS = words("kind of relation", "relations");
  public static final Choices MARKERS = words("kind of marker", "markers");
  public static final Choices TIME_KINDS = words("kind of entry", "timeKinds");

  /** The lists of the workbook, in the order in which its sheet of lists shows them. */
  public static final List<Choices> ALL =
      List.of(
          TERRAINS,
          AREAS,
          SEAS,
          PROVINCES,
          EXTENTS,
          STATUSES,
          RELIGIONS,
          LINKS,
          PROVINCE_TAGS,
          CITY_TAGS,
          UNIT_CATEGORIES,
          UNIT_TRAITS,
          NATIONS,
          UNITS);

  private static Choices words(String name, String field) {
    return new Choices(name, new Source.Words(field));
  }

  private static Term term(String word, String name) {
    return new Term(word, name, Optional.empty(), false);
  }

  /** The entries of a kind. */
  public static Choices entries(Kind<?, ?> kind) {
    return new Choices(kind.word().replace('-', ' '), new Source.Entries(kind));
  }
}
