package org.groma.engine.invasions.effect;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.groma.model.value.Datum;

/**
 * The parameters of one effect. {@link EffectReader} has seen to it that they are there, so a
 * missing one reads as nothing.
 */
record Parameters(Datum.Fields fields) {

  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** The parameters of a word, if this effect is that word. */
  static Optional<Parameters> of(Datum effect, String word) {
    return effect instanceof Datum.Fields written
            && written.get(word).orElse(null) instanceof Datum.Fields given
        ? Optional.of(new Parameters(given))
        : Optional.empty();
  }

  boolean has(String name) {
    return fields.get(name).isPresent();
  }

  String text(String name) {
    return fields.get(name).orElse(null) instanceof Datum.Text(String text) ? text : "";
  }

  int number(String name) {
    return amount(name).intValue();
  }

  /** A number in halves: 2.5 Gold are 5. */
  int halves(String name) {
    return amount(name).multiply(TWO).intValue();
  }

  /** A factor in hundredths. */
  int percent(String name) {
    return amount(name).multiply(HUNDRED).intValue();
  }

  boolean flag(String name) {
    return fields.get(name).orElse(null) instanceof Datum.Flag(boolean value) && value;
  }

  /** The words of a list; one word is a list of one. */
  List<String> texts(String name) {
    return switch (fields.get(name).orElse(null)) {
      case Datum.Items(List<Datum> items) ->
          items.stream().map(item -> item instanceof Datum.Text(String text) ? text : "").toList();
      case Datum.Text(String text) -> List.of(text);
      case null, default -> List.of();
    };
  }

  Optional<Datum> condition() {
    return fields.get("if");
  }

  Optional<Parameters> part(String name) {
    return fields.get(name).orElse(null) instanceof Datum.Fields part
        ? Optional.of(new Parameters(part))
        : Optional.empty();
  }

  private BigDecimal amount(String name) {
    return fields.get(name).orElse(null) instanceof Datum.Amount(BigDecimal number)
        ? number
        : BigDecimal.ZERO;
  }
}
