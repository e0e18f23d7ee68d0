package org.groma.validator.references;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.EditionId;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.store.WordUse;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** Collects all that entries speak of. */
final class MentionWalk {

  private final Set<Mention> found = new HashSet<>();

  Set<Mention> found() {
    return Set.copyOf(found);
  }

  void add(Entry<?> entry) {
    switch (entry) {
      // a map may have thousands of these, so they are read without a walk
      case Province province -> province(province);
      case City city -> city(city);
      default ->
          RecordWalk.over(
              entry,
              (owner, field, value, path) -> {
                boolean ownId = path.equals(JsonPath.ROOT.field("id"));
                if (!ownId) {
                  value(owner, field, value);
                  key(field, path);
                }
              });
    }
  }

  private void province(Province province) {
    province.area().ifPresent(area -> found.add(Mention.of(area)));
    word(Province.class, "terrain", province.terrain());
    word(Province.class, "extent", province.extent());
    value(Province.class, "tags", province.tags());
    value(Province.class, "attributes", province.attributes());
    origins(province.origin());
  }

  private void city(City city) {
    found.add(Mention.of(city.province()));
    city.port().ifPresent(sea -> found.add(Mention.of(sea)));
    value(City.class, "tags", city.tags());
    value(City.class, "attributes", city.attributes());
    origins(city.origin());
  }

  private void value(Class<?> owner, String field, Object value) {
    switch (value) {
      case Id id -> found.add(Mention.of(id));
      case Place place -> place(place);
      case Tags(List<String> words) -> words.forEach(word -> word(owner, field, word));
      case Attributes(Map<String, Datum> byName) -> datum(new Datum.Fields(byName));
      case Datum datum -> datum(datum);
      case Origins origins -> origins(origins);
      case Provenance origin -> origin(origin);
      case String text -> word(owner, field, text);
      default -> {}
    }
  }

  private void place(Place place) {
    place.province().ifPresent(id -> found.add(Mention.of(id)));
    place.sea().ifPresent(id -> found.add(Mention.of(id)));
    place.area().ifPresent(id -> found.add(Mention.of(id)));
  }

  /** A word of a list; a tag that comes from no list may be a word of any. */
  private void word(Class<?> owner, String field, String word) {
    if (!word.isEmpty()) {
      Optional<WordUse> use = WordUse.of(owner, field);
      found.add(use.map(list -> Mention.of(list, word)).orElseGet(() -> Mention.text(word)));
    }
  }

  /** Prices are listed by status, cells by column: the keys of maps are words too. */
  private void key(String field, JsonPath path) {
    if (path.steps().getLast() instanceof JsonPath.Name(String key) && !key.equals(field)) {
      found.add(Mention.text(key));
    }
  }

  private void datum(Datum datum) {
    switch (datum) {
      case Datum.Text(String text) -> {
        found.add(Mention.text(text));
        found.add(Mention.text(text.substring(text.indexOf(':') + 1)));
      }
      case Datum.Items(List<Datum> items) -> items.forEach(this::datum);
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.forEach((name, value) -> {
            found.add(Mention.text(name));
            datum(value);
          });
      case Datum.Amount _, Datum.Flag _ -> {}
    }
  }

  private void origins(Origins origins) {
    origins.whole().ifPresent(this::origin);
    origins.fields().values().forEach(this::origin);
  }

  private void origin(Provenance origin) {
    if (origin.kind() == Provenance.Kind.PRINTED) {
      found.add(Mention.of(new EditionId(origin.edition())));
    }
  }
}
