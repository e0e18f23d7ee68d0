package org.groma.editor.studio;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;

/** A part of the window that the commands of the Edit menu work on while the keyboard is in it. */
public interface EditTarget {

  /** What the Edit menu can do to any part of the window. */
  enum Command {
    CUT,
    COPY,
    PASTE,
    DELETE,
    SELECT_ALL
  }

  /** Carries out a command; says whether there was anything to do. */
  boolean carryOut(Command command);

  /** Makes a node, with all that lies in it, a target. */
  static void set(Node node, EditTarget target) {
    node.getProperties().put(EditTarget.class, target);
  }

  /** What the commands work on while the keyboard is at a node. */
  static EditTarget at(Node node) {
    return node instanceof TextInputControl text
        ? command -> edit(text, command)
        : around(node).orElse(_ -> false);
  }

  private static boolean edit(TextInputControl text, Command command) {
    switch (command) {
      case CUT -> text.cut();
      case COPY -> text.copy();
      case PASTE -> text.paste();
      case DELETE -> text.replaceSelection("");
      case SELECT_ALL -> text.selectAll();
    }
    return true;
  }

  /** The target that a node lies in; the innermost if there are several. */
  private static Optional<EditTarget> around(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (each.hasProperties()
          && each.getProperties().get(EditTarget.class) instanceof EditTarget target) {
        return Optional.of(target);
      }
    }
    return Optional.empty();
  }
}
