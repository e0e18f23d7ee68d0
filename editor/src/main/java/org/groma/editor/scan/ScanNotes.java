package org.groma.editor.scan;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Point;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The pictures of a map as they are written down, without what is in their files. What cannot be
 * read is left out: it is only a habit of the studio.
 */
public final class ScanNotes {

  private static final JsonMapper JSON = new JsonMapper();
  private static final int FIGURES = 4;

  private ScanNotes() {}

  public static String write(List<TracedScan> scans) {
    ArrayNode all = JSON.createArrayNode();
    for (TracedScan scan : scans) {
      ObjectNode one = all.addObject();
      one.put("name", scan.name());
      one.put("file", scan.file().toAbsolutePath().toString());
      one.put("placing", scan.start().written());
      ArrayNode matches = one.putArray("matches");
      for (Match match : scan.matches()) {
        ArrayNode figures = matches.addArray();
        figures.add(match.pixel().x()).add(match.pixel().y());
        figures.add(match.point().x()).add(match.point().y());
      }
      one.put("keepsShape", scan.keepsShape());
      one.put("visible", scan.visible());
      one.put("locked", scan.locked());
      one.put("opacity", scan.opacity());
    }
    return JSON.writeValueAsString(all);
  }

  /** The pictures that were written down, numbered from 1, none of them read yet. */
  public static List<TracedScan> read(String written) {
    List<TracedScan> scans = new ArrayList<>();
    try {
      for (JsonNode one : JSON.readTree(written)) {
        scan(scans.size() + 1, one).ifPresent(scans::add);
      }
    } catch (JacksonException garbled) {
      return List.of();
    }
    return scans;
  }

  /** A picture as it was written down when a map had only one. */
  public static Optional<TracedScan> older(String file, String placing) {
    try {
      Path path = Path.of(file);
      return Placing.parse(placing).map(there -> plain(1, TracedScan.nameOf(path), path, there));
    } catch (InvalidPathException elsewhere) {
      return Optional.empty();
    }
  }

  private static TracedScan plain(int number, String name, Path file, Placing there) {
    return new TracedScan(
        number, name, file, Optional.empty(), there, List.of(), false, true, false, 1);
  }

  private static Optional<TracedScan> scan(int number, JsonNode one) {
    return older(one.path("file").asString(""), one.path("placing").asString(""))
        .filter(scan -> !scan.name().isEmpty())
        .map(scan ->
            scan.numbered(number)
                .named(one.path("name").asString(scan.name()))
                .at(scan.start(), matches(one.path("matches")))
                .keepingShape(one.path("keepsShape").asBoolean(false))
                .shown(one.path("visible").asBoolean(true))
                .locked(one.path("locked").asBoolean(false))
                .faded(one.path("opacity").asDouble(1)));
  }

  private static List<Match> matches(JsonNode written) {
    List<Match> matches = new ArrayList<>();
    for (JsonNode each : written) {
      if (each.size() == FIGURES && each.valueStream().allMatch(JsonNode::isNumber)) {
        matches.add(
            new Match(
                new Pixel(each.get(0).asDouble(), each.get(1).asDouble()),
                new Point(each.get(2).asDouble(), each.get(3).asDouble())));
      }
    }
    return matches;
  }
}
