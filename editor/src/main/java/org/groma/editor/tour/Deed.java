package org.groma.editor.tour;

/** Something that a step invites to do. */
public enum Deed {
  /** The map was moved or zoomed. */
  MOVED_MAP,
  /** Something was selected. */
  SELECTED,
  /** The project was changed, or a change was taken back. */
  CHANGED,
  /** The palette was opened and left again. */
  FOUND
}
