package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.document.Change;
import org.groma.editor.sheet.FieldFindings;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.studio.Action;
import org.groma.editor.studio.Background;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Panel;
import org.groma.editor.studio.TextScale;
import org.groma.editor.studio.Workbench;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.table.Choices;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/** The spreadsheet of the studio. */
public final class GazetteerPanel implements Panel {

  static final String STYLE =
      Objects.requireNonNull(GazetteerPanel.class.getResource("gazetteer.css")).toExternalForm();

  /** So many provinces are added up within a frame. */
  private static final int AT_ONCE = 1000;

  /** More tables than these are scrolled for. */
  private static final int VISIBLE_KINDS = 16;

  /** Where Command+H hides the program. */
  private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

  private static final Set<String> SUMMED =
      Set.of(Kinds.PROVINCES.word(), Kinds.CITIES.word(), Kinds.AREAS.word());

  private final Workbench bench;
  private final GridModel model;
  private final Grid grid;
  private final GridKeys keys;
  private final BulkBar bulk;
  private final RowDeeds rows;
  private final FindBar find;
  private final GridHabits habits;
  private final TotalsList totals;
  private final BorderPane content = new BorderPane();
  private final SplitPane split = new SplitPane();
  private final ComboBox<SheetKind> kind = new ComboBox<>();
  private final MenuButton columns = new MenuButton("Columns", Icons.of("fth-columns"));
  private final ToggleButton sums = new ToggleButton("Totals", Icons.of("fth-hash"));
  private final Label count = new Label();
  private boolean telling;
  private Optional<Background.Job> summing = Optional.empty();

  public GazetteerPanel(Workbench bench) {
    this.bench = bench;
    this.model = new GridModel(bench.project().get(), bench::perform);
    this.habits = new GridHabits(bench);
    this.grid = new Grid(model, habits, row -> bench.reveal(model.sheet().subject(row)));
    this.bulk = new BulkBar(grid);
    this.rows = new RowDeeds(bench, grid);
    this.keys = new GridKeys(grid, bench.notices(), rows::delete);
    this.find = new FindBar(grid);
    this.totals = new TotalsList(this::selectArea, this::onlyArea);
    TextScale.follow(bench, grid);
    habits.followOrder(grid);
    totals.scale(bench);
    keys.install();
    new GridMenu(bench, grid, keys, rows, bulk::begin, () -> find.begin(false)).install();
    grid.setPlaceholder(new GridPlaceholder(model, rows::add));
    grid.onSelect(this::tellSelection);
    bulk.setVisible(false);
    VBox top = new VBox(bar(), bulk, rows.bar(), find);
    content.setTop(top);
    content.setCenter(split);
    content.getStylesheets().add(STYLE);
    content.getStyleClass().add("gazetteer");
    split.getItems().add(grid);
    model.listen(this::follow);
    bench.document().listen(this::changed);
    bench
        .selection()
        .subjects()
        .addListener((_, _, now) -> {
          hearSelection(now);
          followArea();
        });
    bench
        .verdict()
        .addListener((_, _, verdict) ->
            model.judged(verdict.map(FieldFindings::of).orElse(FieldFindings.NONE)));
    addActions();
    sums.setSelected(true);
    add(bench.project().get());
    follow();
    model.watched(false); // until its tab is in front
  }

  private HBox bar() {
    kind.setId("gazetteer-kind");
    kind.setAccessibleText("Which table");
    kind.setConverter(new SheetTitles(() -> bench.project().get()));
    kind.getItems().setAll(SheetKind.values());
    kind.setValue(SheetKind.PROVINCES);
    kind.setVisibleRowCount(VISIBLE_KINDS);
    kind.valueProperty()
        .addListener((_, _, chosen) -> {
          model.show(chosen);
          hearSelection(bench.selection().get());
        });
    columns.setId("gazetteer-columns");
    columns.getStyleClass().add(Styles.FLAT);
    columns.setAccessibleText("Choose columns");
    columns.getItems().add(new CheckMenuItem("…")); // an empty menu would not open
    columns.setOnShowing(_ -> fillColumns());
    Button set = new Button("Set Column", Icons.of("fth-edit-3"));
    set.setId("gazetteer-bulk");
    set.getStyleClass().add(Styles.FLAT);
    set.setTooltip(new Tooltip("Set one column for all selected rows"));
    set.setOnAction(_ -> {
      if (bulk.isVisible()) {
        bulk.setVisible(false);
      } else {
        bulk.begin();
      }
    });
    sums.setId("gazetteer-sums");
    sums.getStyleClass().add(Styles.FLAT);
    sums.setTooltip(new Tooltip("Totals of areas beside what is printed"));
    sums.selectedProperty().addListener((_, _, _) -> showSums());
    count.setId("gazetteer-count");
    count.getStyleClass().add(Styles.TEXT_MUTED);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Button add = icon("gazetteer-add", "Add a row", "fth-plus", rows::add);
    Button delete = icon("gazetteer-delete", "Delete selected rows", "fth-trash-2", rows::delete);
    HBox bar = new HBox(8, kind, new FilterBar(model), gap, count, add, delete, set, columns, sums);
    bar.setAlignment(Pos.CENTER_LEFT);
    List.of(set, columns, sums, kind).forEach(each -> each.setMinWidth(Region.USE_PREF_SIZE));
    count.setMinWidth(0);
    bar.getStyleClass().add("gazetteer-bar");
    return bar;
  }

