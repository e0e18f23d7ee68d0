package org.groma.exporters.geojson;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A GeoJSON feature with an area.
 *
 * @param id the feature's own id, if it has one
 * @param properties its plain properties as text; empty text for null
 * @param nested the names of properties that hold a list or an object, which nobody reads
 * @param polygons each a list of rings, x and y in turn; the outer ring first
 * @param uncut the polygons before they were cut at the meridian of 180°, in map units, where the
 *     file says
 * @param line where it starts in the file
 */
public record Feature(
    Optional<String> id,
    Map<String, String> properties,
    Set<String> nested,
    List<List<double[]>> polygons,
    Optional<List<List<double[]>>> uncut,
    int line) {

  public Feature {
    nested = Collections.unmodifiableSet(new TreeSet<>(nested));
    properties = Collections.unmodifiableMap(new TreeMap<>(properties));
    polygons = List.copyOf(polygons);
    uncut = uncut.map(List::copyOf);
  }

  public Feature(
      Optional<String> id,
      Map<String, String> properties,
      List<List<double[]>> polygons,
      int line) {
    this(id, properties, Set.of(), polygons, Optional.empty(), line);
  }

  public Optional<String> property(String name) {
    return Optional.ofNullable(properties.get(name)).filter(text -> !text.isBlank());
  }

  /** What sort of space it is: {@code sea}, {@code area}, {@code void} …; empty for a province. */
  public String kind() {
    return property("kind").map(kind -> kind.strip().toLowerCase(Locale.ROOT)).orElse("");
  }
}
