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

  /** Where the map ends at the right and below, as a share of the room. */
  private static final double ACROSS = 0.76;

  private static final double DOWN = 0.68;

  private final Workbench bench;
  private final MapView map;
  private final DeskFolds folds;
  private final PanelTabs tabs;
  private final ToolStrip tools;
  private final Sidebar sidebar;
  private final SplitPane across = new SplitPane();
  private final SplitPane down = new SplitPane();
  private final ExecutorService checker =
      Executors.newSingleThreadExecutor(BackgroundThreads.patient("groma-check-"));
  private LiveValidation live;
  private final PauseTransition patience = new PauseTransition(PATIENCE);

  /** Where the dividers stand while both sides of them are shown. */
  private double acrossAt = ACROSS;

  private double downAt = DOWN;

  Desk(Workbench bench) {
    this.bench = bench;
    this.map = new MapView(bench);
    bench.use(map);
    this.folds = new DeskFolds(bench.memory(), map::requestFocus);
    getStyleClass().add("desk");
    addTools();
    validate();
    NoticeStack notices = new NoticeStack(bench.notices());
    ToolOptions options = new ToolOptions(bench);
    FirstSteps steps = new FirstSteps(bench, map);
    Minimap minimap = new Minimap(map, folds.shown(DeskPart.MINIMAP));
    StackPane middle = new StackPane(map, minimap, steps, options, notices);
    StackPane.setAlignment(minimap, Pos.BOTTOM_LEFT);
    StackPane.setMargin(minimap, new Insets(12));
    StackPane.setAlignment(options, Pos.TOP_LEFT);
    StackPane.setMargin(options, new Insets(12));
    StackPane.setAlignment(notices, Pos.BOTTOM_RIGHT);
    StackPane.setMargin(notices, new Insets(16));
    this.sidebar = new Sidebar(bench);
    across.getItems().addAll(middle, sidebar);
    across.setDividerPositions(ACROSS);
    SplitPane.setResizableWithParent(sidebar, false);
    down.setOrientation(Orientation.VERTICAL);
    this.tabs = new PanelTabs(Panels.of(bench), folds);
    addPanelActions();
    folds.addTo(bench.actions());
    down.getItems().addAll(across, tabs);
    down.setDividerPositions(DOWN);
    SplitPane.setResizableWithParent(tabs, false);
    this.tools = new ToolStrip(bench);
    setLeft(tools);
    setCenter(down);
    StatusLine status = new StatusLine(bench, map);
    status.getChildren().add(folds.buttons());
    setBottom(status);
    fold();
    bench
        .actions()
        .add(
            Action.of(
                    "Map",
                    "Show Scans",
                    () -> {
                      select(Sidebar.SCANS);
                      Rounds.focus(sidebar);
                    })
                .icon("fth-image"));
    map.tool()
        .addListener((_, _, now) -> {
          if (now == ToolKind.PLACE) {
            folds.need(DeskPart.SIDEBAR); // where lengths and coordinates are typed
          }
        });
    addRounds(new Rounds(List.of(tools, options, map, steps, sidebar, tabs, notices)));
  }

  /** Parts come and go; the map takes the room. */
  private void fold() {
    folds.shown(DeskPart.TOOLS).addListener((_, _, shown) -> setLeft(shown ? tools : null));
    folds
        .shown(DeskPart.SIDEBAR)
        .addListener((_, _, shown) -> {
          if (shown) {
            across.getItems().add(sidebar);
            across.setDividerPositions(acrossAt);
          } else {
            acrossAt = across.getDividerPositions()[0];
            across.getItems().remove(sidebar);
          }
        });
    folds
        .shown(DeskPart.PANELS)
        .addListener((_, wasShown, _) -> {
          if (wasShown) {
            downAt = down.getDividerPositions()[0];
          }
          Platform.runLater(() -> { // after the tabs have got their new bounds
            if (folds.shown(DeskPart.PANELS).get()) {
              down.setDividerPositions(downAt);
            }
          });
        });
    if (!folds.shown(DeskPart.TOOLS).get()) {
      setLeft(null);
    }
    if (!folds.shown(DeskPart.SIDEBAR).get()) {
      across.getItems().remove(sidebar);
    }
    widthProperty().addListener((_, _, _) -> fit());
    heightProperty().addListener((_, _, _) -> fit());
    bench
        .textSize()
        .addListener((_, _, _) ->
            Platform.runLater(() -> { // after the theme has heard of it
              tabs.fold();
              fit();
            }));
  }

  private void fit() {
    if (getWidth() > 0 && getHeight() > 0) {
      folds.fit(getWidth(), getHeight(), TextScale.of(bench));
    }
  }

  /** Shows all parts that somebody is led round. */
  void unfold() {
    for (DeskPart part : List.of(DeskPart.TOOLS, DeskPart.PANELS, DeskPart.SIDEBAR)) {
      folds.need(part);
    }
  }

  private void validate() {
    Preferences preferences = new Preferences(bench.memory());
    live =
        new LiveValidation(
            checker,
            preferences::isLive,
            verdict -> {
              bench.expect(verdict);
              Platform.runLater(() -> {
                if (verdict.revision() == bench.document().revision()) {
                  bench.judged(verdict);
                }
              });
            },
            broken ->
                Platform.runLater(() ->
                    bench
                        .notices()
                        .failed("A check broke down; your work is safe.", Traces.of(broken))));
    bench.document().listen(live::follow);
    patience.setOnFinished(_ -> checkAgain());
    patience.play();
    map.picture()
        .whenSeen(() -> {
          if (patience.getStatus() == Animation.Status.RUNNING) {
            patience.stop();
            checkAgain();
          }
        });
  }

  /** Looks at everything again, by the checks that are wanted now. */
  void checkAgain() {
    live.start(bench.document().project(), bench.document().revision());
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
                  .keys(kind.key())
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
                      "Show " + PanelTabs.title(tab),
                      () -> {
                        folds.need(DeskPart.PANELS);
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

  MapView map() {
    return map;
  }

  /** Brings a panel or a tab of the side to the front; whether there is one of that title. */
  boolean select(String title) {
    Optional<Tab> wanted =
        Stream.concat(
                tabs.getTabs().stream().filter(tab -> PanelTabs.title(tab).equals(title)),
                sidebar.getTabs().stream().filter(tab -> tab.getText().equals(title)))
            .findFirst();
    wanted.ifPresent(tab -> {
      folds.need(tab.getTabPane().equals(sidebar) ? DeskPart.SIDEBAR : DeskPart.PANELS);
      tab.getTabPane().getSelectionModel().select(tab);
    });
    return wanted.isPresent();
  }

  void recall(Memory memory) {
    acrossAt = memory.number("layout.across", ACROSS);
    downAt = memory.number("layout.down", DOWN);
    across.setDividerPositions(acrossAt);
    down.setDividerPositions(downAt);
    memory
        .get("layout.tab")
        .flatMap(title ->
            tabs.getTabs().stream().filter(tab -> PanelTabs.title(tab).equals(title)).findFirst())
        .ifPresent(tabs.getSelectionModel()::select);
    memory.get(viewKey()).flatMap(Viewport::parse).ifPresent(map::recall);
  }

  void note(Memory memory) {
    if (folds.shown(DeskPart.SIDEBAR).get()) {
      acrossAt = across.getDividerPositions()[0];
    }
    if (folds.shown(DeskPart.PANELS).get()) {
      downAt = down.getDividerPositions()[0];
    }
    memory.put("layout.across", String.valueOf(acrossAt));
    memory.put("layout.down", String.valueOf(downAt));
    memory.put("layout.tab", PanelTabs.title(tabs.getSelectionModel().getSelectedItem()));
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
