package org.groma.editor.cli;

import java.math.BigInteger;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers, and says so in words when something else was typed. */
final class WholeNumber {

  private WholeNumber() {}

  static long large(String typed) {
    return read(typed, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  static int small(String typed) {
    return (int) read(typed, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static long read(String typed, long least, long most) {
    BigInteger number;
    try {
      number = new BigInteger(typed.strip());
    } catch (NumberFormatException notANumber) {
      throw new TypeConversionException("expected a whole number but was '" + typed + "'");
    }
    if (number.compareTo(BigInteger.valueOf(least)) < 0
        || number.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new TypeConversionException(typed + " is beyond " + least + " to " + most);
    }
    return number.longValue();
  }
}
