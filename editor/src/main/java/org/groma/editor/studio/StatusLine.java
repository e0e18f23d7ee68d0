package org.groma.editor.studio;

import java.util.Locale;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.groma.editor.document.Naming;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;

/**
 * The line at the foot of the window: hint, selection, pointer, scale, findings, background work.
 */
final class StatusLine extends HBox {

  private final Workbench bench;
  private final MapView map;
  private final Label hint = label("status-hint");
  private final Label selected = label("status-selection");
  private final Label place = label("status-pointer");
  private final Label scale = label("status-scale");
  private final Label findings = label("status-findings");
  private final HBox jobs = new HBox(8);

  StatusLine(Workbench bench, MapView map) {
    super(16);
    this.bench = bench;
    this.map = map;
    getStyleClass().add("status-line");
    setAlignment(Pos.CENTER_LEFT);
    jobs.setAlignment(Pos.CENTER_LEFT);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    hint.setMinWidth(0);
    getChildren().addAll(hint, gap, jobs, selected, place, scale, findings);
    map.preview().addListener((_, _, _) -> hint());
    map.tool().addListener((_, _, _) -> hint());
    map.pointer().addListener((_, _, now) -> pointer(now));
    map.viewport()
        .addListener((_, before, now) -> {
          if (before.scale() != now.scale()) { // a pan is no reason to write a number
            scale();
          }
        });
    bench.selection().subjects().addListener((_, _, _) -> selected());
    bench.project().addListener((_, _, _) -> selected()); // which may have another name now
    bench.verdict().addListener((_, _, _) -> findings());
    bench.jobs().addListener((ListChangeListener<Background.Job>) _ -> jobs());
    hint();
    selected();
    scale();
    findings();
  }

  private static Label label(String id) {
    Label label = new Label();
    label.setId(id);
    label.setMinWidth(Region.USE_PREF_SIZE); // a long hint gives way, not these
    return label;
  }

  private void hint() {
    hint.setText(map.preview().get().hint().orElse(map.tool().get().hint()));
    hint.getStyleClass().remove("refused");
    if (!map.preview().get().legal()) {
      hint.getStyleClass().add("refused");
    }
  }

  private void selected() {
    int count = bench.selection().get().size();
    selected.setText(
        count == 0
            ? "Nothing selected"
            : count == 1
                ? Naming.of(bench.project().get(), bench.selection().get().iterator().next())
                : count + " selected");
  }

  private void pointer(Optional<Point> at) {
    place.setText(
        at.map(point -> String.format(Locale.ROOT, "%.1f, %.1f", point.x(), point.y())).orElse(""));
  }

  private void scale() {
    scale.setText(String.format(Locale.ROOT, "%.2f px/unit", map.viewport().get().scale()));
  }

  private void findings() {
    Preferences preferences = new Preferences(bench.memory());
    if (!preferences.live()) {
      findings.setText("Checks are off (Preferences)");
      return;
    }
    String left = preferences.silent().isEmpty() ? "" : " (some checks are off)";
    findings.setText(
        bench
            .verdict()
            .get()
            .map(verdict -> {
              int errors = verdict.count(Severity.ERROR);
              int warnings = verdict.count(Severity.WARNING);
              return counted(errors, "error") + ", " + counted(warnings, "warning") + left;
            })
            .orElse("Checking…"));
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private void jobs() {
    jobs.getChildren().clear();
    for (Background.Job job : bench.jobs()) {
      ProgressBar bar = new ProgressBar();
      bar.progressProperty().bind(job.progress());
      bar.setPrefWidth(90);
      Button stop = new Button(null, Icons.of("fth-x"));
      stop.getStyleClass().addAll("flat", "small");
      stop.setTooltip(new Tooltip("Cancel " + job.name()));
      stop.setAccessibleText("Cancel " + job.name());
      stop.setOnAction(_ -> job.cancel());
      jobs.getChildren().addAll(new Label(job.name()), bar, stop);
    }
  }
}
