package org.groma.editor.tool;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.WrittenName;
import org.groma.editor.scan.Placing;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;

/**
 * What is drawn over the map while a tool is in use.
 *
 * @param hint a sentence for the status line: what the next click does, or why it is refused
 * @param legal whether letting go now would be accepted
 */
public record Preview(List<Shape> shapes, Optional<String> hint, boolean legal) {

  public static final Preview NONE = new Preview(List.of(), Optional.empty(), true);

  public Preview {
    shapes = List.copyOf(shapes);
  }

  public static Preview of(Shape... shapes) {
    return new Preview(List.of(shapes), Optional.empty(), true);
  }

  public static Preview hint(String sentence) {
    return new Preview(List.of(), Optional.of(sentence), true);
  }

  public Preview saying(String sentence) {
    return new Preview(shapes, Optional.of(sentence), legal);
  }

  /** The same as something that will be refused, and why. */
  public Preview refused(String reason) {
    return new Preview(shapes, Optional.of(reason), false);
  }

  /** How something is drawn. */
  public enum Style {
    DRAFT,
    HIGHLIGHT,
    FAINT
  }

  /** Something drawn over the map, in map units. */
  public sealed interface Shape {}

  /** A line through points. */
  public record Trace(List<Point> points, boolean closed, Style style) implements Shape {
    public Trace {
      points = List.copyOf(points);
    }
  }

  /** Faces and borders as a project that is not there yet would draw them. */
  public record Drawn(Project project, NavigableSet<Integer> faces, NavigableSet<Integer> arcs)
      implements Shape {}

  /** Borders of the present map that stand out. */
  public record Borders(NavigableSet<Integer> arcs, Style style) implements Shape {}

  /** Faces of the present map that stand out. */
  public record Ground(NavigableSet<Integer> faces, Style style) implements Shape {}

  /**
   * A corner that can be taken hold of.
   *
   * @param shared whether several borders meet there
   * @param held whether it is the one that is held or would be
   */
  public record Handle(Point at, boolean shared, boolean held) implements Shape {}

  /** Where the pointer snaps to. */
  public record Target(Point at) implements Shape {}

  /**
   * The pointer that is moved by keys.
   *
   * @param holding whether it holds what is under it
   */
  public record Cross(Point at, boolean holding) implements Shape {}

  /** A counter that hangs on the pointer. */
  public record Piece(Point at, Dressing.Counter counter) implements Shape {}

  /**
   * A stack that is fanned out.
   *
   * @param marked the counter that is pointed at
   */
  public record Fan(OpenStack stack, List<Dressing.Counter> counters, Optional<Integer> marked)
      implements Shape {
    public Fan {
      counters = List.copyOf(counters);
    }
  }

  /** The picture under the map, over it while it is being placed. */
  public record Picture(Placing placing) implements Shape {}

  /** A name as it would be written, or would be if it were not hidden. */
  public record Letters(WrittenName name, Style style) implements Shape {}

  /** Words beside a point, in one line or several. */
  public record Caption(Point at, String text) implements Shape {}
}
