package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;
import org.groma.model.entry.Kind;
import org.groma.validator.house.QueryForm;

/** One condition of a query: how it joins the one above, a field, what is asked, a value. */
final class QueryRow extends HBox {

  private static final String AND = "and";
  private static final String OR = "or";

  private final ComboBox<String> join = new ComboBox<>();
  private final ComboBox<String> field = new ComboBox<>();
  private final ComboBox<QueryForm.Asked> asked = new ComboBox<>();
  private final TextField value = new TextField();

  /**
   * @param changed is told of everything that is typed or chosen
   * @param remove takes it out
   */
  QueryRow(boolean first, Runnable changed, Consumer<QueryRow> remove) {
    super(6);
    setAlignment(Pos.CENTER_LEFT);
    join.getItems().setAll(AND, OR);
    join.setValue(AND);
    join.setAccessibleText("How it joins the condition above");
    join.getStyleClass().add("query-join");
    if (first) {
      isFirst();
    }
    field.setEditable(true);
    field.setPrefWidth(200);
    field.setAccessibleText("Field");
    field.getStyleClass().add("query-field");
    asked.getItems().setAll(QueryForm.Asked.values());
    asked.setAccessibleText("What is asked of it");
    asked.getStyleClass().add("query-asked");
    asked.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(QueryForm.Asked each) {
            return each == null ? "" : each.words();
          }

          @Override
          public QueryForm.Asked fromString(String text) {
            throw new UnsupportedOperationException("chosen, not typed");
          }
        });
    value.setPromptText("Value");
    value.setAccessibleText("Value");
    value.getStyleClass().add("query-value");
    HBox.setHgrow(value, Priority.ALWAYS);
    Button away = new Button(null, Icons.of("fth-x"));
    away.getStyleClass().addAll("flat", "button-icon", "small");
    away.setAccessibleText("Remove this condition");
    away.setOnAction(_ -> remove.accept(this));
    getChildren().addAll(join, field, asked, value, away);
    join.setOnAction(_ -> changed.run());
    field.getEditor().textProperty().addListener((_, _, _) -> changed.run());
    asked
        .valueProperty()
        .addListener((_, _, now) -> {
          value.setDisable(now != null && !now.takesValue());
          changed.run();
        });
    value.textProperty().addListener((_, _, _) -> changed.run());
  }

  /** The first has none above it to join. */
  void isFirst() {
    join.setVisible(false);
    join.setManaged(false);
  }

  void offer(Kind<?, ?> kind) {
    String typed = field.getEditor().getText();
    List<String> known = kind == null ? List.of() : QueryForm.fields(kind);
    if (!field.getItems().equals(known)) {
      field.getItems().setAll(known);
      field.getEditor().setText(typed);
    }
  }

  void show(boolean and, QueryForm.Part part) {
    join.setValue(and ? AND : OR);
    field.setValue(part.field());
    field.getEditor().setText(part.field());
    asked.setValue(part.asked());
    value.setText(part.value());
  }

  boolean joinsByAnd() {
    return AND.equals(join.getValue());
  }

  /** What it asks, once there is enough of it. */
  Optional<QueryForm.Part> part() {
    String name = field.getEditor().getText().strip();
    QueryForm.Asked what = asked.getValue();
    return name.isEmpty() || what == null || (what.takesValue() && value.getText().isBlank())
        ? Optional.empty()
        : Optional.of(
            new QueryForm.Part(name, what, what.takesValue() ? value.getText().strip() : ""));
  }

  @Override
  public void requestFocus() {
    field.requestFocus();
  }
}
