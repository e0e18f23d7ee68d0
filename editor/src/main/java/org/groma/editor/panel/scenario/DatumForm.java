package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.studio.Icons;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.exporters.table.Reading;
import org.groma.model.value.Datum;

/**
 * Open data as labelled switches, fields and lists, as a ruleset declares them. Fields that it does
 * not declare are shown too, and can be taken out.
 */
final class DatumForm extends VBox {

  private final String id;
  private final Consumer<Datum> changed;
  private final Label wrong = new Label();
  private OpenType type = new OpenType.Parts(List.of());
  private Optional<Datum> shown = Optional.empty();
  private DatumWords words;
  private String stranger = "not known to the rules";

  /**
   * @param id before the ids of all fields
   * @param changed hears what the data have become
   */
  DatumForm(String id, Consumer<Datum> changed) {
    super(6);
    this.id = id;
    this.changed = changed;
    wrong.setId(id + "-wrong");
    wrong.getStyleClass().add("field-wrong");
    wrong.setWrapText(true);
    getStyleClass().add("datum-form");
    say("");
  }

  /** What is said of fields that nobody declared. */
  void callStrangers(String words) {
    stranger = words;
  }

  void show(OpenType declared, Datum datum, DatumWords text) {
    words = text;
    if (declared.equals(type) && shown.equals(Optional.of(datum)) && !getChildren().isEmpty()) {
      return; // the fields show it already, and somebody may be typing
    }
    type = declared;
    shown = Optional.of(datum);
    build();
  }

  /** The first field that has to be filled in and is not; a sentence. */
  Optional<String> lacks() {
    return type instanceof OpenType.Parts(var fields)
        ? fields.stream()
            .filter(OpenField::needed)
            .filter(field -> !has(field.name()))
            .findFirst()
            .map(field -> "'" + field.label() + "' is still empty; the rule needs it.")
        : Optional.empty();
  }

  private boolean has(String name) {
    return shown.orElse(null) instanceof Datum.Fields fields && fields.get(name).isPresent();
  }

  void say(String sentence) {
    wrong.setText(sentence);
    wrong.setVisible(!sentence.isEmpty());
    wrong.setManaged(!sentence.isEmpty());
  }

  private void build() {
    String focused =
        getScene() == null || getScene().getFocusOwner() == null
            ? ""
            : String.valueOf(getScene().getFocusOwner().getId());
    getChildren().setAll(node(DatumPath.ROOT, type, shown, "Value"), wrong);
    if (focused.startsWith(id + "-") && lookup("#" + focused) != null) {
      lookup("#" + focused).requestFocus();
    }
  }

  private void put(DatumPath path, Optional<Datum> value, boolean rebuild) {
    say("");
    shown = path.replace(shown, value);
    if (rebuild) {
      build();
    }
    shown.ifPresent(changed);
  }

  private Node node(DatumPath path, OpenType of, Optional<Datum> value, String label) {
    return switch (of) {
      case OpenType.Parts parts -> parts(path, parts, value);
      case OpenType.Each each -> each(path, each, value);
      case OpenType.Several(var item) ->
          DatumWords.isOneField(item)
              ? chips(path, item, value, label)
              : blocks(path, item, value, label);
      case OpenType.Switch _ -> toggle(path, label, value, Optional.empty());
      default -> field(path, of, value, label, false);
    };
  }

  // ---- fields within

  private Node parts(DatumPath path, OpenType.Parts parts, Optional<Datum> value) {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("datum-grid");
    Map<String, Datum> said =
        value.orElse(null) instanceof Datum.Fields(Map<String, Datum> fields) ? fields : Map.of();
    int row = 0;
    for (OpenField field : parts.fields()) {
      row(grid, row++, path.at(field.name()), field, Optional.ofNullable(said.get(field.name())));
    }
    for (String name : said.keySet()) {
      if (parts.field(name).isEmpty()) {
        stranger(
            grid, row++, path.at(name), OpenField.unknown(name, said.get(name)), said.get(name));
      }
    }
    return grid;
  }

  private void row(GridPane grid, int row, DatumPath path, OpenField field, Optional<Datum> value) {
    OpenType of =
        value.filter(said -> !field.type().fits(said)).isEmpty()
            ? field.type()
            : misfit(field.type(), value.get());
    Node editor =
        of instanceof OpenType.Switch
            ? toggle(path, field.label(), value, field.usual())
            : DatumWords.isOneField(of)
                ? field(path, of, value, field.label(), field.needed())
                : node(path, of, value, field.label());
    Label section = quiet(field.section());
    section.setMinWidth(Region.USE_PREF_SIZE);
    Label about = quiet(field.about());
    if (of instanceof OpenType.Switch) {
      grid.add(editor, 0, row);
      grid.add(section, 1, row);
      grid.add(about, 2, row);
    } else {
      Label label = new Label(field.label());
      label.setLabelFor(editor);
      label.setMinWidth(Region.USE_PREF_SIZE);
      GridPane.setValignment(label, VPos.TOP);
      label.getStyleClass().add("datum-label");
      grid.add(label, 0, row);
      grid.add(section, 1, row);
      grid.add(field.about().isEmpty() ? editor : new VBox(2, editor, about), 2, row);
    }
    GridPane.setHgrow(grid.getChildren().getLast(), Priority.ALWAYS);
  }

