package org.groma.editor.studio;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;

/** One tab of the lower part of the window. */
public interface Panel {

  /** What it is called. */
  String title();

  /** What the tab says: the title, and perhaps how much there is in it. */
  default ObservableStringValue caption() {
    return new ReadOnlyStringWrapper(title());
  }

  /** As the icon font names it. */
  String icon();

  /** What is in the tab; the same node at every call. */
  Node content();

  /** Hears whether its tab is in front, so that it need not work while nobody looks. */
  default void shown(boolean inFront) {}
}
