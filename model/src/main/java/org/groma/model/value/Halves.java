package org.groma.model.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.util.Optional;

/** An exact number of halves: {@code ½} is a value, not a float. Written as 0, 0.5, 1, 1.5 … */
public record Halves(int count) implements Comparable<Halves> {

  public static final Halves ZERO = new Halves(0);
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  public static Halves whole(int units) {
    return new Halves(Math.multiplyExact(units, 2));
  }

  /** The exact value of a decimal number, refused unless it is a multiple of one half. */
  @JsonCreator
  public static Halves of(BigDecimal number) {
    return tryOf(number)
        .orElseThrow(() ->
            new IllegalArgumentException(
                number.toPlainString() + " is not a multiple of one half"));
  }

  public static Optional<Halves> tryOf(BigDecimal number) {
    try {
      return Optional.of(new Halves(number.multiply(TWO).intValueExact()));
    } catch (ArithmeticException notHalves) {
      return Optional.empty();
    }
  }

  /** Reads what a gazetteer prints: {@code 2}, {@code ½}, {@code 2½}, {@code 2.5}. */
  public static Optional<Halves> parse(String printed) {
    String text = printed.strip().replace("½", ".5");
    try {
      return tryOf(new BigDecimal(text));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }

  public Halves plus(Halves other) {
    return new Halves(Math.addExact(count, other.count));
  }

  public Halves minus(Halves other) {
    return new Halves(Math.subtractExact(count, other.count));
  }

  /** The number without a superfluous fraction, as it stands in files. */
  @JsonValue
  public BigDecimal number() {
    return count % 2 == 0 ? BigDecimal.valueOf(count / 2) : BigDecimal.valueOf(count * 5L, 1);
  }

  @Override
  public int compareTo(Halves other) {
    return Integer.compare(count, other.count);
  }

  /** As printed in a gazetteer: {@code 0}, {@code ½}, {@code 2½}. */
  @Override
  public String toString() {
    int whole = Math.abs(count) / 2;
    String sign = count < 0 ? "-" : "";
    if (count % 2 == 0) {
      return sign + whole;
    }
    return sign + (whole == 0 ? "" : whole) + "½";
  }
}
