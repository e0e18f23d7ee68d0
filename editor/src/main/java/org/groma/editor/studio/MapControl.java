package org.groma.editor.studio;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Choices;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/** What panels may do with the map. */
public interface MapControl {

  ObjectProperty<Viewport> viewport();

  ObjectProperty<LayerStack> layers();

  ObjectProperty<ToolKind> tool();

  ObjectProperty<Choices> choices();

  /** What is put on the map beside what the project draws. */
  ReadOnlyObjectProperty<Dressing> dressing();

  /** Changes what is put on the map beside what the project draws. */
  void dress(UnaryOperator<Dressing> change);

  /** The place under a point of the screen; none beside the map or where no place is drawn. */
  Optional<Place> placeAt(double screenX, double screenY);

  /** The point of the map under a point of the screen; none beside the map. */
  Optional<Point> pointAt(double screenX, double screenY);

  /** Hears where a pin of a finding is that was clicked with the tool Select. */
  void onPin(Consumer<Point> listener);

  /** Hears that the tool in hand lacks something that is typed into its bar. */
  void onAsk(Runnable listener);

  /** Gives the keyboard to the map and a key to the tool in hand, as if it were struck there. */
  void strike(Input.Key key);

  /** Draws something over the map for a gesture that does not begin on it, until the next one. */
  void preview(Preview shown);

  /** Brings a point into the middle, near enough to be seen, and flashes it. */
  void show(Point point);

  /** Brings a box into view. */
  void show(Envelope box);

  /** Shows the whole map. */
  void fit();

  /** Lets the keys that are pressed next go to the map. */
  void takeKeyboard();

  /** Zooms round the middle. */
  void zoom(double factor);
}
