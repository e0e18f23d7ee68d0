package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.model.limit.HeapRoom;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Reads the nested lists of numbers of a geometry, and takes polygons out of them. */
final class Coordinates {

  /** A position, or a list of positions (in one array, x and y in turn) or of such lists. */
  static final class Nested {
    private double[] flat = {};
    private int numbers;
    private List<Nested> items = List.of();
    private boolean isPosition;

    private boolean isEmpty() {
      return numbers == 0 && items.isEmpty();
    }

    private boolean isListOfPositions() {
      return numbers > 0 && items.isEmpty() && !isPosition;
    }

    private boolean isListOfLists() {
      return numbers == 0 && !items.isEmpty();
    }
  }

  /** A list of nothing takes two letters in the file and this many bytes here. */
  private static final int MOST_LISTS = HeapRoom.own().holds(100, 20_000_000);

  private static final int MOST_POSITIONS = HeapRoom.own().holds(50, 50_000_000);

  private final JsonParser in;
  private int lists;
  private int positions;

  Coordinates(JsonParser in) {
    this.in = in;
  }

  /** Reads the value that the parser has come to. */
  Nested read(JsonToken value) {
    if (value == JsonToken.VALUE_NULL) {
      return new Nested();
    }
    if (value != JsonToken.START_ARRAY) {
      throw here("'coordinates' must be a list.");
    }
    return list();
  }

  private Nested list() {
    Nested here = new Nested();
    JsonToken token = in.nextToken();
    if (token == JsonToken.START_ARRAY) {
      here.items = new ArrayList<>();
      while (token != JsonToken.END_ARRAY) {
        if (token != JsonToken.START_ARRAY) {
          throw here("a list of positions holds nothing but positions, [x, y].");
        }
        add(here, list());
        if (lists > MOST_LISTS || positions > MOST_POSITIONS) {
          throw here(
              "there are more coordinates than Groma has memory for. Simplify the file, or give"
                  + " Groma more, for instance with GROMA_JAVA_OPTS=-Xmx8g.");
        }
        token = in.nextToken();
      }
      return here;
    }
    return position(here, token);
  }

  private Nested position(Nested here, JsonToken first) {
    JsonToken token = first;
    here.flat = new double[2];
    while (token != JsonToken.END_ARRAY) {
      if (!token.isNumeric()) {
        throw here("a position is a list of numbers, [x, y].");
      }
      if (here.numbers < 2) {
        here.flat[here.numbers] = number();
      }
      here.numbers++;
      token = in.nextToken();
    }
    if (here.numbers == 1) {
      throw here("a position needs two numbers, [x, y].");
    }
    here.isPosition = here.numbers > 0;
    return here;
  }

  private double number() {
    double number = in.getDoubleValue();
    if (!Double.isFinite(number)) {
      throw here(
          in.getString()
              + " is too large a number: there are coordinates that are no place on any map.");
    }
    return number;
  }

  private void add(Nested list, Nested item) {
    if (!item.isPosition) {
      list.items.add(item);
      lists++;
      return;
    }
    positions++;
    int used = list.numbers;
    if (used + 2 > list.flat.length) {
      list.flat = Arrays.copyOf(list.flat, Math.max(32, list.flat.length * 2));
    }
    list.flat[used] = item.flat[0];
    list.flat[used + 1] = item.flat[1];
    list.numbers += 2;
  }

  /** The polygons of a geometry, each a list of rings; none for points and lines. */
  static List<List<double[]>> polygons(String type, Nested coordinates, TokenStreamLocation at) {
    if (coordinates.isEmpty()) {
      return List.of();
    }
    return switch (type) {
      case "Polygon" -> List.of(rings(type, coordinates, at));
      case "MultiPolygon" -> {
        if (!coordinates.isListOfLists()) {
          throw wrongNesting(type, at);
        }
        yield coordinates.items.stream()
            .filter(polygon -> !polygon.isEmpty())
            .map(polygon -> rings(type, polygon, at))
            .toList();
      }
      default -> List.of();
    };
  }

  /** The lines of a geometry; none for points and polygons. */
  static List<double[]> lines(String type, Nested coordinates, TokenStreamLocation at) {
    if (coordinates.isEmpty()) {
      return List.of();
    }
    return switch (type) {
      case "LineString" -> {
        if (!coordinates.isListOfPositions()) {
          throw wrongNesting(type, at);
        }
        yield List.of(Arrays.copyOf(coordinates.flat, coordinates.numbers));
      }
      case "MultiLineString" -> rings(type, coordinates, at);
      default -> List.of();
    };
  }

  private static List<double[]> rings(String type, Nested polygon, TokenStreamLocation at) {
    List<double[]> rings = new ArrayList<>();
    for (Nested ring : polygon.items) {
      if (!ring.isListOfPositions()) {
        throw wrongNesting(type, at);
      }
      rings.add(Arrays.copyOf(ring.flat, ring.numbers));
    }
    if (!polygon.isListOfLists()) {
      throw wrongNesting(type, at);
    }
    return rings;
  }

  private static Misread wrongNesting(String type, TokenStreamLocation at) {
    return new Misread(at, "these coordinates are nested the wrong way for a " + type + ".");
  }

  private Misread here(String message) {
    return new Misread(in.currentTokenLocation(), message);
  }
}
