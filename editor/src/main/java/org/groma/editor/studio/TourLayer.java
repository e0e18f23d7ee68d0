package org.groma.editor.studio;

import java.util.Objects;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.groma.editor.tour.Berth;
import org.groma.editor.tour.Berth.Box;
import org.groma.editor.tour.Steps;
import org.groma.editor.tour.Tour;

/**
 * The tour over the window: a ring round what a step speaks of, and its card beside it. All else
 * can be used as ever.
 */
final class TourLayer extends Pane {

  private static final double RING = 3;

  private final Desk desk;
  private final Runnable away;
  private final Tour tour = new Tour(Steps.ALL, this::changed);
  private final TourCard card = new TourCard(tour);
  private final Region ring = new Region();
  private final TourWatch watch;
  private final EventHandler<KeyEvent> escape = this::endUnheard;
  private final InvalidationListener moved = _ -> requestLayout();
  private Optional<Node> target = Optional.empty();

  /**
   * @param stack what lies over the window, boxes that come and go among it
   * @param away takes the tour away again
   */
  TourLayer(Workbench bench, Desk desk, ObservableList<Node> stack, Runnable away) {
    this.desk = desk;
    this.away = away;
    this.watch = new TourWatch(tour, bench, stack);
    setId("tour");
    setPickOnBounds(false);
    getStylesheets()
        .add(Objects.requireNonNull(TourLayer.class.getResource("tour.css")).toExternalForm());
    ring.setId("tour-ring");
    ring.getStyleClass().add("tour-ring");
    ring.setMouseTransparent(true);
    getChildren().addAll(ring, card);
    addEventHandler(KeyEvent.KEY_PRESSED, this::leadThere);
    desk.addEventHandler(KeyEvent.KEY_PRESSED, escape);
  }

  /** Shows the first step. */
  void begin() {
    point();
    takeKeyboard();
  }

  /** Lets the keys lead the tour again. */
  void takeKeyboard() {
    card.requestFocus();
  }

  private void changed() {
    if (tour.isOver()) {
      away.run();
    } else {
      card.show();
      point();
      card.requestFocus();
    }
  }

  /** Lets go of everything it listened to. */
  void close() {
    watch.close();
    desk.removeEventHandler(KeyEvent.KEY_PRESSED, escape);
    aim(Optional.empty());
  }

  private void point() {
    watch.begin();
    tour.step().panel().ifPresent(desk::select);
    aim(Optional.ofNullable(getScene().getRoot().lookup("#" + tour.step().target())));
    requestLayout();
  }

  private void aim(Optional<Node> other) {
    target.ifPresent(node -> {
      node.localToSceneTransformProperty().removeListener(moved);
      node.layoutBoundsProperty().removeListener(moved);
    });
    target = other;
    target.ifPresent(node -> {
      node.localToSceneTransformProperty().addListener(moved);
      node.layoutBoundsProperty().addListener(moved);
    });
  }

  /** F6 leads from the card to what it speaks of. */
  private void leadThere(KeyEvent event) {
    if (event.getCode() == KeyCode.F6) {
      event.consume();
      target.ifPresent(Rounds::focus);
    }
  }

  /** Escape that nobody in the window needs ends the tour. */
  private void endUnheard(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      tour.end();
    }
  }

  @Override
  protected void layoutChildren() {
    Box window = new Box(0, 0, getWidth(), getHeight());
    double width = card.prefWidth(-1);
    double height = card.prefHeight(width);
    Optional<Box> seen = target.map(this::box).filter(box -> box.width() > 0 && box.height() > 0);
    ring.setVisible(seen.isPresent());
    // a menu bar of the system is outside of the window, so the card stands where it would be
    Box spoken = seen.orElse(new Box(0, 0, 1, 1)).grown(RING, window);
    ring.resizeRelocate(spoken.x(), spoken.y(), spoken.width(), spoken.height());
    Box place = Berth.beside(spoken, width, height, window);
    card.resizeRelocate(Math.rint(place.x()), Math.rint(place.y()), width, height);
  }

  private Box box(Node node) {
    Bounds bounds = sceneToLocal(node.localToScene(node.getLayoutBounds()));
    return new Box(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
  }
}
