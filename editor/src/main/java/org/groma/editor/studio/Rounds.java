package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;

/**
 * The keyboard's way round the parts of the window: F6 goes to the next part, however many fields
 * and buttons lie between.
 */
final class Rounds {

  private final List<Node> parts;

  Rounds(List<Node> parts) {
    this.parts = List.copyOf(parts);
  }

  /** Goes to the next part, or the one before; a part with nothing to focus is passed by. */
  void go(int by) {
    int here = 0;
    for (int i = 0; i < parts.size(); i++) {
      if (holdsFocus(parts.get(i))) {
        here = i;
      }
    }
    for (int i = 1; i <= parts.size(); i++) {
      Node part = parts.get(Math.floorMod(here + by * i, parts.size()));
      if (focus(part)) {
        return;
      }
    }
  }

  private static boolean holdsFocus(Node part) {
    Node owner = part.getScene() == null ? null : part.getScene().getFocusOwner();
    for (Node node = owner; node != null; node = node.getParent()) {
      if (node.equals(part)) {
        return true;
      }
    }
    return false;
  }

  /** Gives the keyboard to a part: to its table, its list, or else to its first field. */
  static boolean focus(Node part) {
    Optional<Node> wanted =
        first(part, node -> node.isFocusTraversable() && node instanceof TableView<?>)
            .or(() -> first(part, node -> node.isFocusTraversable() && node instanceof ListView<?>))
            .or(() -> first(part, Node::isFocusTraversable));
    wanted.ifPresent(Node::requestFocus);
    return wanted.isPresent();
  }

  private static Optional<Node> first(Node node, Predicate<Node> wanted) {
    if (!node.isVisible() || node.isDisabled()) {
      return Optional.empty();
    }
    if (wanted.test(node)) {
      return Optional.of(node);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .flatMap(child -> first(child, wanted).stream())
            .findFirst()
        : Optional.empty();
  }
}
