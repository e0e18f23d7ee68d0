package org.groma.model.store.json;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Which element of a list has which id, for all lists at the top of a document, in one pass. */
public final class IdIndex {

  private static final String ID = "id";

  private final Map<String, Map<String, Integer>> lists = new HashMap<>();

  private IdIndex() {}

  /** Of a document; of one that is not JSON, of what comes before the mistake. */
  public static IdIndex of(JsonText text) {
    IdIndex index = new IdIndex();
    try (JsonParser parser = text.parser()) {
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
          String name = parser.currentName();
          if (parser.nextToken() == JsonToken.START_ARRAY) {
            index.list(parser, index.lists.computeIfAbsent(name, _ -> new HashMap<>()));
          } else {
            parser.skipChildren();
          }
        }
      }
    } catch (JacksonException notJson) {
      // what was found before that still counts
    }
    return index;
  }

  /** The way to the element of a list that has an id. */
  public Optional<JsonPath> find(String list, String id) {
    return Optional.ofNullable(lists.getOrDefault(list, Map.of()).get(id))
        .map(index -> JsonPath.ROOT.field(list).item(index));
  }

  private void list(JsonParser parser, Map<String, Integer> byId) {
    for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
      if (parser.currentToken() == JsonToken.START_OBJECT) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
          boolean isId = parser.currentName().equals(ID);
          if (parser.nextToken().isScalarValue() && isId) {
            byId.putIfAbsent(parser.getString(), i);
          }
          parser.skipChildren();
        }
      } else {
        parser.skipChildren();
      }
    }
  }
}
