package org.groma.engine.invasions.phrases;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/**
 * The parameters of one word, to be read aloud. Unlike those that a game reads, one of the wrong
 * sort is not taken for nothing but shown as it stands.
 */
record Given(Names names, Datum.Fields fields) {

  /** The parameters of a value; a bare one has none. */
  static Given of(Names names, Datum value) {
    return new Given(
        names, value instanceof Datum.Fields fields ? fields : new Datum.Fields(Map.of()));
  }

  boolean has(String name) {
    return fields.get(name).isPresent();
  }

  Optional<Datum> get(String name) {
    return fields.get(name);
  }

  String text(String name) {
    return fields.get(name).map(PlainPhrases::text).orElse("");
  }

  boolean is(String name, String word) {
    return text(name).equals(word);
  }

  boolean flag(String name) {
    return fields.get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  /** A number: {@code 2½}. */
  String number(String name) {
    return exact(name).map(Wording::number).orElseGet(() -> text(name));
  }

  /** A number that is added: {@code +2}, {@code −1}. */
  String signed(String name) {
    return exact(name).map(Wording::signed).orElseGet(() -> text(name));
  }

  boolean isNegative(String name) {
    return exact(name).filter(number -> number.signum() < 0).isPresent();
  }

  /** A number without its sign. */
  String size(String name) {
    return exact(name).map(BigDecimal::abs).map(Wording::number).orElseGet(() -> text(name));
  }

  boolean isOne(String name) {
    return exact(name).filter(number -> number.abs().compareTo(BigDecimal.ONE) == 0).isPresent();
  }

  /** So many of something, without a sign: {@code 2 units}. */
  String count(String name, String one) {
    return size(name) + " " + (isOne(name) ? one : Wording.plural(one));
  }

  /** The same with its sign: {@code +1 pace}. */
  String signedCount(String name, String one) {
    return signed(name) + " " + (isOne(name) ? one : Wording.plural(one));
  }

  private Optional<BigDecimal> exact(String name) {
    return fields
        .get(name)
        .flatMap(datum ->
            datum instanceof Datum.Amount(BigDecimal number)
                ? Optional.of(number)
                : Optional.empty());
  }

  /** What is listed by ids, called by name; a single one is a list of one. */
  List<String> each(String name, UnaryOperator<String> call) {
    return fields.get(name).map(Given::words).orElse(List.of()).stream().map(call).toList();
  }

  static List<String> words(Datum value) {
    return value instanceof Datum.Items(List<Datum> items)
        ? items.stream().map(PlainPhrases::text).toList()
        : List.of(PlainPhrases.text(value));
  }

  Optional<Given> part(String name) {
    return fields.get(name).orElse(null) instanceof Datum.Fields part
        ? Optional.of(new Given(names, part))
        : Optional.empty();
  }

  Map<String, Datum> all() {
    return fields.fields();
  }
}
