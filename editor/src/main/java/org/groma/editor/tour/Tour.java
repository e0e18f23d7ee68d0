package org.groma.editor.tour;

import java.util.List;

/** Runs the steps of a tour: on, back, to the end, and on by itself when something was done. */
public final class Tour {

  private final List<Step> steps;
  private final Runnable changed;
  private int at;
  private boolean over;

  /**
   * @param steps at least one
   * @param changed hears when another step is due, or the tour is over
   */
  public Tour(List<Step> steps, Runnable changed) {
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a tour has at least one step");
    }
    this.steps = List.copyOf(steps);
    this.changed = changed;
  }

  public Step step() {
    return steps.get(at);
  }

  /** {@code Step 3 of 10}. */
  public String position() {
    return "Step " + (at + 1) + " of " + steps.size();
  }

  public boolean isFirst() {
    return at == 0;
  }

  public boolean isLast() {
    return at == steps.size() - 1;
  }

  public boolean isOver() {
    return over;
  }

  /** The next step; after the last one the tour is over. */
  public void next() {
    if (isLast()) {
      end();
    } else {
      go(at + 1);
    }
  }

  public void back() {
    if (!isFirst()) {
      go(at - 1);
    }
  }

  public void end() {
    if (!over) {
      over = true;
      changed.run();
    }
  }

  /** Whether the step waits for this. */
  public boolean awaits(Deed deed) {
    return !over && step().deed().filter(deed::equals).isPresent();
  }

  /** Hears that something was done, and goes on if the step waited for it. */
  public void did(Deed deed) {
    if (awaits(deed) && !isLast()) {
      next();
    }
  }

  private void go(int to) {
    if (!over) {
      at = to;
      changed.run();
    }
  }
}
