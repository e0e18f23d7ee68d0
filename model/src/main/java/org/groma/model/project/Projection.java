package org.groma.model.project;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How map units come from longitude and latitude.
 *
 * @param name {@code none} where the map has no geography, {@code lonlat} for degrees as they are,
 *     or the name of a projection
 * @param parameters its numbers
 */
public record Projection(
    @JsonProperty(required = true) String name, Map<String, Double> parameters) {

  public static final Projection NONE = new Projection("none", Map.of());
  public static final Projection LONLAT = new Projection("lonlat", Map.of());

  public Projection {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }
}
