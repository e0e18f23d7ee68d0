package org.groma.engine.cycles.setting;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.groma.model.value.Datum;

/** Reads open data: fields of an object, lists of words. What is not there is empty. */
public final class Facts {

  private Facts() {}

  public static Optional<Datum> field(Datum datum, String name) {
    return datum instanceof Datum.Fields fields ? fields.get(name) : Optional.empty();
  }

  public static Optional<String> text(Datum datum, String name) {
    return field(datum, name)
        .filter(Datum.Text.class::isInstance)
        .map(text -> ((Datum.Text) text).text());
  }

  public static Optional<Integer> number(Datum datum, String name) {
    return field(datum, name)
        .filter(Datum.Amount.class::isInstance)
        .map(amount -> ((Datum.Amount) amount).number())
        .map(BigDecimal::intValue);
  }

  public static boolean flag(Datum datum, String name) {
    return field(datum, name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  public static List<Datum> items(Optional<Datum> datum) {
    return datum
        .filter(Datum.Items.class::isInstance)
        .map(list -> ((Datum.Items) list).items())
        .orElse(List.of());
  }

  public static List<String> words(Optional<Datum> datum) {
    return items(datum).stream()
        .filter(Datum.Text.class::isInstance)
        .map(text -> ((Datum.Text) text).text())
        .toList();
  }
}
