package org.groma.editor.studio;

import javafx.scene.Node;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icons by their names in the icon font. */
public final class Icons {

  private Icons() {}

  public static Node of(String literal) {
    return new FontIcon(literal);
  }
}
