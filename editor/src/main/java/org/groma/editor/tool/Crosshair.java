package org.groma.editor.tool;

import java.util.List;
import org.groma.editor.map.Heading;
import org.groma.editor.map.Viewport;
import org.groma.model.topology.Point;

/**
 * A pointer that is moved by keys. It says to a tool what the mouse would say, so every gesture of
 * the mouse can be made with it.
 *
 * @param holding whether the button is down, so to speak
 */
public record Crosshair(Point at, boolean holding) {

  /** So far from the edge of the screen the map begins to move with it, in pixels. */
  private static final double EDGE = 48;

  public static Crosshair at(Point point) {
    return new Crosshair(point, false);
  }

  /** So many pixels in a direction. */
  public Crosshair moved(Heading way, double pixels, Viewport view) {
    double step = pixels * view.pixel();
    return new Crosshair(
        new Point(at.x() + step * way.right(), at.y() - step * way.down()), holding);
  }

  /** What the tool hears when it has come to where it is. */
  public Input arrived(Input.Held held) {
    return holding ? new Input.Dragged(at, held) : new Input.Moved(at, held);
  }

  /** A press and a release where it is. */
  public List<Input> click(Input.Held held) {
    return List.of(new Input.Pressed(at, held, 1), new Input.Released(at, held));
  }

  /** Takes hold of what is there, or lets it go. */
  public Crosshair turned() {
    return new Crosshair(at, !holding);
  }

  /** What the tool hears when it has just taken hold or let go. */
  public Input gripped(Input.Held held) {
    return holding ? new Input.Pressed(at, held, 1) : new Input.Released(at, held);
  }

  /** The same view, moved so that it is well on the screen. */
  public Viewport follow(Viewport view) {
    return view.panned(
        inside(view.screenX(at.x()), view.width()), inside(view.screenY(at.y()), view.height()));
  }

  private static double inside(double here, double size) {
    double edge = Math.min(EDGE, size / 4);
    return Math.clamp(here, edge, size - edge) - here;
  }
}
