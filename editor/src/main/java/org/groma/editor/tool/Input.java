package org.groma.editor.tool;

import org.groma.model.topology.Point;

/** What a person does, in map coordinates. */
public sealed interface Input {

  /** Keys that are held down. */
  record Held(boolean shift, boolean command, boolean alt) {
    public static final Held NONE = new Held(false, false, false);
  }

  /**
   * The main button goes down.
   *
   * @param clicks 2 for the second press of a double click
   */
  record Pressed(Point at, Held held, int clicks) implements Input {}

  /** The pointer moves with the button down. */
  record Dragged(Point at, Held held) implements Input {}

  /** The button is let go. */
  record Released(Point at, Held held) implements Input {}

  /** The pointer moves with no button down. */
  record Moved(Point at, Held held) implements Input {}

  /**
   * The wheel turns over the map.
   *
   * @param notches how far, positive away from the hand
   */
  record Scrolled(Point at, double notches) implements Input {}

  /** The pointer leaves the map. */
  record Left() implements Input {}

  /** A key that means something to tools. */
  record Typed(Key key, Held held) implements Input {}

  /** The keys that tools know. */
  enum Key {
    ENTER,
    ESCAPE,
    DELETE,
    BACKSPACE,
    LARGER,
    SMALLER,
    HIDE,
    SMOOTH,
    SIMPLIFY
  }
}
