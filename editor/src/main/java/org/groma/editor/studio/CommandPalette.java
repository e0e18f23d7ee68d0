package org.groma.editor.studio;

import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.palette.Finder;
import org.groma.editor.palette.Hit;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/** The box that Ctrl+K opens over the window: every action, and everything that has a name. */
final class CommandPalette extends Cover {

  private static final int MOST = 60;
  private static final double WIDTH = 560;
  private static final double HEIGHT = 420;

  private static final Map<String, String> ICONS =
      Map.of(
          "province", "fth-map-pin",
          "area", "fth-layers",
          "sea", "fth-life-buoy",
          "city", "fth-home",
          "river", "fth-droplet",
          "nation", "fth-flag",
          "leader", "fth-user",
          "link", "fth-link-2",
          "scenario", "fth-film");

  /** What a project holds that nobody looks for by a name. */
  private static final Set<Kind<?, ?>> NAMELESS =
      Set.of(Kinds.ACCEPTANCES, Kinds.LABELS, Kinds.SIGN_OFFS, Kinds.SOURCES);

  private final Workbench bench;
  private final TextField typed = new TextField();
  private final ListView<Hit> hits = new ListView<>();
  private final Finder finder = new Finder();

  CommandPalette(Workbench bench, Runnable away) {
    super(away);
    this.bench = bench;
    typed.setId("palette");
    typed.setPromptText("Type a command, a place, a person…");
    typed.setAccessibleText("Command palette");
    hits.setId("palette-hits");
    hits.setFocusTraversable(false);
    hits.setPlaceholder(new Label("Nothing is called that."));
    hits.setCellFactory(_ -> new HitCell());
    hits.setOnMouseClicked(_ -> go());
    VBox box = new VBox(8, typed, hits);
    box.setPadding(new Insets(12));
    box.getStyleClass().add("palette");
    VBox.setVgrow(hits, Priority.ALWAYS);
    show(box, Pos.TOP_CENTER, WIDTH, HEIGHT);
    typed.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    typed.textProperty().addListener((_, _, _) -> search());
    fill();
    search();
  }

  @Override
  Node first() {
    return typed;
  }

  private void fill() {
    for (Action action : bench.actions().all()) {
      if (action.enabled().get()) {
        finder.add(
            new Hit(
                action.title(),
                action.shownKeys().orElse(action.menu()),
                action.icon().orElse("fth-chevron-right"),
                action::fire),
            List.of());
      }
    }
    Project project = bench.project().get();
    for (Kind<?, ?> kind : Kinds.ALL) {
      boolean named = !NAMELESS.contains(kind);
      if (named) {
        for (Entry<?> entry : project.get(kind)) {
          add(kind, entry);
        }
      }
    }
  }

  private void add(Kind<?, ?> kind, Entry<?> entry) {
    if (!entry.name().isBlank()) {
      Subject subject = new Subject(kind.word(), entry.id().slug());
      finder.add(
          new Hit(
              entry.name(),
              kind.word().replace('-', ' '),
              ICONS.getOrDefault(kind.word(), "fth-file-text"),
              () -> {
                bench.reveal(subject);
                bench.map().takeKeyboard();
              }),
          entry.aliases());
    }
  }

  private void search() {
    hits.getItems().setAll(finder.find(typed.getText(), MOST));
    hits.getSelectionModel().selectFirst();
    hits.scrollTo(0);
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case KeyCode.DOWN -> move(1);
      case KeyCode.UP -> move(-1);
      case KeyCode.ENTER -> go();
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void move(int by) {
    int next =
        Math.clamp(
            hits.getSelectionModel().getSelectedIndex() + by,
            0,
            Math.max(0, hits.getItems().size() - 1));
    hits.getSelectionModel().select(next);
    hits.scrollTo(Math.max(0, next - 4));
  }

  private void go() {
    Hit hit = hits.getSelectionModel().getSelectedItem();
    leave();
    if (hit != null) {
      hit.run().run();
    }
  }

  /** Icon and title at the left, what it is at the right. */
  private static final class HitCell extends ListCell<Hit> {
    @Override
    protected void updateItem(Hit hit, boolean empty) {
      super.updateItem(hit, empty);
      setText(null);
      setGraphic(empty || hit == null ? null : row(hit));
    }

    private static Node row(Hit hit) {
      Region gap = new Region();
      HBox.setHgrow(gap, Priority.ALWAYS);
      Label detail = new Label(hit.detail());
      detail.getStyleClass().add("text-muted");
      HBox row = new HBox(10, Icons.of(hit.icon()), new Label(hit.title()), gap, detail);
      row.setAlignment(Pos.CENTER_LEFT);
      return row;
    }
  }
}
