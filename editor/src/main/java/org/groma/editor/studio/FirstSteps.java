package org.groma.editor.studio;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Envelope;

/**
 * The first three steps of a map, shown on a map that was opened empty. Each is let go when it is
 * done; undo brings it back. The card lies in a corner where nothing is drawn and steps aside while
 * something is.
 */
final class FirstSteps extends VBox {

  private static final String SHOW = "First Steps";
  private static final List<Pos> CORNERS =
      List.of(Pos.BOTTOM_LEFT, Pos.TOP_RIGHT, Pos.BOTTOM_RIGHT, Pos.TOP_LEFT);
  private static final double MARGIN = 16;

  /** Something to do, and how to see that it was done. */
  private enum Step {
    LAND(
        "Draw land",
        "Click the corners of a coast; Enter closes it.",
        "Draw",
        "fth-edit-3",
        project -> drawn(project) > 0),
    SPLIT(
        "Split it",
        "A line from border to border makes two provinces of one.",
        "Split",
        "fth-scissors",
        project -> drawn(project) > 1),
    NAME(
        "Name it",
        "Give a province its name in the inspector at the right.",
        "Name",
        "fth-type",
        project -> project.provinces().stream().anyMatch(Step::isNamed));

    private final String title;
    private final String how;
    private final String button;
    private final String icon;

    @SuppressWarnings("ImmutableEnumChecker") // none of them has a state
    private final Predicate<Project> done;

    Step(String title, String how, String button, String icon, Predicate<Project> done) {
      this.title = title;
      this.how = how;
      this.button = button;
      this.icon = icon;
      this.done = done;
    }

    private static long drawn(Project project) {
      return project.map().places().keySet().stream()
          .filter(place -> place.province().isPresent())
          .count();
    }

    private static boolean isNamed(Province province) {
      return !province.name().startsWith("New province") && !province.name().isBlank();
    }
  }

  private final Workbench bench;
  private final MapView map;
  private final VBox rows = new VBox(8);

  /** Whether this map began empty and nobody has sent the card away. */
  private boolean wanted;

  FirstSteps(Workbench bench, MapView map) {
    super(10);
    this.bench = bench;
    this.map = map;
    setId("first-steps");
    getStyleClass().add("first-steps");
    getStylesheets()
        .add(
            Objects.requireNonNull(FirstSteps.class.getResource("first-steps.css"))
                .toExternalForm());
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    Label title = new Label("The first steps of a map");
    title.getStyleClass().add("text-bold");
    Region air = new Region();
    HBox.setHgrow(air, Priority.ALWAYS);
    Button away = new Button(null, Icons.of("fth-x"));
    away.setId("first-steps-away");
    away.getStyleClass().addAll("flat", "small");
    away.setTooltip(new Tooltip("Do not show the first steps; Help, First Steps brings them back"));
    away.setAccessibleText("Dismiss the first steps");
    away.setOnAction(_ -> dismiss());
    HBox head = new HBox(8, title, air, away);
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, rows);
    wanted = isEmpty() && bench.memory().get(key()).isEmpty();
    bench.project().addListener((_, _, _) -> show());
    map.viewport().addListener((_, _, _) -> stepAside());
    map.preview().addListener((_, _, _) -> stepAside());
    bench.actions().add(Action.of("Help", SHOW, this::recall).icon("fth-flag"));
    show();
  }

  private boolean isEmpty() {
    return bench.project().get().map().faceCount() <= 1;
  }

  private String key() {
    return "first-steps.away." + bench.document().folder().toAbsolutePath().normalize();
  }

  private void dismiss() {
    wanted = false;
    bench.memory().put(key(), "true");
    show();
    map.requestFocus();
  }

  private void recall() {
    bench.memory().forget(key());
    wanted = true;
    show();
    if (!isVisible()) {
      bench.notices().mind("The first steps of this map are done already.");
    }
  }

  /** The steps that are left; none once all are done. */
  private void show() {
    Project project = bench.project().get();
    rows.getChildren().clear();
    for (Step step : Step.values()) {
      if (!step.done.test(project)) {
        rows.getChildren().add(row(step));
      }
    }
    stepAside();
  }

  private Node row(Step step) {
    Label title = new Label(List.of(Step.values()).indexOf(step) + 1 + ". " + step.title);
    title.getStyleClass().add("text-bold");
    Label how = new Label(step.how);
    how.getStyleClass().add("text-small");
    VBox words = new VBox(1, title, how);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button go = new Button(step.button, Icons.of(step.icon));
    go.setId("first-steps-" + step.button.toLowerCase(java.util.Locale.ROOT));
    go.setAccessibleText(step.title + ". " + step.how);
    go.setOnAction(_ -> go(step));
    go.setMinWidth(Region.USE_PREF_SIZE);
    HBox row = new HBox(14, words, go);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private void go(Step step) {
    switch (step) {
      case LAND -> take(ToolKind.DRAW);
      case SPLIT -> {
        if (isEmpty()) {
          bench.notices().mind("Draw some land first; then it can be split.");
        } else {
          take(ToolKind.SPLIT);
        }
      }
      case NAME -> name();
    }
  }

  private void take(ToolKind kind) {
    map.tool().set(kind);
    map.requestFocus();
  }

  /** Selects a province without a name of its own and puts the keyboard where it gets one. */
  private void name() {
    Optional<Province> nameless = bench.project().get().provinces().stream().findFirst();
    if (nameless.isEmpty()) {
      bench.notices().mind("Draw some land first; then it can be named.");
      return;
    }
    map.tool().set(ToolKind.SELECT);
    bench.selection().set(new Subject("province", nameless.get().id().slug()));
    getScene().getRoot().applyCss();
    Optional.ofNullable(getScene().lookup("#inspector #field-name"))
        .or(() -> Optional.ofNullable(getScene().lookup("#inspector .text-field")))
        .ifPresent(Node::requestFocus);
  }

  /** Goes where nothing is drawn, and away while something is or where there is no such corner. */
  private void stepAside() {
    boolean left = wanted && !rows.getChildren().isEmpty();
    boolean sketching = isSketch(map.preview().get());
    Optional<Pos> corner = left ? freeCorner() : Optional.empty();
    setVisible(left && !sketching && corner.isPresent());
    setManaged(isVisible());
    corner.ifPresent(at -> {
      StackPane.setAlignment(this, at);
      StackPane.setMargin(this, new Insets(MARGIN));
    });
  }

  /** A line with a corner that was set; before that it is only the point under the pointer. */
  private static boolean isSketch(Preview shown) {
    return shown.shapes().stream().anyMatch(Preview.Trace.class::isInstance)
        && shown.shapes().stream().anyMatch(Preview.Handle.class::isInstance);
  }

  private Optional<Pos> freeCorner() {
    Viewport view = map.viewport().get();
    Bounds size = getLayoutBounds();
    double wide = size.getWidth() + 2 * MARGIN;
    double high = size.getHeight() + 2 * MARGIN;
    return CORNERS.stream()
        .filter(at -> {
          double x = at.getHpos() == javafx.geometry.HPos.LEFT ? 0 : view.width() - wide;
          double y = at.getVpos() == javafx.geometry.VPos.TOP ? 0 : view.height() - high;
          return map.index()
              .facesIn(
                  new Envelope(
                      view.mapX(x), view.mapX(x + wide), view.mapY(y + high), view.mapY(y)))
              .isEmpty();
        })
        .findFirst();
  }
}
