package org.groma.model.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.project.Project;

/**
 * The states of a project in one session, with a name for each step between them, and which of them
 * is saved. Not thread-safe: it belongs to whoever edits.
 *
 * <p>Steps of one gesture (a vertex dragged along) share a gesture name and count as one: undo goes
 * back to before the gesture.
 */
public final class History {

  /** A step that can be undone. */
  public record Step(
      String name, Optional<String> gesture, Project before, Project after, Reach reach) {}

  private final List<Step> done = new ArrayList<>();
  private final List<Step> undone = new ArrayList<>();
  private Project current;
  private Project saved;

  /** Starts from a project as it was loaded; it counts as saved. */
  public History(Project start) {
    this.current = start;
    this.saved = start;
  }

  public Project current() {
    return current;
  }

  /** Applies an edit as a step of its own. */
  public Outcome apply(String name, Edit edit) {
    return apply(_ -> name, Optional.empty(), edit);
  }

  /**
   * Applies an edit as part of a gesture: it joins the step before it if that is the same gesture.
   */
  public Outcome applyDuring(String gesture, String name, Edit edit) {
    return apply(_ -> name, Optional.of(gesture), edit);
  }

  /**
   * Applies an edit, whose step is named by what came of it. An edit that changes nothing is no
   * step: a vertex picked up and put down where it was.
   *
   * @param gesture that it is part of, if of any
   */
  @SuppressWarnings("ReferenceEquality") // see isDirty
  public Outcome apply(
      Function<Outcome.Applied, String> naming, Optional<String> gesture, Edit edit) {
    Outcome outcome = edit.apply(current);
    if (outcome instanceof Outcome.Applied applied && applied.project() != current) {
      Project after = applied.project();
      Reach reach = applied.reach();
      String name = naming.apply(applied);
      boolean joins =
          gesture.isPresent()
              && !done.isEmpty()
              && done.getLast().gesture().equals(gesture)
              && undone.isEmpty();
      Step step =
          joins
              ? new Step(
                  name, gesture, done.getLast().before(), after, done.getLast().reach().and(reach))
              : new Step(name, gesture, current, after, reach);
      if (joins) {
        done.removeLast();
      }
      done.add(step);
      undone.clear();
      current = after;
    }
    return outcome;
  }

  /** Goes to a state that was made elsewhere, as one step that can be undone. */
  public void stepTo(String name, Project after) {
    done.add(new Step(name, Optional.empty(), current, after, Reach.EVERYTHING));
    undone.clear();
    current = after;
  }

  /** Ends a gesture, so that the next edit of the same name starts a new step. */
  public void endGesture() {
    if (!done.isEmpty() && done.getLast().gesture().isPresent()) {
      Step last = done.removeLast();
      done.add(new Step(last.name(), Optional.empty(), last.before(), last.after(), last.reach()));
    }
  }

  /** Takes back the last step and returns it. */
  public Optional<Step> undo() {
    if (done.isEmpty()) {
      return Optional.empty();
    }
    Step step = done.removeLast();
    undone.add(step);
    current = step.before();
    return Optional.of(step);
  }

  /** Does again what was undone last. */
  public Optional<Step> redo() {
    if (undone.isEmpty()) {
      return Optional.empty();
    }
    Step step = undone.removeLast();
    done.add(step);
    current = step.after();
    return Optional.of(step);
  }

  /** The steps that can be undone, the oldest first. */
  public List<Step> done() {
    return List.copyOf(done);
  }

  /** The steps that can be done again, the next one first. */
  public List<Step> undone() {
    return List.copyOf(undone.reversed());
  }

  public void markSaved() {
    saved = current;
  }

  /** What is saved is a state that somebody else made. */
  public void markSaved(Project other) {
    saved = other;
  }

  /** The state that counts as saved. */
  public Project saved() {
    return saved;
  }

  /** Goes back to the state that is saved: by undo or redo if that leads there, else by a step. */
  public void returnToSaved(String name) {
    if (!reaches(done, true) && !reaches(undone, false)) {
      stepTo(name, saved);
    }
    while (isDirty()) {
      if (reaches(done, true)) {
        undo();
      } else {
        redo();
      }
    }
  }

  @SuppressWarnings("ReferenceEquality") // see isDirty
  private boolean reaches(List<Step> steps, boolean before) {
    return !isDirty()
        || steps.stream().anyMatch(step -> (before ? step.before() : step.after()) == saved);
  }

  /**
   * Whether the current state is not the one that was saved. Going back to it by undo counts as
   * saved again.
   */
  @SuppressWarnings(
      "ReferenceEquality") // a state is itself; comparing contents would cost a walk of the whole
  // map
  public boolean isDirty() {
    return current != saved;
  }
}
