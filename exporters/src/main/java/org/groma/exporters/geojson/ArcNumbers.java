package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * The numbers of arcs that make a line, or lists of such. A negative number is an arc walked
 * backwards: -1 is arc 0.
 */
record ArcNumbers(List<Integer> numbers, List<ArcNumbers> items) {

  /** Reads the value that the parser has come to. */
  static ArcNumbers read(JsonParser in, JsonToken value) {
    if (value != JsonToken.START_ARRAY) {
      throw new Misread(in.currentTokenLocation(), "'arcs' must be a list.");
    }
    List<Integer> numbers = new ArrayList<>();
    List<ArcNumbers> items = new ArrayList<>();
    JsonToken token = in.nextToken();
    while (token != JsonToken.END_ARRAY) {
      if (token == JsonToken.START_ARRAY && numbers.isEmpty()) {
        items.add(read(in, token));
      } else if (token == JsonToken.VALUE_NUMBER_INT
          && items.isEmpty()
          && Math.abs(in.getDoubleValue()) < Integer.MAX_VALUE) {
        numbers.add(in.getIntValue());
      } else {
        throw new Misread(
            in.currentTokenLocation(), "'arcs' holds whole numbers of arcs, or lists of such.");
      }
      token = in.nextToken();
    }
    return new ArcNumbers(numbers, items);
  }
}
