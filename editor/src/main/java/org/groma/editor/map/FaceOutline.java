package org.groma.editor.map;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;

/**
 * The lines round faces, to tell whether what was worked out for them still holds: an edit that
 * leaves a border alone keeps its line, and one that moves a corner leaves the face itself alone.
 */
record FaceOutline(List<Line> lines) {

  static FaceOutline of(Topology map, List<Integer> faces) {
    List<Line> lines = new ArrayList<>();
    for (int face : faces) {
      map.face(face).halves().forEach(half -> lines.add(map.arc(Half.arc(half)).line()));
    }
    return new FaceOutline(lines);
  }

  @SuppressWarnings("ReferenceEquality") // the same line, not one like it: that is quick to say
  boolean isSameAs(FaceOutline other) {
    if (lines.size() != other.lines.size()) {
      return false;
    }
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i) != other.lines.get(i)) {
        return false;
      }
    }
    return true;
  }
}
