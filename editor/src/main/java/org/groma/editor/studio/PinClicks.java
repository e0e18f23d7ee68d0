package org.groma.editor.studio;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.editor.map.Dressing.Pin;
import org.groma.editor.tool.Input;
import org.groma.model.topology.Point;

/** Listens for a click on a pin, beside what the tool makes of it. */
final class PinClicks {

  private Consumer<Point> listener = _ -> {};
  private Optional<Pin> pressed = Optional.empty();

  void tell(Consumer<Point> other) {
    listener = other;
  }

  /**
   * Hears an input after the tool has.
   *
   * @param pins those that are to be seen
   * @param reach how near is on it, in map units
   * @return whether a pin was clicked
   */
  boolean hear(Input input, List<Pin> pins, double reach) {
    Optional<Pin> clicked = Optional.empty();
    switch (input) {
      case Input.Pressed(Point at, var held, int clicks) ->
          pressed =
              clicks == 1 && held.equals(Input.Held.NONE)
                  ? pins.stream()
                      .filter(pin -> !pin.accepted() && distance(pin, at) <= reach)
                      .min(Comparator.comparingDouble(pin -> distance(pin, at)))
                  : Optional.empty();
      case Input.Released(Point at, var _) -> {
        clicked = pressed.filter(pin -> distance(pin, at) <= reach);
        pressed = Optional.empty();
      }
      default -> {} // a drag is judged by where it ends
    }
    clicked.ifPresent(pin -> listener.accept(pin.at()));
    return clicked.isPresent();
  }

  private static double distance(Pin pin, Point at) {
    return Math.hypot(pin.at().x() - at.x(), pin.at().y() - at.y());
  }
}
