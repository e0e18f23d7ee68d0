package org.groma.exporters.triplea;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/** The map for TripleA. */
public final class TripleAExporter implements Exporter {

  private static final int NAMED = 5;

  @Override
  public String word() {
    return "triplea";
  }

  @Override
  public String summary() {
    return "the map for the game engine TripleA: outlines, centres, connections";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return export.project().map().places().isEmpty()
        ? Optional.of("The project has no map with places yet. Import or generate one first.")
        : Optional.empty();
  }

  @Override
  public List<String> notes(Export export) {
    Project project = export.project();
    List<String> notes = new ArrayList<>();
    Map<String, String> changed = TerritoryNames.changed(project, TerritoryNames.of(project));
    if (!changed.isEmpty()) {
      notes.add(
          String.format(
              Locale.ROOT,
              "triplea: %d names were changed, since TripleA tells territories apart by name:"
                  + " %s%s.",
              changed.size(),
              changed.entrySet().stream()
                  .limit(NAMED)
                  .map(each -> "'" + each.getKey() + "' is '" + each.getValue() + "'")
                  .collect(Collectors.joining(", ")),
              changed.size() > NAMED ? " and others" : ""));
    }
    long oneWay = project.links().stream().filter(Link::oneWay).count();
    if (oneWay > 0) {
      notes.add(
          String.format(Locale.ROOT, "triplea: %d one-way links lead both ways there.", oneWay));
    }
    return notes;
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    Project project = export.project();
    NavigableMap<Place, String> names = TerritoryNames.of(project);
    PixelMap pixels = new PixelMap(project.map(), export.width());
    StringBuilder polygons = new StringBuilder();
    StringBuilder centres = new StringBuilder();
    StringBuilder places = new StringBuilder();
    names.forEach((place, name) -> {
      polygons.append(name).append(' ');
      for (List<PixelMap.Pixel> outline : pixels.outlines(place)) {
        polygons.append(" < ");
        outline.forEach(pixel -> point(polygons, pixel));
        polygons.append(" > ");
      }
      polygons.append('\n');
      PixelMap.Pixel centre = pixels.centre(place);
      point(centres.append(name).append(' '), centre);
      centres.append('\n');
      point(places.append(name).append(' '), centre);
      places.append(" | overflowToLeft=false\n");
    });
    return List.of(
        Artifact.of("triplea/map/polygons.txt", polygons.toString()),
        Artifact.of("triplea/map/centers.txt", centres.toString()),
        Artifact.of("triplea/map/place.txt", places.toString()),
        Artifact.of("triplea/map/map.properties", properties(pixels)),
        Artifact.of("triplea/map-part.xml", xml(project, names)));
  }

  private static void point(StringBuilder out, PixelMap.Pixel at) {
    out.append(" (").append(at.x()).append(',').append(at.y()).append(") ");
  }

  private static String properties(PixelMap pixels) {
    return String.format(
        Locale.ROOT,
        """
        map.width=%d
        map.height=%d
        map.scrollWrapX=false
        map.scrollWrapY=false
        map.hasRelief=false
        map.showTerritoryNames=true
        map.showSeaZoneNames=true
        """,
        pixels.width(),
        pixels.height());
  }

  /** Territories by name, then connections: the order that TripleA's grammar wants. */
  private static String xml(Project project, NavigableMap<Place, String> names) {
    StringBuilder out = new StringBuilder("<map>\n");
    names.forEach((place, name) ->
        out.append("  <territory name=\"")
            .append(escaped(name))
            .append(place.isSea() ? "\" water=\"true\"/>\n" : "\"/>\n"));
    for (Connections.Pair pair : Connections.of(project, names).pairs()) {
      out.append("  <connection t1=\"")
          .append(escaped(names.get(pair.a())))
          .append("\" t2=\"")
          .append(escaped(names.get(pair.b())))
          .append("\"/>\n");
    }
    return out.append("</map>\n").toString();
  }

  private static String escaped(String name) {
    return name.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
