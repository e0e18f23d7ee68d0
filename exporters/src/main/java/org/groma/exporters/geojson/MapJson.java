package org.groma.exporters.geojson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A file that may be GeoJSON or TopoJSON: what it is its {@code type} tells, not its name. */
public final class MapJson {

  private MapJson() {}

  public static GeoJson read(Path file) {
    return isTopology(file) ? TopoJsonReader.read(file) : GeoJsonReader.read(file);
  }

  /** Whether the outermost object is a Topology; of what is broken the reader will tell. */
  private static boolean isTopology(Path file) {
    try (InputStream bytes = Files.newInputStream(file);
        JsonParser in = new JsonFactory().createParser(ObjectReadContext.empty(), bytes)) {
      if (Files.size(file) > JsonSource.LARGEST || in.nextToken() != JsonToken.START_OBJECT) {
        return false;
      }
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean isType = in.currentName().equals("type");
        JsonToken value = in.nextToken();
        if (isType) {
          return value == JsonToken.VALUE_STRING && in.getString().equals("Topology");
        }
        in.skipChildren();
      }
      return false;
    } catch (IOException | JacksonException unreadable) {
      return false;
    }
  }
}
