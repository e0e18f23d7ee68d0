package org.groma.exporters.generate;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Border;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads the files a map is generated from. Tables are tab-separated with a header line, shapes are
 * GeoJSON in degrees.
 *
 * <p>A file that cannot be used ends the reading with an {@link Unusable} that says which, where
 * and what to do.
 */
public final class GeoFolder {

  /** An input file that cannot be used; the message is a sentence for the person who wrote it. */
  public static final class Unusable extends Exception {
    private static final long serialVersionUID = 1;

    Unusable(String message) {
      super(message);
    }
  }

  private static final CSVFormat TABLE =
      CSVFormat.TDF.builder().setHeader().setSkipHeaderRecord(true).setTrim(true).get();

  private GeoFolder() {}

  /**
   * Sites: {@code place, lon, lat}, where the place is {@code province:id}, {@code sea:id}, {@code
   * void} or {@code open-water}.
   */
  public static List<Site> sites(Path file) throws Unusable {
    List<Site> sites = new ArrayList<>();
    for (CSVRecord row : rows(file, "place", "lon", "lat")) {
      try {
        sites.add(new Site(Use.parse(row.get("place")), position(file, row)));
      } catch (IllegalArgumentException wrong) {
        throw new Unusable(where(file, row) + wrong.getMessage() + ".");
      }
    }
    if (sites.isEmpty()) {
      throw new Unusable(file + " has no sites; a map needs at least one.");
    }
    return sites;
  }

  /**
   * Marked borders: {@code a, b, kind, river}, with province ids and, for rivers, the river's id.
   */
  public static List<MarkedBorder> borders(Path file) throws Unusable {
    List<MarkedBorder> borders = new ArrayList<>();
    for (CSVRecord row : rows(file, "a", "b", "kind", "river")) {
      try {
        String river = row.get("river");
        borders.add(
            new MarkedBorder(
                Place.of(new ProvinceId(row.get("a"))),
                Place.of(new ProvinceId(row.get("b"))),
                river.isEmpty() ? Border.of(row.get("kind")) : Border.river(new RiverId(river))));
      } catch (IllegalArgumentException wrong) {
        throw new Unusable(where(file, row) + wrong.getMessage() + ".");
      }
    }
    return borders;
  }

  /** Where cities lie: {@code city, lon, lat}. */
  public static NavigableMap<CityId, Coordinate> cities(Path file) throws Unusable {
    NavigableMap<CityId, Coordinate> cities = new TreeMap<>();
    for (CSVRecord row : rows(file, "city", "lon", "lat")) {
      try {
        cities.put(new CityId(row.get("city")), position(file, row));
      } catch (IllegalArgumentException wrong) {
        throw new Unusable(where(file, row) + wrong.getMessage() + ".");
      }
    }
    return cities;
  }

  public static List<Geometry> land(Path file) throws Unusable {
    List<Geometry> land = new ArrayList<>();
    for (JsonNode feature : features(file)) {
      Geometry shape = geometry(file, feature);
      if (shape.getDimension() == 2) {
        land.add(shape);
      }
    }
    if (land.isEmpty()) {
      throw new Unusable(file + " has no polygons; the land of a map is polygons in degrees.");
    }
    return land;
  }

  /** Water to be cut through the land: polygons, and lines with a {@code width} in kilometres. */
  public static List<Generator.Cut> cuts(Path file) throws Unusable {
    List<Generator.Cut> cuts = new ArrayList<>();
    for (JsonNode feature : features(file)) {
      double width = feature.path("properties").path("width").asDouble(0);
      Geometry shape = geometry(file, feature);
      if (shape.getDimension() == 1 && !(width > 0)) {
        throw new Unusable(file + ": a line of water needs a \"width\" in kilometres.");
      }
      cuts.add(new Generator.Cut(shape, width));
    }
    return cuts;
  }

  /** The course of each river, by the {@code id} property. */
  public static Map<RiverId, Geometry> rivers(Path file) throws Unusable {
    NavigableMap<RiverId, Geometry> rivers = new TreeMap<>();
    for (JsonNode feature : features(file)) {
      String id = feature.path("properties").path("id").asString("");
      try {
        rivers.merge(new RiverId(id), geometry(file, feature), Geometry::union);
      } catch (IllegalArgumentException wrong) {
        throw new Unusable(
            file + ": a river's \"id\" is missing or wrong: " + wrong.getMessage() + ".");
      }
    }
    return rivers;
  }

  private static JsonNode features(Path file) throws Unusable {
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      JsonNode features = JsonMapper.shared().readTree(reader).path("features");
      if (!features.isArray()) {
        throw new Unusable(file + " is not a GeoJSON FeatureCollection.");
      }
      return features;
    } catch (JacksonException broken) {
      throw new Unusable(
          file + ", line " + broken.getLocation().getLineNr() + ": this is not valid JSON.");
    } catch (IOException failed) {
      throw unreadable(file, failed);
    }
  }

  private static Geometry geometry(Path file, JsonNode feature) throws Unusable {
    try {
      return ShapeNode.geometry(feature.path("geometry"));
    } catch (IllegalArgumentException wrong) {
      throw new Unusable(
          String.format(
              Locale.ROOT,
              "%s: a feature has a geometry that is not GeoJSON (%s).",
              file,
              wrong.getMessage()));
    }
  }

  private static List<CSVRecord> rows(Path file, String... columns) throws Unusable {
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8);
        CSVParser parser = CSVParser.parse(reader, TABLE)) {
      for (String column : columns) {
        if (!parser.getHeaderMap().containsKey(column)) {
          throw new Unusable(
              file
                  + " has no column '"
                  + column
                  + "'; its first line must name the columns "
                  + String.join(", ", columns)
                  + ", separated by tabs.");
        }
      }
      return parser.getRecords();
    } catch (IOException failed) {
      throw unreadable(file, failed);
    }
  }

  private static Coordinate position(Path file, CSVRecord row) throws Unusable {
    try {
      double longitude = Double.parseDouble(row.get("lon"));
      double latitude = Double.parseDouble(row.get("lat"));
      if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) {
        return new Coordinate(longitude, latitude);
      }
    } catch (NumberFormatException notANumber) {
      // said below, together with numbers out of range
    }
    throw new Unusable(
        where(file, row)
            + "lon and lat must be degrees, not '"
            + row.get("lon")
            + "' and '"
            + row.get("lat")
            + "'.");
  }

  private static String where(Path file, CSVRecord row) {
    return file + ", line " + (row.getRecordNumber() + 1) + ": ";
  }

  private static Unusable unreadable(Path file, IOException failed) {
    return new Unusable(
        failed instanceof NoSuchFileException
            ? "There is no file " + file + "."
            : file + " cannot be read; check that it is a text file that you may read.");
  }
}
