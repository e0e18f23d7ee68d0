package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.value.Tags;

/**
 * A format of several values in one cell, with semicolons between.
 *
 * @param items the values as they are shown, each
 * @param item reads one of them
 */
record Listing<V, I>(
    BiFunction<V, Labels, Stream<String>> items,
    BiFunction<String, Labels, Reading<I>> item,
    Function<List<I>, V> value,
    boolean byComma)
    implements Format<V> {

  /** Other names. Commas may be part of them. */
  static final Format<List<String>> NAMES =
      new Listing<>((names, _) -> names.stream(), (name, _) -> Reading.of(name), x -> x, false);

  static final Format<List<Place>> PLACES =
      new Listing<>(
          (places, labels) -> places.stream().map(place -> Places.label(place, labels)),
          Places::read,
          x -> x,
          true);

  /** Words that no list gives. */
  static final Format<Tags> WORDS =
      new Listing<>(
          (tags, _) -> tags.words().stream(), (word, _) -> Reading.of(word), Tags::of, false);

  static Format<Tags> tags(Choices list) {
    return new Listing<>(
        (tags, labels) -> tags.words().stream().map(word -> labels.of(list, word)),
        (typed, labels) -> labels.read(list, typed),
        Tags::of,
        true);
  }

  static <I extends Id> Format<List<I>> entries(Choices list, Function<String, I> id) {
    return new Listing<>(
        (ids, labels) -> ids.stream().map(each -> labels.of(list, each.slug())),
        (typed, labels) -> labels.read(list, typed).map(id),
        x -> x,
        true);
  }

  @Override
  public Look look() {
    return Look.TEXT;
  }

  @Override
  public Shown show(V values, Labels labels) {
    return Shown.words(items.apply(values, labels).collect(Collectors.joining("; ")));
  }

  @Override
  public Reading<V> read(String typed, Labels labels) {
    List<I> read = new ArrayList<>();
    for (String part : typed.split(";", -1)) {
      switch (each(Typed.tidy(part), labels)) {
        case Reading.Unread<List<I>>(String sentence, var missing) -> {
          return new Reading.Unread<>(sentence, missing);
        }
        case Reading.Read<List<I>>(List<I> some) -> read.addAll(some);
      }
    }
    return Reading.of(read).map(value);
  }

  /** One value; or several with commas, which people type as well, if the whole is none. */
  private Reading<List<I>> each(String part, Labels labels) {
    if (part.isEmpty()) {
      return Reading.of(List.of());
    }
    Reading<List<I>> whole = item.apply(part, labels).map(List::of);
    if (whole instanceof Reading.Read || !byComma || !part.contains(",")) {
      return whole;
    }
    List<I> read = new ArrayList<>();
    for (String piece : part.split(",", -1)) {
      if (!piece.isBlank()) {
        switch (item.apply(Typed.tidy(piece), labels)) {
          case Reading.Unread<I>(String sentence, var missing) -> {
            return new Reading.Unread<>(sentence, missing);
          }
          case Reading.Read<I>(I value) -> read.add(value);
        }
      }
    }
    return Reading.of(read);
  }
}
