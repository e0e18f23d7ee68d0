package org.groma.exporters.geojson;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Border;
import org.groma.model.value.Slug;

/**
 * A line of a file that says what kind of border it runs along.
 *
 * @param riverName what to call its river where the project does not know it yet
 * @param parts the line, in several parts if it was cut; x and y in turn
 * @param uncut the parts before they were cut at the meridian of 180°, in map units
 * @param line where it starts in the file
 */
public record BorderLine(
    Border border,
    String riverName,
    List<double[]> parts,
    Optional<List<double[]>> uncut,
    int line) {

  public BorderLine {
    parts = List.copyOf(parts);
    uncut = uncut.map(List::copyOf);
  }

  /** The line of a feature, whose properties say what it marks. */
  static BorderLine of(Feature feature, List<double[]> parts, Optional<List<double[]>> uncut) {
    String kind = feature.property("border").orElse(Border.LAND_KIND).strip();
    Optional<String> river = feature.property("river").map(String::strip);
    Optional<RiverId> id = river.map(Slug::of).filter(Slug::isValid).map(RiverId::new);
    TreeSet<String> tags = new TreeSet<>();
    feature
        .property("tags")
        .ifPresent(text -> {
          for (String tag : text.split(",", -1)) {
            if (!tag.isBlank()) {
              tags.add(tag.strip());
            }
          }
        });
    String name = feature.property("name").or(() -> river).orElse("");
    return new BorderLine(new Border(kind, id, tags), name, parts, uncut, feature.line());
  }
}
