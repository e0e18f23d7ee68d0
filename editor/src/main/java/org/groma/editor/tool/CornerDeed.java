package org.groma.editor.tool;

import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.topology.DeleteVertex;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;

/**
 * Something that can be done to corners at once, without a drag.
 *
 * @param name of the step in the history
 */
record CornerDeed(String name, Edit edit) {

  /** A new corner on a border, where the border runs. */
  static Optional<CornerDeed> adding(Grip grip) {
    return grip instanceof Grip.Fresh(int arc, int after, Point at)
        ? Optional.of(
            new CornerDeed("Add a corner to …", new ChangeMap(new InsertVertex(arc, after, at))))
        : Optional.empty();
  }

  static Optional<CornerDeed> deleting(Grip grip) {
    return grip instanceof Grip.Vertex(int arc, int index, var _)
        ? Optional.of(
            new CornerDeed("Delete a corner of …", new ChangeMap(new DeleteVertex(arc, index))))
        : Optional.empty();
  }

  /** What a key does to corners that are chosen together; nothing for other keys. */
  static Optional<CornerDeed> together(Input.Key key, CornerSet chosen, Ground ground) {
    Topology map = ground.project().map();
    String corners = chosen.inner() == 1 ? "1 corner" : chosen.inner() + " corners";
    return switch (key) {
      case DELETE, BACKSPACE ->
          Optional.of(new CornerDeed("Delete " + corners, chosen.deleted(map)));
      case SMOOTH -> Optional.of(new CornerDeed("Smooth " + corners, chosen.smoothed(map)));
      case SIMPLIFY ->
          Optional.of(
              new CornerDeed(
                  "Simplify " + corners,
                  chosen.simplified(map, ground.choices().drawing().detail() * ground.pixel())));
      default -> Optional.empty();
    };
  }

  Attempt attempt(Ground ground) {
    return Attempt.of(name, edit, ground);
  }

  /** What a menu does that was opened on a corner or border; nothing where it may not. */
  static Optional<Effect.Perform> fromMenu(Optional<CornerDeed> deed, Grip grip, Ground ground) {
    return deed.filter(_ -> grip.locked(ground).isEmpty())
        .map(wanted -> wanted.attempt(ground))
        .filter(Attempt::isLegal)
        .map(attempt -> new Effect.Perform(attempt.name(), attempt.edit()));
  }
}
