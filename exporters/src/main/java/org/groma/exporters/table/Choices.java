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
public sealed interface Choices {

  String name();

  /** Words of the vocabulary. */
  record Words(String name, Function<Vocabulary, List<Vocabulary.Term>> terms) implements Choices {}

  /** The entries of a kind. */
  record Entries(Kind<?, ?> kind) implements Choices {
    @Override
    public String name() {
      return kind.word();
    }
  }

  Words TERRAINS = new Words("terrain", Vocabulary::terrains);
  Words LINKS = new Words("kind of link", Vocabulary::links);
  Words STATUSES = new Words("status", Vocabulary::statuses);
  Words RELIGIONS = new Words("religion", Vocabulary::religions);
  Words EXTENTS = new Words("extent", Vocabulary::extents);
  Words PROVINCE_TAGS = new Words("note of a province", Vocabulary::provinceTags);
  Words CITY_TAGS = new Words("note of a city", Vocabulary::cityTags);
  Words UNIT_CATEGORIES = new Words("category of units", Vocabulary::unitCategories);
  Words UNIT_TRAITS = new Words("trait", Vocabulary::unitTraits);
  Entries AREAS = new Entries(Kinds.AREAS);
  Entries SEAS = new Entries(Kinds.SEAS);
  Entries PROVINCES = new Entries(Kinds.PROVINCES);
  Entries NATIONS = new Entries(Kinds.NATIONS);
  Entries UNITS = new Entries(Kinds.UNITS);

  /** All lists, in the order in which a sheet of them shows them. */
  List<Choices> ALL =
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
}
