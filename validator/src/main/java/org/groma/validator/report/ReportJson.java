package org.groma.validator.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Records as JSON: indented, keys in the order of the record, the same bytes every time. */
final class ReportJson {

  private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

  private static final DefaultPrettyPrinter PRINTER =
      new DefaultPrettyPrinter(
              Separators.createDefaultInstance()
                  .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                  .withObjectEmptySeparator("")
                  .withArrayEmptySeparator(""))
          .withObjectIndenter(LINES)
          .withArrayIndenter(LINES);

  private static final JsonMapper WHOLE =
      JsonMapper.builder()
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .defaultPrettyPrinter(PRINTER)
          .build();

  private static final JsonMapper SPARSE =
      WHOLE
          .rebuild()
          .changeDefaultPropertyInclusion(
              usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private ReportJson() {}

  /** With null for what is absent. */
  static String whole(Object value) {
    return WHOLE.writeValueAsString(value) + "\n";
  }

  /** Without what is absent. */
  static String sparse(Object value) {
    return SPARSE.writeValueAsString(value) + "\n";
  }
}
