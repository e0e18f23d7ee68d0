package org.groma.editor.cli;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a command says in JSON: indented, keys in the order of the record, the same bytes every
 * time.
 */
final class JsonOutput {

  private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

  private static final DefaultPrettyPrinter PRINTER =
      new DefaultPrettyPrinter(
              Separators.createDefaultInstance()
                  .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                  .withObjectEmptySeparator("")
                  .withArrayEmptySeparator(""))
          .withObjectIndenter(LINES)
          .withArrayIndenter(LINES);

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .defaultPrettyPrinter(PRINTER)
          .build();

  private JsonOutput() {}

  static void print(Shell shell, Object value) {
    shell.data().println(text(value));
  }

  static String text(Object value) {
    return JSON.writeValueAsString(value);
  }
}
