package org.groma.exporters.table;

import java.util.List;
import java.util.function.Function;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Vocabulary;

/**
 * A list that cells are chosen from.
 *
 * @param name what one of it is called in messages, {@code terrain}
 */
public record Choices(String name, Source source) {

  /** Where the list comes from. */
  sealed interface Source {

    /** Words of the vocabulary. */
    record Words(Function<Vocabulary, List<Vocabulary.Term>> terms) implements Source {}

    /** The entries of a kind. */
    record Entries(Kind<?, ?> kind) implements Source {}
  }

  public static final Choices TERRAINS = words("terrain", Vocabulary::terrains);
  public static final Choices LINKS = words("kind of link", Vocabulary::links);
  public static final Choices STATUSES = words("status", Vocabulary::statuses);
  public static final Choices RELIGIONS = words("religion", Vocabulary::religions);
  public static final Choices EXTENTS = words("extent", Vocabulary::extents);
  public static final Choices PROVINCE_TAGS = words("note of a province", Vocabulary::provinceTags);
  public static final Choices CITY_TAGS = words("note of a city", Vocabulary::cityTags);
  public static final Choices UNIT_CATEGORIES =
      words("category of units", Vocabulary::unitCategories);
  public static final Choices UNIT_TRAITS = words("trait", Vocabulary::unitTraits);
  public static final Choices AREAS = entries(Kinds.AREAS);
  public static final Choices SEAS = entries(Kinds.SEAS);
  public static final Choices PROVINCES = entries(Kinds.PROVINCES);
  public static final Choices NATIONS = entries(Kinds.NATIONS);
  public static final Choices UNITS = entries(Kinds.UNITS);

  public static final Choices LEADERS = entries(Kinds.LEADERS);
  public static final Choices DECKS = entries(Kinds.DECKS);
  public static final Choices RELATIONS = words("kind of relation", Vocabulary::relations);
  public static final Choices TIME_KINDS = words("kind of entry", Vocabulary::timeKinds);

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

  private static Choices words(String name, Function<Vocabulary, List<Vocabulary.Term>> terms) {
    return new Choices(name, new Source.Words(terms));
  }

  private static Choices entries(Kind<?, ?> kind) {
    return new Choices(kind.word(), new Source.Entries(kind));
  }
}
