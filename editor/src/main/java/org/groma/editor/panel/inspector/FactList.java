package org.groma.editor.panel.inspector;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.validator.finding.Subject;

/** What follows from the map, with links to what it names. */
final class FactList extends VBox {

  private final Consumer<Subject> reveal;
  private List<Fact> shown = List.of();

  FactList(Consumer<Subject> reveal) {
    super(2);
    this.reveal = reveal;
    setId("facts");
  }

  void show(List<Fact> facts) {
    if (facts.equals(shown)) {
      return;
    }
    shown = facts;
    getChildren().clear();
    for (Fact fact : facts) {
      Label title =
          new Label(
              fact.items().size() > 1
                  ? String.format(Locale.ROOT, "%s (%d)", fact.title(), fact.items().size())
                  : fact.title());
      title.getStyleClass().add("fact-title");
      getChildren().add(title);
      fact.items().forEach(item -> getChildren().add(line(item)));
    }
  }

  private Node line(Fact.Item item) {
    Label more = new Label(item.more());
    more.getStyleClass().add("text-muted");
    more.setMinWidth(Region.USE_PREF_SIZE);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Node name =
        item.about()
            .<Node>map(subject -> {
              Hyperlink link = new Hyperlink(item.text());
              link.setOnAction(_ -> {
                link.setVisited(false);
                reveal.accept(subject);
              });
              return link;
            })
            .orElseGet(() -> new Label(item.text()));
    HBox line = new HBox(6, name, gap, more);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("fact");
    return line;
  }
}
