package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Projection;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Precision;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/**
 * Reads the member {@code groma}: of the whole file the {@link Sheet}, of a feature its coordinates
 * before they were cut.
 */
final class GromaMember {

  /** How a file says that its coordinates are longitude and latitude. */
  static final String DEGREES = "degrees";

  /** How it says that they are not. */
  static final String UNITS = "map units";

  private static final int MOST_DIGITS = 9;

  private final JsonParser in;
  private Projection projection = Projection.NONE;
  private Optional<Precision> precision = Optional.empty();
  private Optional<Coordinates.Nested> uncut = Optional.empty();
  private boolean degrees;
  private TokenStreamLocation projectionAt;
  private final List<Term> borders = new ArrayList<>();

  private GromaMember(JsonParser in) {
    this.in = in;
  }

  /** Reads the value that the parser has come to; anything but an object is someone else's. */
  static Optional<GromaMember> read(JsonParser in, JsonToken value) {
    if (value != JsonToken.START_OBJECT) {
      in.skipChildren();
      return Optional.empty();
    }
    GromaMember member = new GromaMember(in);
    member.fields();
    return Optional.of(member);
  }

  Optional<Sheet> sheet() {
    return precision.map(grid -> new Sheet(projection, grid, borders));
  }

  Optional<Coordinates.Nested> uncut() {
    return uncut;
  }

  private void fields() {
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      switch (field) {
        case "projection" -> projection(value);
        case "precision" -> precision(value);
        case "borders" -> borders(value);
        case "uncut" -> uncut = Optional.of(new Coordinates(in).read(value));
        case "coordinates" ->
            degrees = value == JsonToken.VALUE_STRING && in.getString().equals(DEGREES);
        default -> in.skipChildren();
      }
    }
    if (degrees && MapProjection.of(projection).isEmpty()) {
      throw new Misread(
          projectionAt == null ? in.currentTokenLocation() : projectionAt,
          "the projection '"
              + projection.name()
              + "' is not known. To read the coordinates as they are, take the member \"groma\" out"
              + " of the file.");
    }
  }

  private void precision(JsonToken value) {
    if (value != JsonToken.VALUE_NUMBER_INT
        || in.getDoubleValue() < 0
        || in.getDoubleValue() > MOST_DIGITS) {
      throw here("'precision' is a number of digits, 0 to " + MOST_DIGITS + ".");
    }
    precision = Optional.of(new Precision(in.getIntValue()));
  }

  private void projection(JsonToken value) {
    projectionAt = in.currentTokenLocation();
    if (value != JsonToken.START_OBJECT) {
      throw here("'projection' must be an object with a \"name\".");
    }
    String name = "";
    Map<String, Double> parameters = new TreeMap<>();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = in.currentName();
      JsonToken token = in.nextToken();
      if (field.equals("name")) {
        name = token == JsonToken.VALUE_STRING ? in.getString() : "";
      } else if (field.equals("parameters") && token == JsonToken.START_OBJECT) {
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
          String parameter = in.currentName();
          if (!in.nextToken().isNumeric() || !Double.isFinite(in.getDoubleValue())) {
            throw here("the parameter '" + parameter + "' of a projection is a number.");
          }
          parameters.put(parameter, in.getDoubleValue());
        }
      } else {
        in.skipChildren();
      }
    }
    projection = new Projection(name, parameters);
  }

  private void borders(JsonToken value) {
    if (value != JsonToken.START_ARRAY) {
      throw here("'borders' must be a list.");
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (in.currentToken() != JsonToken.START_OBJECT) {
        throw here("each of the 'borders' must be an object.");
      }
      Map<String, String> said = new TreeMap<>();
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        String field = in.currentName();
        if (in.nextToken().isStructStart()) {
          in.skipChildren();
        } else {
          said.put(field, in.getString());
        }
      }
      String word = said.getOrDefault("word", "");
      if (!word.isBlank()) {
        borders.add(
            new Term(
                word,
                said.getOrDefault("name", word),
                Optional.ofNullable(said.get("colour")),
                "true".equals(said.get("impassable"))));
      }
    }
  }

  private Misread here(String message) {
    return new Misread(in.currentTokenLocation(), message);
  }
}
