package org.groma.exporters.atlas;

import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Records as JSON that may stand within a script element: nothing in it can end the element. */
final class ScriptJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

  private ScriptJson() {}

  static String of(Object value) {
    String json = MAPPER.writeValueAsString(value);
    StringBuilder safe = new StringBuilder(json.length() + 64);
    for (int i = 0; i < json.length(); i++) {
      char character = json.charAt(i);
      switch (character) {
        // outside of texts JSON has none of these, and within a text this means the same
        case '<' -> safe.append("\\u003c");
        case '>' -> safe.append("\\u003e");
        case '&' -> safe.append("\\u0026");
        case '\u2028' -> safe.append("\\u2028");
        case '\u2029' -> safe.append("\\u2029");
        default -> safe.append(character);
      }
    }
    return safe.toString();
  }
}
