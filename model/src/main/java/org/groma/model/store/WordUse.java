package org.groma.model.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.TimeEntry;

/**
 * A list of the vocabulary that words in some fields come from. Fields that are not here, such as
 * the traits of leaders, take any word.
 *
 * @param name as messages say it, {@code tags of provinces}
 * @param field as the vocabulary calls it, {@code provinceTags}
 */
public record WordUse(String name, String field, Function<Vocabulary, List<Term>> list) {

  public static final WordUse BORDERS = new WordUse("borders", "borders", Vocabulary::borders);

  private static final WordUse EXTENTS = new WordUse("extents", "extents", Vocabulary::extents);
  private static final WordUse STATUSES = new WordUse("statuses", "statuses", Vocabulary::statuses);
  private static final WordUse RELIGIONS =
      new WordUse("religions", "religions", Vocabulary::religions);

  private record Field(Class<?> owner, String name) {}

  private static final Map<Field, WordUse> BY_FIELD =
      Map.ofEntries(
          Map.entry(
              new Field(Province.class, "terrain"),
              new WordUse("terrains", "terrains", Vocabulary::terrains)),
          Map.entry(new Field(Province.class, "extent"), EXTENTS),
          Map.entry(
              new Field(Province.class, "tags"),
              new WordUse("tags of provinces", "provinceTags", Vocabulary::provinceTags)),
          Map.entry(new Field(Area.class, "status"), STATUSES),
          Map.entry(new Field(Area.class, "religion"), RELIGIONS),
          Map.entry(new Field(Area.class, "extent"), EXTENTS),
          Map.entry(new Field(Sea.class, "extent"), EXTENTS),
          Map.entry(new Field(River.class, "extent"), EXTENTS),
          Map.entry(
              new Field(City.class, "tags"),
              new WordUse("tags of cities", "cityTags", Vocabulary::cityTags)),
          Map.entry(
              new Field(Link.class, "kind"), new WordUse("links", "links", Vocabulary::links)),
          Map.entry(new Field(AdjacencyOverride.class, "kind"), BORDERS),
          Map.entry(
              new Field(UnitType.class, "category"),
              new WordUse("categories of units", "unitCategories", Vocabulary::unitCategories)),
          Map.entry(
              new Field(UnitType.class, "traits"),
              new WordUse("traits of units", "unitTraits", Vocabulary::unitTraits)),
          Map.entry(new Field(Nation.class, "status"), STATUSES),
          Map.entry(new Field(Nation.class, "religion"), RELIGIONS),
          Map.entry(new Field(Setup.class, "status"), STATUSES),
          Map.entry(
              new Field(TimeEntry.class, "kind"),
              new WordUse("kinds of time table entries", "timeKinds", Vocabulary::timeKinds)),
          Map.entry(
              new Field(Relation.class, "kind"),
              new WordUse("relations", "relations", Vocabulary::relations)),
          Map.entry(
              new Field(Marker.class, "kind"),
              new WordUse("markers", "markers", Vocabulary::markers)));

  /** The list that a field of a record takes its words from, if from any. */
  public static Optional<WordUse> of(Class<?> owner, String field) {
    return Optional.ofNullable(BY_FIELD.get(new Field(owner, field)));
  }

  /** Every list that fields take words from, in the order of names. */
  public static List<WordUse> all() {
    return BY_FIELD.values().stream()
        .collect(Collectors.toMap(WordUse::name, use -> use, (a, _) -> a, TreeMap::new))
        .values()
        .stream()
        .toList();
  }

  public List<Term> terms(Vocabulary vocabulary) {
    return list.apply(vocabulary);
  }

  List<String> words(Vocabulary vocabulary) {
    return terms(vocabulary).stream().map(Term::word).toList();
  }
}