  /** A value that is not what the declaration says is still to be seen and mended. */
  private static OpenType misfit(OpenType declared, Datum said) {
    return DatumWords.isOneField(declared) || declared instanceof OpenType.Parts
        ? declared
        : OpenType.like(said);
  }

  private void stranger(GridPane grid, int row, DatumPath path, OpenField field, Datum value) {
    Label label = new Label(field.name());
    label.setMinWidth(Region.USE_PREF_SIZE);
    Label note = new Label(stranger);
    note.getStyleClass().add("datum-stranger");
    note.setMinWidth(Region.USE_PREF_SIZE);
    Button remove = button(path, "remove", "fth-x", "Take out " + field.name());
    remove.setOnAction(_ -> put(path, Optional.empty(), true));
    Node editor = node(path, field.type(), Optional.of(value), field.name());
    HBox line = new HBox(8, editor, note, remove);
    line.setAlignment(Pos.CENTER_LEFT);
    grid.add(label, 0, row);
    grid.add(line, 2, row);
  }

  private static Label quiet(String text) {
    Label label = new Label(text);
    label.getStyleClass().addAll("text-muted", "text-small");
    if (text.length() > 40) {
      label.setTooltip(new Tooltip(text));
    }
    return label;
  }

  // ---- one value

  private CheckBox toggle(
      DatumPath path, String label, Optional<Datum> value, Optional<Datum> usual) {
    CheckBox box = new CheckBox(label);
    box.setId(id(path));
    box.setMinWidth(Region.USE_PREF_SIZE);
    box.setSelected(value.or(() -> usual).equals(Optional.of(new Datum.Flag(true))));
    box.setOnAction(_ -> {
      Datum flag = new Datum.Flag(box.isSelected());
      boolean silent = usual.equals(Optional.of(flag)) && !spellsOut(path);
      put(path, silent ? Optional.empty() : Optional.of(flag), false);
    });
    return box;
  }

  /** Whether data say what is off as well, as some files do for all switches. */
  private boolean spellsOut(DatumPath path) {
    return path.steps().size() == 1
        && shown.orElse(null) instanceof Datum.Fields(Map<String, Datum> fields)
        && fields.containsValue(new Datum.Flag(false));
  }

  private ValueField field(
      DatumPath path, OpenType of, Optional<Datum> value, String label, boolean needed) {
    ValueField field = new ValueField();
    field.setId(id(path));
    field.setAccessibleText(label);
    field.setPromptText(needed ? "needed" : "");
    field.setChoices(words.choices(of));
    field.setValue(value.map(said -> words.show(of, said)).orElse(""));
    field.setMaxWidth(of instanceof OpenType.Prose ? Double.MAX_VALUE : 260);
    field.onGiveUp(() -> say(""));
    field.onCommit(typed -> {
      if (typed.isBlank()) {
        if (needed) {
          say("'" + label + "' is needed. Type it, or take the whole rule out.");
          return false;
        }
        put(path, Optional.empty(), false);
        return true;
      }
      return switch (words.read(of, typed)) {
        case Reading.Unread<Datum>(String sentence, var _) -> {
          say(sentence);
          yield false;
        }
        case Reading.Read<Datum>(Datum datum) -> {
          put(path, Optional.of(datum), false);
          yield true;
        }
      };
    });
    return field;
  }

  // ---- several values

  private Node chips(DatumPath path, OpenType item, Optional<Datum> value, String label) {
    FlowPane chips = new FlowPane(4, 4);
    chips.getStyleClass().add("chips");
    List<Datum> items = items(value);
    for (int i = 0; i < items.size(); i++) {
      DatumPath at = path.at(i);
      Button chip = new Button(words.show(item, items.get(i)), Icons.of("fth-x"));
      chip.setId(id(at));
      chip.getStyleClass().addAll("small", "chip");
      chip.setContentDisplay(ContentDisplay.RIGHT);
      chip.setAccessibleText("Take out " + chip.getText());
      chip.setTooltip(new Tooltip("Take out"));
      chip.setOnAction(_ -> put(at, Optional.empty(), true));
      chips.getChildren().add(chip);
    }
    ValueField more = new ValueField();
    more.setId(id(path));
    more.setPromptText("Add…");
    more.setAccessibleText("Add to " + label);
    more.setPrefWidth(130);
    more.setChoices(words.choices(item));
    more.onCommit(typed -> typed.isBlank() || append(path, item, typed, items.size()));
    chips.getChildren().add(more);
    return chips;
  }

