package org.groma.editor.panel.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.groma.editor.studio.Workbench;
import org.groma.model.entry.Kind;
import org.groma.model.id.EditionId;
import org.groma.model.project.Kinds;

/** The controls above the table: which rows, how far all of them are, and who signs. */
final class ProofBar extends HBox {

  private static final String LEADS = "proofread.map";

  private final ProofBook book;
  private final Runnable changed;
  private final ChoiceBox<Optional<EditionId>> edition;
  private final ChoiceBox<Optional<String>> kind;
  private final ChoiceBox<Wanted.Which> which;
  private final ProgressBar progress = new ProgressBar(0);
  private final Label count = new Label();
  final TextField initials = new TextField();
  final CheckBox leading = new CheckBox("Map follows");
  private boolean filling;

  /**
   * @param changed is told when other rows are wanted
   */
  ProofBar(Workbench bench, ProofBook book, Runnable changed) {
    super(8);
    this.book = book;
    this.changed = changed;
    getStyleClass().add("panel-bar");
    setAlignment(Pos.CENTER_LEFT);
    edition =
        choice(
            "proof-edition",
            "Which edition",
            id -> id.map(EditionId::slug).orElse("All editions"),
            id -> book.wanted().edition(id));
    kind =
        choice(
            "proof-kind",
            "Which table",
            word -> word.map(ProofBar::plural).orElse("All tables"),
            word -> book.wanted().kind(word));
    which =
        choice("proof-which", "Which rows", Wanted.Which::title, each -> book.wanted().which(each));
    which.getItems().setAll(Wanted.Which.values());
    filling = true;
    which.setValue(book.wanted().which());
    filling = false;
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    progress.setId("proof-overall");
    progress.setPrefWidth(160);
    count.setId("proof-count");
    initials.setId("proof-initials");
    initials.setPromptText("Initials");
    initials.setAccessibleText("Your initials, for signing");
    initials.setPrefColumnCount(4);
    initials.getStyleClass().add("small");
    initials.textProperty().bindBidirectional(bench.initials());
    leading.setId("proof-leads");
    leading.setTooltip(new Tooltip("Show the place of the row on the map"));
    leading.setSelected(bench.memory().get(LEADS).map(Boolean::parseBoolean).orElse(true));
    leading
        .selectedProperty()
        .addListener((_, _, now) -> bench.memory().put(LEADS, String.valueOf(now)));
    getChildren()
        .addAll(
            edition, kind, which, leading, gap, progress, count, new Label("Read by"), initials);
  }

  private <T> ChoiceBox<T> choice(
      String id, String meaning, Function<T, String> title, Function<T, Wanted> wanted) {
    ChoiceBox<T> choice = new ChoiceBox<>();
    choice.setId(id);
    choice.setAccessibleText(meaning);
    choice.getStyleClass().add("small");
    choice.setPrefWidth(150);
    choice.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(T each) {
            return each == null ? "" : title.apply(each);
          }

          @Override
          public T fromString(String text) {
            throw new UnsupportedOperationException("chosen, not typed");
          }
        });
    choice
        .valueProperty()
        .addListener((_, _, now) -> {
          if (now != null && !filling) {
            book.wanted(wanted.apply(now));
            changed.run();
          }
        });
    return choice;
  }

  private static String plural(String word) {
    String plural = Kinds.byWord(word).map(Kind::plural).orElse(word);
    return plural.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + plural.substring(1);
  }

  /** Shows what there is to choose from, and how far all is. */
  void refresh() {
    filling = true;
    offer(edition, book.editions(), book.wanted().edition());
    offer(kind, book.kinds(), book.wanted().kind());
    filling = false;
    int rows = book.rows();
    progress.setProgress(rows == 0 ? 0 : (double) book.signed() / rows);
    count.setText(book.signed() + " of " + rows + " rows signed");
  }

  private static <T> void offer(ChoiceBox<Optional<T>> choice, List<T> all, Optional<T> chosen) {
    List<Optional<T>> offered = new ArrayList<>();
    offered.add(Optional.empty());
    all.forEach(each -> offered.add(Optional.of(each)));
    if (!offered.equals(choice.getItems())) {
      choice.getItems().setAll(offered);
    }
    choice.setValue(chosen);
  }
}
