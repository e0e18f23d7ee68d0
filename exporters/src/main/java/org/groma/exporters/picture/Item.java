package org.groma.exporters.picture;

import java.util.List;
import org.groma.model.topology.Line;

/**
 * One thing on the picture, in map units. An id that is empty means that nobody needs to find it.
 */
public sealed interface Item {

  String id();

  /**
   * A surface: all within an odd number of its rings.
   *
   * @param look the name of a look of the scene
   * @param title what a reader sees who points at it; empty for nothing
   * @param rings closed lines
   */
  record Filled(String id, String look, String title, List<Line> rings) implements Item {
    public Filled {
      rings = List.copyOf(rings);
    }
  }

  /** Lines of one look. */
  record Stroked(String id, String look, List<Line> lines) implements Item {
    public Stroked {
      lines = List.copyOf(lines);
    }
  }

  /**
   * A mark with its middle at a point.
   *
   * @param size how large the unit of the mark is
   */
  record Symbol(String id, Mark mark, String title, double x, double y, double size)
      implements Item {}

  /**
   * Lines of text, each centred.
   *
   * @param x the middle of the block
   * @param angle in degrees, counter-clockwise
   * @param size of the letters: the height of the em square
   * @param bend by how many degrees the baseline turns; 0 for straight lines, see {@link BentText}
   */
  record Lettering(
      String id,
      String look,
      List<String> lines,
      double x,
      double y,
      double angle,
      double size,
      double bend)
      implements Item {
    public Lettering {
      lines = List.copyOf(lines);
    }

    /** In straight lines. */
    public Lettering(
        String id, String look, List<String> lines, double x, double y, double angle, double size) {
      this(id, look, lines, x, y, angle, size, 0);
    }
  }
}
