package org.groma.editor.studio;

import javafx.scene.Node;

/** One tab of the lower part of the window. */
public interface Panel {

  /** What the tab says. */
  String title();

  /** As the icon font names it. */
  String icon();

  /** What is in the tab; the same node at every call. */
  Node content();
}
