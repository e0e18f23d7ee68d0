package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import org.groma.editor.tool.LengthUnit;
import org.groma.validator.check.Family;

/** What somebody prefers, as a form. Everything holds at once, in every window. */
final class PreferencesCover extends Cover {

  /** Checks of these families are not made while somebody edits. */
  private static final Set<Family> NOT_LIVE = EnumSet.of(Family.PLAY);

  private final StudioWindow window;
  private final Preferences preferences;
  private final GridPane form = new GridPane(16, 10);
  private final ChoiceBox<Preferences.Theme> theme;
  private int row;

  PreferencesCover(StudioWindow window, Runnable away) {
    super(away);
    this.window = window;
    this.preferences = new Preferences(window.memory());
    setId("preferences");
    theme =
        choice(
            List.of(Preferences.Theme.values()),
            Preferences.Theme::title,
            preferences.theme(),
            preferences::theme);
    row("Theme", "pref-theme", theme);
    row(
        "Size of text",
        "pref-text",
        number(
            WindowLook.SMALLEST_TEXT,
            WindowLook.LARGEST_TEXT,
            window.textSize().get(),
            size -> window.windows().all().forEach(each -> each.textSize().set(size))));
    row(
        "Lengths in",
        "pref-unit",
        choice(
            List.of(LengthUnit.values()),
            LengthUnit::title,
            preferences.unit(),
            preferences::unit));
    row(
        "Corners and borders catch the pointer at (pixels)",
        "pref-snap",
        number(
            Preferences.LEAST_SNAP, Preferences.MOST_SNAP, preferences.snap(), preferences::snap));
    row(
        "Save by itself every (minutes; 0 for never)",
        "pref-autosave",
        number(0, Preferences.LONGEST_AUTOSAVE, preferences.autosave(), preferences::autosave));
    checks();
    folder();
    ScrollPane scroll = new ScrollPane(form);
    scroll.setFitToWidth(true);
    Button keys = new Button("Keyboard Shortcuts…", Icons.of("fth-command"));
    keys.setId("pref-shortcuts");
    keys.setOnAction(_ -> {
      leave();
      window.shortcuts();
    });
    show("Preferences", scroll, 720, 560, keys);
  }

  @Override
  Node first() {
    return theme;
  }

  private void row(String title, String id, Node control) {
    Label label = new Label(title);
    label.setWrapText(true);
    label.setMaxWidth(260);
    label.setLabelFor(control);
    control.setId(id);
    control.setAccessibleText(title);
    form.addRow(row++, label, control);
  }

  private <T> ChoiceBox<T> choice(
      List<T> all, Function<T, String> title, T now, Consumer<T> taken) {
    ChoiceBox<T> box = new ChoiceBox<>();
    box.setConverter(
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
    box.getItems().setAll(all);
    box.setValue(now);
    box.valueProperty()
        .addListener((_, _, chosen) -> {
          taken.accept(chosen);
          window.windows().preferencesChanged();
        });
    return box;
  }

  private Spinner<Integer> number(int least, int most, int now, Consumer<Integer> taken) {
    Spinner<Integer> spinner = new Spinner<>(least, most, now);
    spinner.setEditable(true);
    spinner.setPrefWidth(110);
    spinner
        .valueProperty()
        .addListener((_, _, number) -> {
          if (number != null) {
            taken.accept(number);
            window.windows().preferencesChanged();
          }
        });
    return spinner;
  }

  private void checks() {
    CheckBox live = new CheckBox("Look at every change");
    live.setSelected(preferences.live());
    row("Checks", "pref-live", live);
    live.setAccessibleText(null); // its own words say more
    FlowPane families = new FlowPane(14, 6);
    families.setPrefWrapLength(380);
    families.disableProperty().bind(live.selectedProperty().not());
    for (Family family : Family.values()) {
      if (!NOT_LIVE.contains(family)) {
        CheckBox box = new CheckBox(family.title());
        box.setId("pref-family-" + family.name().toLowerCase(Locale.ROOT));
        box.setSelected(!preferences.silent().contains(family));
        box.setOnAction(_ -> {
          Set<Family> silent = preferences.silent();
          if (box.isSelected()) {
            silent.remove(family);
          } else {
            silent.add(family);
          }
          preferences.silent(silent);
          window.windows().checksChanged();
        });
        families.getChildren().add(box);
      }
    }
    live.setOnAction(_ -> {
      preferences.live(live.isSelected());
      window.windows().checksChanged();
    });
    form.addRow(row++, new Label(""), families);
  }

  private void folder() {
    Label where = new Label();
    where.setId("pref-folder-name");
    where.setMaxWidth(240);
    Button choose = new Button("Choose…");
    Button forget = new Button("Forget");
    forget.setId("pref-folder-forget");
    Runnable show =
        () -> {
          where.setText(
              preferences.projects().map(Path::toString).orElse("where the system begins"));
          forget.setDisable(preferences.projects().isEmpty());
        };
    choose.setOnAction(_ ->
        window
            .dialogs()
            .chooseFolder("Folder for new projects")
            .ifPresent(folder -> {
              preferences.projects(folder);
              show.run();
            }));
    forget.setOnAction(_ -> {
      preferences.forgetProjects();
      show.run();
    });
    show.run();
    HBox line = new HBox(8, choose, forget, where);
    line.setAlignment(Pos.CENTER_LEFT);
    row("Folder for new projects", "pref-folder-line", line);
    choose.setId("pref-folder");
  }

  @Override
  void leave() {
    window.memory().save();
    super.leave();
  }
}
