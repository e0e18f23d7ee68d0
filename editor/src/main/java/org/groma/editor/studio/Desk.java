package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.groma.editor.live.LiveValidation;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.ToolKind;

/** Everything of the window that belongs to one open project. */
final class Desk extends BorderPane implements AutoCloseable {

  /** How long the checks wait for the map to be seen first; it may have been folded away. */
  private static final Duration PATIENCE = Duration.seconds(3);

  private final Workbench bench;
  private final MapView map;
  private final TabPane tabs = new TabPane();
  private final Sidebar sidebar;
  private final SplitPane across = new SplitPane();
  private final SplitPane down = new SplitPane();
  private final ExecutorService checker =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("groma-check").factory());
  private final PauseTransition patience = new PauseTransition(PATIENCE);

  Desk(Workbench bench) {
    this.bench = bench;
    this.map = new MapView(bench);
    bench.use(map);
    getStyleClass().add("desk");
    addTools();
    validate();
    NoticeStack notices = new NoticeStack(bench.notices());
    ToolOptions options = new ToolOptions(bench);
    StackPane middle = new StackPane(map, options, notices);
    StackPane.setAlignment(options, Pos.TOP_LEFT);
    StackPane.setMargin(options, new Insets(12));
    StackPane.setAlignment(notices, Pos.BOTTOM_RIGHT);
    StackPane.setMargin(notices, new Insets(16));
    this.sidebar = new Sidebar(bench);
    across.getItems().addAll(middle, sidebar);
    across.setDividerPositions(0.76);
    SplitPane.setResizableWithParent(sidebar, false);
    down.setOrientation(Orientation.VERTICAL);
    tabs.setId("panels");
    tabs.setAccessibleText("Panels");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    for (Panel panel : Panels.of(bench)) {
      Tab tab = new Tab(panel.title(), panel.content());
      tab.setUserData(panel);
      tab.textProperty().bind(panel.caption());
      tab.selectedProperty().addListener((_, _, inFront) -> panel.shown(inFront));
      tab.setGraphic(Icons.of(panel.icon()));
      tabs.getTabs().add(tab);
    }
    addPanelActions();
    down.getItems().addAll(across, tabs);
    down.setDividerPositions(0.68);
    SplitPane.setResizableWithParent(tabs, false);
    ToolStrip tools = new ToolStrip(bench);
    setLeft(tools);
    setCenter(down);
    setBottom(new StatusLine(bench, map));
    addRounds(new Rounds(List.of(tools, options, map, sidebar, tabs, notices)));
    addEventFilter(KeyEvent.KEY_PRESSED, this::letter);
  }

  private void validate() {
    LiveValidation live =
        new LiveValidation(
            checker,
            verdict ->
                Platform.runLater(() -> {
                  if (verdict.revision() == bench.document().revision()) {
                    bench.judged(verdict);
                  }
                }),
            broken ->
                Platform.runLater(() ->
                    bench
                        .notices()
                        .failed("A check broke down; your work is safe.", Traces.of(broken))));
    bench.document().listen(live::follow);
    Runnable begin = () -> live.start(bench.document().project(), bench.document().revision());
    patience.setOnFinished(_ -> begin.run());
    patience.play();
    map.picture()
        .whenSeen(() -> {
          if (patience.getStatus() == Animation.Status.RUNNING) {
            patience.stop();
            begin.run();
          }
        });
  }

  private void addTools() {
    for (ToolKind kind : ToolKind.values()) {
      bench
          .actions()
          .add(
              Action.of(
                      "",
                      "Tool: " + kind.title(),
                      () -> {
                        map.tool().set(kind);
                        map.requestFocus();
                      })
                  .icon(kind.icon()));
    }
  }

  private void addPanelActions() {
    List<Tab> all = tabs.getTabs();
    for (int i = 0; i < all.size(); i++) {
      Tab tab = all.get(i);
      bench
          .actions()
          .add(
              Action.of(
                      "View",
                      "Show " + title(tab),
                      () -> {
                        tabs.getSelectionModel().select(tab);
                        Rounds.focus(tab.getContent());
                      })
                  .keys("Shortcut+" + (i + 1)));
    }
  }

  private void addRounds(Rounds rounds) {
    bench
        .actions()
        .add(Action.of("View", "Next Part of the Window", () -> rounds.go(1)).keys("F6"));
    bench
        .actions()
        .add(
            Action.of("View", "Previous Part of the Window", () -> rounds.go(-1)).keys("Shift+F6"));
    bench
        .actions()
        .add(
            Action.of(
                    "Map",
                    "Crosshair for the Keyboard",
                    () -> {
                      map.requestFocus();
                      map.keys().toggle();
                    })
                .keys("Shortcut+Shift+X")
                .icon("fth-crosshair"));
  }

  /** A letter takes up a tool while the map has the keyboard. */
  private void letter(KeyEvent event) {
    if (!map.isFocused()
        || event.isShortcutDown()
        || event.isAltDown()
        || event.isControlDown()
        || event.isMetaDown()) {
      return;
    }
    for (ToolKind kind : ToolKind.values()) {
      if (event.getCode().getName().equalsIgnoreCase(kind.key())) {
        map.tool().set(kind);
        event.consume();
      }
    }
  }

  MapView map() {
    return map;
  }

  /** The name of a panel; its tab may say more. */
  private static String title(Tab tab) {
    return ((Panel) tab.getUserData()).title();
  }

  /** Brings a panel or a tab of the side to the front; whether there is one of that title. */
  boolean select(String title) {
    Optional<Tab> wanted =
        Stream.concat(
                tabs.getTabs().stream().filter(tab -> title(tab).equals(title)),
                sidebar.getTabs().stream().filter(tab -> tab.getText().equals(title)))
            .findFirst();
    wanted.ifPresent(tab -> tab.getTabPane().getSelectionModel().select(tab));
    return wanted.isPresent();
  }

  void recall(Memory memory) {
    across.setDividerPositions(memory.number("layout.across", 0.76));
    down.setDividerPositions(memory.number("layout.down", 0.68));
    memory.get("layout.tab").ifPresent(this::select);
    memory.get(viewKey()).flatMap(Viewport::parse).ifPresent(map::recall);
  }

  void note(Memory memory) {
    memory.put("layout.across", String.valueOf(across.getDividerPositions()[0]));
    memory.put("layout.down", String.valueOf(down.getDividerPositions()[0]));
    memory.put("layout.tab", title(tabs.getSelectionModel().getSelectedItem()));
    map.leftAt()
        .ifPresentOrElse(
            view -> memory.put(viewKey(), view.written()), () -> memory.forget(viewKey()));
  }

  private String viewKey() {
    return "view." + bench.document().folder().toAbsolutePath().normalize();
  }

  @Override
  public void close() {
    map.close();
    patience.stop(); // a project that is left at once is not looked at any more
    checker.shutdownNow();
    bench.document().close();
  }
}