  private void addActions() {
    bench.actions().add(Action.of("", "Gazetteer: Fill Down", keys::fillDown));
    bench.actions().add(Action.of("", "Gazetteer: Set Column for Selected Rows", bulk::begin));
    bench.actions().add(Action.of("", "Gazetteer: Sort by Column", grid::sortByFocused));
    bench.actions().add(Action.of("", "Gazetteer: Add Row", rows::add));
    bench.actions().add(Action.of("", "Gazetteer: Delete Selected Rows", rows::delete));
    addFinding("Find in Table…", "Shortcut+F", "fth-search", false);
    addFinding("Replace in Table…", MAC ? "Shortcut+Alt+F" : "Shortcut+H", "fth-repeat", true);
    for (SheetKind each : SheetKind.values()) {
      bench
          .actions()
          .add(
              Action.of(
                  "",
                  "Gazetteer: " + each.title(bench.project().get()),
                  () -> {
                    kind.setValue(each);
                    bench.actions().titled("Show " + title()).ifPresent(Action::fire);
                  }));
    }
  }

  private void addFinding(String title, String combination, String icon, boolean replacing) {
    bench
        .actions()
        .add(
            Action.of(
                    "Edit",
                    title,
                    () -> {
                      bench.actions().titled("Show " + title()).ifPresent(Action::fire);
                      find.begin(replacing);
                    })
                .keys(combination)
                .icon(icon));
  }

  private static Button icon(String id, String name, String icon, Runnable run) {
    Button button = new Button(null, Icons.of(icon));
    button.setId(id);
    button.getStyleClass().addAll(Styles.FLAT, Styles.BUTTON_ICON);
    button.setTooltip(new Tooltip(name));
    button.setAccessibleText(name);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> run.run());
    return button;
  }

  private void fillColumns() {
    columns
        .getItems()
        .setAll(
            grid.getColumns().stream()
                .map(column -> {
                  CheckMenuItem item = new CheckMenuItem(column.getText());
                  item.setSelected(column.isVisible());
                  item.setOnAction(_ -> column.setVisible(item.isSelected()));
                  return item;
                })
                .toList());
  }

  private void follow() {
    int all = model.sheet().ids().size();
    int shown = model.rows().size();
    count.setText(
        shown == all ? all + " rows" : String.format(Locale.ROOT, "%d of %d rows", shown, all));
    showSums();
  }

  // ---- the document

  private void changed(Change change) {
    model.changed(change);
    boolean concerned =
        change.reach().everything()
            || change.reach().entries().stream()
                .anyMatch(entry -> SUMMED.contains(entry.substring(0, entry.indexOf(':'))));
    if (concerned) {
      add(change.after());
    }
  }

  /** Adds up areas; on a large map not while the window waits. */
  private void add(Project project) {
    Lexicon words = Rulesets.lexicon(project);
    if (project.provinces().size() <= AT_ONCE) {
      totals.show(AreaTotals.of(project), words);
      return;
    }
    summing.ifPresent(Background.Job::cancel);
    summing =
        Optional.of(
            bench
                .background()
                .start(
                    "Adding up areas",
                    _ -> AreaTotals.of(project),
                    found -> totals.show(found, words)));
  }

  private void showSums() {
    boolean wanted = sums.isSelected() && SUMMED.contains(model.sheet().kind().word());
    sums.setDisable(!SUMMED.contains(model.sheet().kind().word()));
    boolean there = split.getItems().contains(totals);
    if (wanted && !there) {
      split.getItems().add(totals);
      split.setDividerPositions(0.63);
      SplitPane.setResizableWithParent(totals, false);
    } else if (!wanted && there) {
      split.getItems().remove(totals);
    }
  }

  // ---- the selection

  private void tellSelection() {
    Set<Subject> subjects = new LinkedHashSet<>();
    grid.selectedRows().forEach(row -> subjects.add(model.sheet().subject(row)));
    if (!subjects.isEmpty()) {
      telling = true;
      bench.selection().set(subjects);
      telling = false;
    }
  }

  private void hearSelection(Set<Subject> subjects) {
    if (telling || !model.isWatched()) {
      return;
    }
    Set<String> rows = new LinkedHashSet<>();
    subjects.forEach(subject -> rows.addAll(model.sheet().rowsOf(subject)));
    if (!rows.equals(grid.selectedRows())) {
      grid.showSelected(rows);
    }
  }

  /** The totals show the area that something selected last lies in. */
  private void followArea() {
    bench
        .selection()
        .last()
        .flatMap(subject ->
            switch (subject.kind()) {
              case "area" -> Optional.of(new AreaId(subject.id()));
              case "province" ->
                  bench.project().get().provinces().find(subject.id()).flatMap(Province::area);
              default -> Optional.empty();
            })
        .ifPresent(totals::goTo);
  }

  private void selectArea(AreaId area) {
    bench.selection().set(new Subject(Kinds.AREAS.word(), area.slug()));
  }

  /** Shows the provinces of an area alone. */
  private void onlyArea(AreaTotals.Total total) {
    kind.setValue(SheetKind.PROVINCES);
    model.filter(
        Filter.NONE.only("area", model.sheet().labels().of(Choices.AREAS, total.area().slug())));
  }

  @Override
  public void shown(boolean inFront) {
    model.watched(inFront);
    hearSelection(bench.selection().get());
  }

  @Override
  public String title() {
    return "Gazetteer";
  }

  @Override
  public String icon() {
    return "fth-list";
  }

  @Override
  public Node content() {
    return content;
  }
}
