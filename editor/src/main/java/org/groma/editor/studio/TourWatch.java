package org.groma.editor.studio;

import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.util.Duration;
import org.groma.editor.map.Viewport;
import org.groma.editor.tour.Deed;
import org.groma.editor.tour.Tour;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/**
 * Tells a tour what was done in the window; a moment later, so that one sees what came of it before
 * the next step begins.
 */
final class TourWatch implements AutoCloseable {

  private static final Duration MOMENT = Duration.millis(900);

  private final Tour tour;
  private final Workbench bench;
  private final ObservableList<Node> stack;
  private final PauseTransition moment = new PauseTransition(MOMENT);
  private final ChangeListener<Viewport> moved =
      (_, before, now) -> {
        boolean byHand = before.width() == now.width() && before.height() == now.height();
        if (byHand) { // else the window was laid out
          saw(Deed.MOVED_MAP);
        }
      };
  private final ChangeListener<Set<Subject>> selected =
      (_, _, now) -> {
        if (!now.isEmpty()) {
          saw(Deed.SELECTED);
        }
      };
  private final ChangeListener<Project> changed = (_, _, _) -> saw(Deed.CHANGED);

  private final ListChangeListener<Node> found =
      change -> {
        while (change.next()) {
          if (change.getRemoved().stream().anyMatch(CommandPalette.class::isInstance)) {
            saw(Deed.FOUND);
          }
        }
      };

  TourWatch(Tour tour, Workbench bench, ObservableList<Node> stack) {
    this.tour = tour;
    this.bench = bench;
    this.stack = stack;
    bench.map().viewport().addListener(moved);
    bench.selection().subjects().addListener(selected);
    bench.project().addListener(changed);
    stack.addListener(found);
  }

  /** A step begins; what was done in the one before does not count. */
  void begin() {
    moment.stop();
  }

  /** Something was done; done again, as a map is moved and moved, the moment begins anew. */
  private void saw(Deed deed) {
    if (tour.awaits(deed)) {
      moment.setOnFinished(_ -> tour.did(deed));
      moment.playFromStart();
    }
  }

  @Override
  public void close() {
    moment.stop();
    bench.map().viewport().removeListener(moved);
    bench.selection().subjects().removeListener(selected);
    bench.project().removeListener(changed);
    stack.removeListener(found);
  }
}
