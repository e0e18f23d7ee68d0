package org.groma.editor.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the words of an enum as people type them, in any case, and names them all when none fits.
 */
final class Words<E extends Enum<E>> implements ITypeConverter<E> {

  private final List<E> values;

  Words(Class<E> type) {
    this.values = Arrays.asList(type.getEnumConstants());
  }

  @Override
  public E convert(String typed) {
    return values.stream()
        .filter(value -> value.toString().equalsIgnoreCase(typed))
        .findFirst()
        .orElseThrow(() ->
            new TypeConversionException(
                String.format(Locale.ROOT, "expected one of %s but was '%s'", values, typed)));
  }
}
