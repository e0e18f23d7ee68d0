package org.groma.editor.panel.simulation;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.groma.engine.simulation.Interval;

/** A share from 0 to 1 as a bar, with whiskers where the true one may lie. */
final class IntervalBar extends Region {

  private static final double HEIGHT = 18;
  private static final double INSET = 3;
  private static final double LINE = 2;
  private static final double CAP = 10;

  private final Region track = part("interval-track");
  private final Region fill = part("interval-fill");
  private final Region whisker = part("interval-whisker");
  private final Region low = part("interval-whisker");
  private final Region high = part("interval-whisker");
  private final double share;
  private final Optional<Interval> interval;

  IntervalBar(double share, Optional<Interval> interval) {
    this.share = Math.clamp(share, 0.0, 1.0);
    this.interval = interval;
    setMinSize(60, HEIGHT);
    setPrefSize(240, HEIGHT);
    setMaxSize(Double.MAX_VALUE, HEIGHT);
    getChildren().addAll(track, fill);
    if (interval.isPresent()) {
      getChildren().addAll(whisker, low, high);
    }
  }

  /** The same in another colour of the theme. */
  IntervalBar styled(String styleClass) {
    fill.getStyleClass().add(styleClass);
    return this;
  }

  private static Region part(String styleClass) {
    Region part = new Region();
    part.getStyleClass().add(styleClass);
    return part;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    track.resizeRelocate(0, INSET, width, HEIGHT - 2 * INSET);
    fill.resizeRelocate(0, INSET, snapSizeX(width * share), HEIGHT - 2 * INSET);
    interval.ifPresent(ends -> {
      double left = Math.clamp(width * ends.low(), 0, width - LINE);
      double right = Math.clamp(width * ends.high(), 0, width - LINE);
      double middle = HEIGHT / 2;
      whisker.resizeRelocate(left, middle - LINE / 2, Math.max(LINE, right - left), LINE);
      low.resizeRelocate(left, middle - CAP / 2, LINE, CAP);
      high.resizeRelocate(right, middle - CAP / 2, LINE, CAP);
    });
  }
}
