package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Cell;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;

/** What somebody who cannot see or has no mouse would miss in a part of the window. */
final class Spoken {

  /** Lists whose lines are chosen with the arrows from the field above them. */
  private static final Set<String> FROM_A_FIELD = Set.of("palette-hits");

  private final Set<Node> labelled = new HashSet<>();
  private final List<String> lacks = new ArrayList<>();

  private Spoken() {}

  /** What is lacking below a node, as sentences. */
  static List<String> lacks(Parent root) {
    Spoken spoken = new Spoken();
    spoken.labels(root);
    spoken.walk(root);
    return spoken.lacks;
  }

  private void labels(Node node) {
    if (node instanceof Label label && label.getLabelFor() != null && !label.getText().isBlank()) {
      labelled.add(label.getLabelFor());
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::labels);
    }
  }

  private void walk(Node node) {
    if (!node.isVisible()) {
      return;
    }
    boolean plain = node instanceof ScrollPane || node instanceof Cell<?>;
    if (node.isFocusTraversable() && !plain && name(node).isEmpty()) {
      lacks.add("no name for a screen reader: " + path(node));
    }
    boolean clickable =
        isOurs(node.getOnMouseClicked())
            || isOurs(node.getOnMousePressed())
            || isOurs(node.getOnMouseReleased());
    if (clickable && !isReachable(node) && !FROM_A_FIELD.contains(String.valueOf(node.getId()))) {
      lacks.add("only for the mouse: " + path(node));
    }
    boolean closed =
        node instanceof Spinner<?> || node instanceof ComboBoxBase<?> || node instanceof ScrollBar;
    if (!closed && node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::walk);
    }
  }

  private Optional<String> name(Node node) {
    return Optional.ofNullable(node.getAccessibleText())
        .or(() ->
            node instanceof Labeled labeled
                ? Optional.ofNullable(labeled.getText())
                : Optional.empty())
        .or(() -> labelled.contains(node) ? Optional.of("labelled") : Optional.empty())
        .filter(text -> !text.isBlank());
  }

  /** What the toolkit does with the mouse it does with keys too. */
  private static boolean isOurs(EventHandler<?> handler) {
    return handler != null && handler.getClass().getName().startsWith("org.groma");
  }

  /** A row of a list is reached with the arrows, as long as the list can have the focus. */
  private static boolean isReachable(Node node) {
    boolean inRow = false;
    for (Node each = node; each != null; each = each.getParent()) {
      inRow |= each instanceof Cell<?>;
      if (each.isFocusTraversable() && (inRow || each.equals(node))) {
        return true;
      }
    }
    return false;
  }

  private static String path(Node node) {
    StringBuilder path = new StringBuilder();
    for (Node each = node; each != null; each = each.getParent()) {
      if (each.equals(node) || each.getId() != null) {
        path.append(path.isEmpty() ? "" : " in ")
            .append(each.getClass().getSimpleName())
            .append(each.getId() == null ? "" : "#" + each.getId())
            .append(each.equals(node) ? each.getStyleClass() : "");
      }
    }
    return path.toString();
  }
}
