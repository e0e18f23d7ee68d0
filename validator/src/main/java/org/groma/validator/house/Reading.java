package org.groma.validator.house;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Tags;

/** What a field of an entry led to. */
sealed interface Reading {

  /** Something that says what it says. */
  record Plain(Datum datum) implements Reading {}

  /**
   * An id, through which a field may lead on.
   *
   * @param written the id as it stands in the file
   */
  record Ref(Kind<?, ?> kind, String id, String written) implements Reading {
    @Override
    public int hashCode() {
      return written.hashCode(); // that of a kind takes long, and kinds seldom share ids
    }
  }

  /** An entry, or a record within one. */
  record OfRecord(Optional<Kind<?, ?>> kind, Object record) implements Reading {}

  /** A record as an example gives it: only the fields that matter. */
  record OfExample(Kind<?, ?> kind, Datum.Fields fields) implements Reading {}

  /** What it comes to as a value. */
  default Datum value() {
    return switch (this) {
      case Plain(Datum datum) -> datum;
      case Ref(_, _, String written) -> Datum.text(written);
      case OfRecord _ -> new Datum.Fields(Map.of());
      case OfExample(_, Datum.Fields fields) -> fields.get("id").orElse(fields);
    };
  }

  /** What the value of a field is: nothing where it is not said, many for a list. */
  static List<Reading> of(Object value) {
    return switch (value) {
      case Optional<?> optional -> optional.map(Reading::of).orElse(List.of());
      case Collection<?> items -> all(items);
      case Tags(List<String> words) -> all(words);
      case String text -> text.isEmpty() ? List.of() : plain(Datum.text(text));
      case Boolean flag -> plain(new Datum.Flag(flag));
      case Integer number -> plain(Datum.number(number));
      case Double number -> plain(new Datum.Amount(BigDecimal.valueOf(number)));
      case Halves halves -> plain(new Datum.Amount(halves.number()));
      case Place place -> List.of(ref(place));
      case Id id when Sort.KINDS_BY_ID.containsKey(id.getClass()) ->
          List.of(new Ref(Sort.KINDS_BY_ID.get(id.getClass()), id.slug(), id.slug()));
      case Attributes(Map<String, Datum> byName) -> plain(new Datum.Fields(byName));
      case Datum.Items(List<Datum> items) -> all(items);
      case Datum datum -> plain(datum);
      case Map<?, ?> map -> plain(fields(map));
      case Record record when Sort.hasFields(record.getClass()) ->
          List.of(new OfRecord(Optional.empty(), record));
      default -> plain(Datum.text(value.toString()));
    };
  }

  private static List<Reading> all(Collection<?> values) {
    List<Reading> all = new ArrayList<>();
    values.forEach(value -> all.addAll(of(value)));
    return all;
  }

  private static List<Reading> plain(Datum datum) {
    return List.of(new Plain(datum));
  }

  /** Prices by status, cells by column. */
  private static Datum fields(Map<?, ?> map) {
    Map<String, Datum> fields = new LinkedHashMap<>();
    map.forEach((key, value) ->
        of(value).stream()
            .findFirst()
            .ifPresent(reading -> fields.put(key.toString(), reading.value())));
    return new Datum.Fields(fields);
  }

  static Ref ref(Place place) {
    Kind<?, ?> kind =
        Sort.PLACES.stream()
            .filter(each -> each.word().equals(place.kind().word()))
            .findFirst()
            .orElseThrow();
    return new Ref(kind, place.slug(), place.toString());
  }
}
