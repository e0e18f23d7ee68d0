package org.groma.editor.cli;

import java.util.Locale;
import org.groma.model.review.Severity;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how bad something is. */
final class SeverityWord implements ITypeConverter<Severity> {

  @Override
  public Severity convert(String typed) {
    return Severity.of(typed.toLowerCase(Locale.ROOT))
        .orElseThrow(() ->
            new TypeConversionException(
                "expected one of [error, warning, note] but was '" + typed + "'"));
  }
}
