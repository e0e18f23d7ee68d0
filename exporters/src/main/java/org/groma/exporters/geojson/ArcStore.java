package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** The arcs of a TopoJSON file, from which lines are put together. */
final class ArcStore {

  /** Geometries may name an arc again and again, so a small file can stand for a huge one. */
  private static final long MOST_POINTS = 20_000_000;

  private final List<double[]> arcs;
  private long points;

  private ArcStore(List<double[]> arcs) {
    this.arcs = arcs;
  }

  /** Reads the value that the parser has come to; the arcs are as they stand in the file. */
  static ArcStore read(JsonParser in, JsonToken value) {
    if (value != JsonToken.START_ARRAY) {
      throw new Misread(in.currentTokenLocation(), "'arcs' must be a list.");
    }
    Coordinates coordinates = new Coordinates(in);
    List<double[]> arcs = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      TokenStreamLocation at = in.currentTokenLocation();
      if (in.currentToken() != JsonToken.START_ARRAY) {
        throw new Misread(at, "an arc is a list of positions.");
      }
      List<double[]> line =
          Coordinates.lines("LineString", coordinates.read(JsonToken.START_ARRAY), at);
      arcs.add(line.isEmpty() ? new double[0] : line.getFirst());
    }
    return new ArcStore(arcs);
  }

  /** The arcs in coordinates: steps are added up and scaled. */
  ArcStore decoded(Transform transform) {
    if (!transform.quantized()) {
      return this;
    }
    List<double[]> decoded = new ArrayList<>(arcs.size());
    for (double[] steps : arcs) {
      double[] xy = new double[steps.length];
      double x = 0;
      double y = 0;
      for (int i = 0; i < steps.length; i += 2) {
        x += steps[i];
        y += steps[i + 1];
        xy[i] = x * transform.scaleX() + transform.x();
        xy[i + 1] = y * transform.scaleY() + transform.y();
      }
      decoded.add(xy);
    }
    return new ArcStore(decoded);
  }

  /** Arcs one after the other; where two meet their common point is taken once. */
  double[] line(ArcNumbers numbers, TokenStreamLocation at) {
    if (!numbers.items().isEmpty()) {
      throw new Misread(at, "the arcs of this geometry are nested the wrong way.");
    }
    int length = 0;
    for (int number : numbers.numbers()) {
      int arc = number < 0 ? ~number : number;
      if (arc >= arcs.size()) {
        throw new Misread(
            at,
            String.format(
                Locale.ROOT,
                "there is no arc %d: the file has %d, counted from 0.",
                arc,
                arcs.size()));
      }
      length += arcs.get(arc).length;
      points += arcs.get(arc).length / 2;
      if (points > MOST_POINTS) {
        throw new Misread(
            at,
            String.format(
                Locale.ROOT,
                "the geometries come to more than %d million points, which no map needs.",
                MOST_POINTS / 1_000_000));
      }
    }
    double[] line = new double[length];
    int n = 0;
    for (int number : numbers.numbers()) {
      double[] arc = arcs.get(number < 0 ? ~number : number);
      int skip = n > 0 ? 2 : 0;
      for (int i = skip; i < arc.length; i += 2) {
        int from = number < 0 ? arc.length - 2 - i : i;
        line[n++] = arc[from];
        line[n++] = arc[from + 1];
      }
    }
    return Arrays.copyOf(line, n);
  }
}
