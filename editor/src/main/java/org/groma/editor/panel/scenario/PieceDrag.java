package org.groma.editor.panel.scenario;

import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.groma.editor.document.Naming;
import org.groma.editor.map.Dressing;
import org.groma.editor.pieces.Answer;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.Preview;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;

/**
 * Drags a counter out of the panel onto the map. The place under the pointer is lit, in red where
 * the drop will be refused; nothing happens before the button is let go, and Escape forgets all.
 */
final class PieceDrag {

  /** What a drop would do. */
  interface Drop {
    /** Whether and how the piece can be put in a place. */
    Optional<Answer> on(Place place);

    /** Puts it there. */
    void drop(Place place);
  }

  /** A hand that shakes so little is a click. */
  private static final double SLACK = 5;

  private static final String NOWHERE =
      "Pieces stand in provinces and sea zones; there is none under the pointer.";

  private final Workbench bench;
  private final Node from;
  private final Supplier<Dressing.Counter> counter;
  private final Drop drop;
  private final EventHandler<KeyEvent> key = this::key;
  private final EventHandler<MouseEvent> move = this::move;
  private final EventHandler<MouseEvent> release = this::release;
  private Optional<Scene> scene = Optional.empty();
  private boolean armed;
  private double startX;
  private double startY;

  private PieceDrag(Workbench bench, Node from, Supplier<Dressing.Counter> counter, Drop drop) {
    this.bench = bench;
    this.from = from;
    this.counter = counter;
    this.drop = drop;
  }

  static void install(Workbench bench, Node from, Supplier<Dressing.Counter> counter, Drop drop) {
    PieceDrag drag = new PieceDrag(bench, from, counter, drop);
    from.addEventHandler(MouseEvent.MOUSE_PRESSED, drag::press);
    from.addEventHandler(MouseEvent.MOUSE_DRAGGED, drag::pull);
  }

  private void press(MouseEvent event) {
    armed = event.getButton() == MouseButton.PRIMARY;
    startX = event.getScreenX();
    startY = event.getScreenY();
  }

  private void pull(MouseEvent event) {
    double way = Math.hypot(event.getScreenX() - startX, event.getScreenY() - startY);
    if (armed && way > SLACK && from.getScene() != null) {
      armed = false;
      from.setCursor(Cursor.CLOSED_HAND);
      scene = Optional.of(from.getScene());
      from.getScene().addEventFilter(KeyEvent.KEY_PRESSED, key);
      // at the scene, because not every platform keeps giving them to the node that was pressed
      from.getScene().addEventFilter(MouseEvent.MOUSE_DRAGGED, move);
      from.getScene().addEventFilter(MouseEvent.MOUSE_RELEASED, release);
    }
  }

  private void move(MouseEvent event) {
    bench.map().preview(preview(event.getScreenX(), event.getScreenY()));
    event.consume();
  }

  private Preview preview(double x, double y) {
    Optional<Point> at = bench.map().pointAt(x, y);
    if (at.isEmpty()) {
      return Preview.NONE;
    }
    Preview.Shape ghost = new Preview.Piece(at.get(), counter.get());
    Optional<Place> place = bench.map().placeAt(x, y);
    if (place.isEmpty()) {
      return Preview.of(ghost).refused(NOWHERE);
    }
    Preview lit =
        Preview.of(
            new Preview.Ground(
                new TreeSet<>(bench.project().get().map().facesOf(place.get())),
                Preview.Style.HIGHLIGHT),
            ghost);
    return switch (drop.on(place.get()).orElse(new Answer.Refused(NOWHERE))) {
      case Answer.Refused(String sentence) -> lit.refused(sentence);
      case Answer.Granted _ ->
          lit.saying(
              String.format(
                  Locale.ROOT,
                  "Let go to put it in %s; Escape cancels.",
                  Naming.of(bench.project().get(), place.get())));
    };
  }

  private void release(MouseEvent event) {
    stop();
    if (bench.map().pointAt(event.getScreenX(), event.getScreenY()).isPresent()) {
      bench
          .map()
          .placeAt(event.getScreenX(), event.getScreenY())
          .ifPresentOrElse(drop::drop, () -> bench.notices().mind(NOWHERE));
    }
    event.consume();
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      stop();
    }
    event.consume(); // nothing else happens while something is held
  }

  private void stop() {
    from.setCursor(Cursor.HAND);
    bench.map().preview(Preview.NONE);
    scene.ifPresent(where -> {
      where.removeEventFilter(KeyEvent.KEY_PRESSED, key);
      where.removeEventFilter(MouseEvent.MOUSE_DRAGGED, move);
      where.removeEventFilter(MouseEvent.MOUSE_RELEASED, release);
    });
    scene = Optional.empty();
  }
}
