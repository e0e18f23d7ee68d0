package org.groma.exporters.geojson;

import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** How the whole numbers of a quantized TopoJSON file become coordinates. */
record Transform(boolean quantized, double scaleX, double scaleY, double x, double y) {

  /** Of a file whose arcs hold coordinates as they are. */
  static final Transform NONE = new Transform(false, 1, 1, 0, 0);

  /** Reads the value that the parser has come to. */
  static Transform read(JsonParser in, JsonToken value) {
    if (value == JsonToken.VALUE_NULL) {
      return NONE;
    }
    if (value != JsonToken.START_OBJECT) {
      throw new Misread(in.currentTokenLocation(), "'transform' must be an object.");
    }
    TokenStreamLocation at = in.currentTokenLocation();
    Optional<double[]> scale = Optional.empty();
    Optional<double[]> translate = Optional.empty();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken token = in.nextToken();
      switch (field) {
        case "scale" -> scale = Optional.of(pair(in, token, field));
        case "translate" -> translate = Optional.of(pair(in, token, field));
        default -> in.skipChildren();
      }
    }
    if (scale.isEmpty() || translate.isEmpty()) {
      throw new Misread(at, "'transform' needs a \"scale\" and a \"translate\".");
    }
    return new Transform(
        true, scale.get()[0], scale.get()[1], translate.get()[0], translate.get()[1]);
  }

  private static double[] pair(JsonParser in, JsonToken value, String field) {
    double[] pair = new double[2];
    if (value == JsonToken.START_ARRAY) {
      int count = 0;
      while (in.nextToken().isNumeric() && Double.isFinite(in.getDoubleValue())) {
        if (count < 2) {
          pair[count] = in.getDoubleValue();
        }
        count++;
      }
      if (count >= 2 && in.currentToken() == JsonToken.END_ARRAY) {
        return pair;
      }
    }
    throw new Misread(in.currentTokenLocation(), "'" + field + "' is a list of two numbers.");
  }
}