  private boolean append(DatumPath path, OpenType item, String typed, int at) {
    return switch (words.read(item, typed)) {
      case Reading.Unread<Datum>(String sentence, var _) -> {
        say(sentence);
        yield false;
      }
      case Reading.Read<Datum>(Datum datum) -> {
        put(path.at(at), Optional.of(datum), true);
        yield true;
      }
    };
  }

  private static List<Datum> items(Optional<Datum> value) {
    return value.orElse(null) instanceof Datum.Items(List<Datum> items) ? items : List.of();
  }

  private Node blocks(DatumPath path, OpenType item, Optional<Datum> value, String label) {
    VBox blocks = new VBox(6);
    List<Datum> items = items(value);
    for (int i = 0; i < items.size(); i++) {
      DatumPath at = path.at(i);
      Button remove = button(at, "remove", "fth-x", "Take out this line");
      remove.setOnAction(_ -> put(at, Optional.empty(), true));
      blocks.getChildren().add(block(node(at, item, Optional.of(items.get(i)), label), remove));
    }
    Button add = new Button("Add a line", Icons.of("fth-plus"));
    add.setId(id(path) + "-add");
    add.getStyleClass().addAll("small", "flat");
    add.setOnAction(_ -> put(path.at(items.size()), Optional.of(new Datum.Fields(Map.of())), true));
    blocks.getChildren().add(add);
    return blocks;
  }

  private static HBox block(Node content, Button remove) {
    HBox.setHgrow(content, Priority.ALWAYS);
    HBox block = new HBox(6, content, remove);
    block.getStyleClass().add("datum-block");
    return block;
  }

  /** A line for each name that something is said of. */
  private Node each(DatumPath path, OpenType.Each type, Optional<Datum> value) {
    VBox lines = new VBox(4);
    Map<String, Datum> said =
        value.orElse(null) instanceof Datum.Fields(Map<String, Datum> fields) ? fields : Map.of();
    said.forEach((name, each) -> {
      DatumPath at = path.at(name);
      Label label = new Label(words.word(type.name(), name));
      label.setMinWidth(110);
      Button remove = button(at, "remove", "fth-x", "Take out " + label.getText());
      remove.setOnAction(_ -> put(at, Optional.empty(), true));
      HBox line = new HBox(8, label, node(at, type.value(), Optional.of(each), label.getText()));
      line.setAlignment(Pos.CENTER_LEFT);
      lines.getChildren().add(block(line, remove));
    });
    ValueField more = new ValueField();
    more.setId(id(path));
    more.setPromptText("Add…");
    more.setAccessibleText("Add a line");
    more.setMaxWidth(160);
    List<String> free = new ArrayList<>(words.choices(type.name()));
    said.keySet().forEach(name -> free.remove(words.word(type.name(), name)));
    more.setChoices(free);
    more.onCommit(typed -> typed.isBlank() || begin(path, type, typed, said));
    lines.getChildren().add(more);
    return lines;
  }

  private boolean begin(DatumPath path, OpenType.Each type, String typed, Map<String, Datum> said) {
    if (!(words.read(type.name(), typed) instanceof Reading.Read<Datum>(Datum.Text(String name)))) {
      say("There is no '" + typed.strip() + "' to choose here.");
      return false;
    }
    if (!said.containsKey(name)) {
      put(path.at(name), Optional.of(start(type.value())), true);
    }
    return true;
  }

  /** What a value is until somebody says otherwise. */
  private static Datum start(OpenType type) {
    return switch (type) {
      case OpenType.Whole(int least, int _) -> Datum.number(Math.max(0, least));
      case OpenType.Decimal() -> Datum.number(0);
      case OpenType.Switch() -> new Datum.Flag(true);
      case OpenType.Several _ -> new Datum.Items(List.of());
      case OpenType.Parts _, OpenType.Each _ -> new Datum.Fields(Map.of());
      case OpenType.Word(var choices) when !choices.isEmpty() ->
          new Datum.Text(choices.getFirst().word());
      default -> new Datum.Text("");
    };
  }

  private String id(DatumPath path) {
    return id + "-" + path.spelt();
  }

  private Button button(DatumPath path, String what, String icon, String says) {
    Button button = new Button(null, Icons.of(icon));
    button.setId(id(path) + "-" + what);
    button.getStyleClass().addAll("flat", "small");
    button.setAccessibleText(says);
    button.setTooltip(new Tooltip(says));
    return button;
  }
}
