package org.groma.editor.panel.problems;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.groma.editor.studio.Icons;
import org.groma.model.review.Severity;

/** The controls above the list: how problems are grouped, which are listed, what to do with all. */
final class ProblemBar extends HBox {

  private final ProblemBook book;
  private final Runnable changed;
  private final Map<Severity, ToggleButton> severities = new EnumMap<>(Severity.class);
  private final TextField filter = new TextField();
  final Button fixAll = new Button("Fix All Safe", Icons.of("fth-tool"));
  final Button play = new Button("Validate by Play…", Icons.of("fth-play"));

  /**
   * @param changed is told when something else is to be listed
   */
  ProblemBar(ProblemBook book, Runnable changed) {
    super(8);
    this.book = book;
    this.changed = changed;
    getStyleClass().add("panel-bar");
    setAlignment(Pos.CENTER_LEFT);
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    fixAll.setId("fix-all-safe");
    fixAll.setTooltip(new Tooltip("Mend all that can be mended without asking"));
    play.setId("validate-by-play");
    fixAll.getStyleClass().add("small");
    play.getStyleClass().add("small");
    getChildren().addAll(grouping(), severities(), standing(), filter(), gap, fixAll, play);
  }

  private HBox grouping() {
    ToggleGroup group = new ToggleGroup();
    HBox pills = new HBox();
    for (Grouping each : Grouping.values()) {
      ToggleButton pill = new ToggleButton(each.title());
      pill.setId("group-" + each.name().toLowerCase(java.util.Locale.ROOT));
      pill.getStyleClass()
          .addAll("small", pills.getChildren().isEmpty() ? "left-pill" : "right-pill");
      pill.setToggleGroup(group);
      pill.setSelected(book.grouping() == each);
      pill.setOnAction(_ -> {
        pill.setSelected(true); // one of them always is
        book.grouping(each);
        changed.run();
      });
      pills.getChildren().add(pill);
    }
    pills.setMinWidth(USE_PREF_SIZE);
    return pills;
  }

  private HBox severities() {
    HBox all = new HBox(2);
    for (Severity severity : Severity.values()) {
      ToggleButton toggle = new ToggleButton("0", ProblemCell.severity(severity));
      toggle.setId("severity-" + severity.word());
      toggle.getStyleClass().addAll("small", "severity-toggle");
      toggle.setSelected(true);
      toggle.setTooltip(new Tooltip("List " + severity.word() + "s"));
      toggle.setOnAction(_ -> {
        Set<Severity> on = EnumSet.noneOf(Severity.class);
        severities.forEach((each, button) -> {
          if (button.isSelected()) {
            on.add(each);
          }
        });
        book.sieve(book.sieve().severities(on));
        changed.run();
      });
      severities.put(severity, toggle);
      all.getChildren().add(toggle);
    }
    all.setMinWidth(USE_PREF_SIZE);
    return all;
  }

  private ChoiceBox<Sieve.Standing> standing() {
    ChoiceBox<Sieve.Standing> choice = new ChoiceBox<>();
    choice.setId("problems-standing");
    choice.getStyleClass().add("small");
    choice.setAccessibleText("Open or accepted findings");
    choice.setPrefWidth(160);
    choice.getItems().setAll(Sieve.Standing.values());
    choice.setValue(book.sieve().standing());
    choice.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Sieve.Standing standing) {
            return standing == null ? "" : standing.title();
          }

          @Override
          public Sieve.Standing fromString(String title) {
            throw new UnsupportedOperationException("chosen, not typed");
          }
        });
    choice
        .valueProperty()
        .addListener((_, _, now) -> {
          book.sieve(book.sieve().standing(now));
          changed.run();
        });
    return choice;
  }

  private TextField filter() {
    filter.setId("problems-filter");
    filter.getStyleClass().add("small");
    filter.setPromptText("Filter by words");
    filter.setAccessibleText("Filter problems by words");
    filter.setPrefColumnCount(16);
    filter.setMinWidth(80);
    filter
        .textProperty()
        .addListener((_, _, now) -> {
          book.sieve(book.sieve().text(now));
          changed.run();
        });
    return filter;
  }

  /** Shows how many there are now. */
  void refresh() {
    book.openBySeverity()
        .forEach((severity, count) -> {
          ToggleButton toggle = severities.get(severity);
          toggle.setText(String.valueOf(count));
          toggle.setAccessibleText(
              count + " open " + severity.word() + (count == 1 ? "" : "s") + ", listed or not");
        });
    long safe = book.safelyFixable();
    fixAll.setText(safe == 0 ? "Fix All Safe" : "Fix All Safe (" + safe + ")");
    fixAll.setDisable(safe == 0);
  }
}
