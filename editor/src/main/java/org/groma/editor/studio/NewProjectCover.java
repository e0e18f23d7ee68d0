package org.groma.editor.studio;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.document.BlankProject;
import org.groma.editor.exchange.ImportPlan;
import org.groma.editor.scan.ScanFile;
import org.groma.editor.start.Beginning;
import org.groma.editor.start.GameShelf;
import org.groma.editor.start.ProjectStart;
import org.groma.editor.start.SheetChoice;
import org.groma.editor.start.StartPlan;
import org.groma.model.project.MapSheet;
import org.groma.model.project.Project;

/**
 * Asks what a new project is to be, all on one page, and makes it. What stands in the way is said
 * at once; until Make Project nothing is written.
 */
final class NewProjectCover extends Cover {

  private static final String PLACE = "new.place";
  private static final String FORBIDDEN = "[\\\\/:*?\"<>|\\p{Cntrl}]";

  /** What lies on the map at first. */
  private enum Start {
    EMPTY("An empty sheet"),
    SCAN("A scanned map to trace over"),
    FILE("A map from a file (GeoJSON, TopoJSON, SVG, PNG, TripleA)"),
    GENERATOR("The generator"),
    SAMPLE("A copy of a sample");

    private final String title;

    Start(String title) {
      this.title = title;
    }
  }

  private final StudioWindow window;
  private final GameShelf shelf;
  private final TextField name = new TextField("New map");
  private final TextField folder = new TextField();
  private final Label problem = new Label();
  private final ComboBox<GameShelf.Game> game = new ComboBox<>();
  private final CheckBox withRules = new CheckBox("With the rules of the sample");
  private final SheetForm sheet = new SheetForm(this::look);
  private final ToggleGroup starts = new ToggleGroup();
  private final Button choose = new Button("Choose…", Icons.of("fth-folder"));
  private final Label chosen = new Label();
  private final CheckBox repair = new CheckBox("Mend gaps and overlaps");
  private final ComboBox<GameShelf.Game> sample = new ComboBox<>();
  private final HBox fileRow = new HBox(8, choose, chosen, repair);
  private final Button make = new Button("Make Project", Icons.of("fth-file-plus"));
  private final GeneratorForm generator;
  private Optional<Path> file = Optional.empty();
  private Optional<Path> colours = Optional.empty();
  private Optional<Background.Job> making = Optional.empty();

  /** Whether somebody has said where it goes; until then the folder follows the name. */
  private boolean placed;

  NewProjectCover(StudioWindow window, Runnable away) {
    super(away);
    this.window = window;
    this.shelf = GameShelf.of(window.sample().map(Path::getParent));
    this.generator = new GeneratorForm(window.background(), window.dialogs(), this::look);
    make.setId("new-make");
    make.setDefaultButton(true);
    make.setOnAction(_ -> make());
    problem.setId("new-problem");
    problem.getStyleClass().add("danger");
    problem.setStyle("-fx-text-fill: -color-danger-fg;");
    problem.setWrapText(true);
    problem.setMinHeight(USE_PREF_SIZE);
    GridPane form = new GridPane(12, 10);
    int row = 0;
    form.addRow(row++, new Label("Name"), named());
    form.addRow(row++, new Label("Folder"), placed());
    form.addRow(row++, new Label("Game"), games());
    form.addRow(row++, new Label("Sheet"), sheet);
    form.addRow(row, new Label("Begin with"), beginnings());
    form.getChildren().forEach(each -> GridPane.setValignment(each, javafx.geometry.VPos.TOP));
    form.setPadding(new Insets(2, 12, 2, 2));
    ScrollPane scrolled = new ScrollPane(form);
    scrolled.setFitToWidth(true);
    VBox.setVgrow(scrolled, Priority.ALWAYS);
    show("New project", new VBox(8, scrolled, problem), 720, 760, make);
    name.textProperty().addListener((_, _, _) -> follow());
    folder.textProperty().addListener((_, _, _) -> look());
    follow();
  }

  private Node named() {
    name.setId("new-name");
    name.setAccessibleText("Name of the project");
    return name;
  }

  private Node placed() {
    folder.setId("new-folder");
    folder.setAccessibleText("Folder of the project");
    folder.setOnKeyTyped(_ -> placed = true);
    Button elsewhere = new Button("Choose…");
    elsewhere.setId("new-folder-choose");
    elsewhere.setOnAction(_ ->
        window
            .dialogs()
            .chooseTarget("Folder of the new project", folderName())
            .ifPresent(path -> {
              placed = true;
              folder.setText(path.toString());
            }));
    HBox.setHgrow(folder, Priority.ALWAYS);
    return new HBox(8, folder, elsewhere);
  }

  private Node games() {
    GameShelf.Game none = new GameShelf.Game(BlankProject.NO_GAME, "No game yet", Optional.empty());
    game.setId("new-game");
    game.setAccessibleText("Game");
    game.getItems().add(none);
    game.getItems().addAll(shelf.games());
    game.setValue(none);
    withRules.setId("new-with-rules");
    withRules.setDisable(true);
    game.valueProperty()
        .addListener((_, _, now) -> {
          withRules.setDisable(now.sample().isEmpty());
          withRules.setSelected(withRules.isSelected() && now.sample().isPresent());
        });
    HBox row = new HBox(12, game, withRules);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Node beginnings() {
    VBox box = new VBox(6);
    for (Start start : Start.values()) {
      RadioButton button = new RadioButton(start.title);
      button.setId("begin-" + start.name().toLowerCase(Locale.ROOT));
      button.setUserData(start);
      button.setToggleGroup(starts);
      button.setSelected(start == Start.EMPTY);
      box.getChildren().add(button);
    }
    choose.setId("new-file-choose");
    choose.setOnAction(_ -> chooseFile());
    fileRow.setAlignment(Pos.CENTER_LEFT);
    sample.setId("new-sample");
    sample.setAccessibleText("Sample");
    sample
        .getItems()
        .setAll(shelf.games().stream().filter(known -> known.sample().isPresent()).toList());
    sample.getSelectionModel().selectFirst();
    box.getChildren().addAll(fileRow, sample, generator);
    starts
        .selectedToggleProperty()
        .addListener((_, _, _) -> {
          file = Optional.empty();
          colours = Optional.empty();
          chosen.setText("");
          look();
        });
    return box;
  }

  @Override
  Node first() {
    name.selectAll();
    return name;
  }

  @Override
  void leave() {
    making.ifPresent(Background.Job::cancel); // what is saved last is not begun any more
    super.leave();
  }

  private Start start() {
    return (Start) starts.getSelectedToggle().getUserData();
  }

  private String folderName() {
    String plain = name.getText().strip().replaceAll(FORBIDDEN, "-");
    return plain.isEmpty() ? "New map" : plain;
  }

  /** The folder follows the name, beside what is there already. */
  private void follow() {
    if (placed) {
      look();
      return;
    }
    Path home = Path.of(System.getProperty("user.home", "."));
    Path documents = home.resolve("Documents");
    Path place =
        window
            .memory()
            .get(PLACE)
            .map(Path::of)
            .filter(Files::isDirectory)
            .orElse(Files.isDirectory(documents) ? documents : home);
    Path free = place.resolve(folderName());
    for (int i = 2; Files.exists(free); i++) {
      free = place.resolve(folderName() + " " + i);
    }
    folder.setText(free.toString());
    look();
  }

  private void chooseFile() {
    boolean scan = start() == Start.SCAN;
    window
        .dialogs()
        .chooseFile(
            scan ? "Scanned map" : "Map",
            scan ? "Images" : "Maps",
            scan ? ScanFile.ENDINGS : ImportPlan.MAPS)
        .ifPresent(path -> {
          file = Optional.of(path);
          boolean painted = !scan && path.toString().toLowerCase(Locale.ROOT).endsWith(".png");
          colours =
              painted
                  ? window.dialogs().chooseFile("Table of colours", "CSV", List.of("csv"))
                  : Optional.empty();
          chosen.setText(String.valueOf(path.getFileName()));
          look();
        });
  }

  /** Shows what belongs to the choices, and what stands in the way. */
  private void look() {
    if (starts.getSelectedToggle() == null || generator == null) {
      return; // the page is being made
    }
    Start start = start();
    shown(fileRow, start == Start.FILE || start == Start.SCAN);
    shown(repair, start == Start.FILE);
    shown(sample, start == Start.SAMPLE);
    shown(generator, start == Start.GENERATOR);
    sheet.setDisable(start == Start.SAMPLE);
    sheet.sized(start != Start.FILE);
    game.setDisable(start == Start.SAMPLE);
    if (start == Start.GENERATOR) {
      SheetChoice choice = sheet.choice();
      generator.on(
          choice.obstacle().isEmpty() ? choice.sheet().map(MapSheet::envelope) : Optional.empty(),
          choice.projection());
    }
    Optional<String> obstacle = obstacle();
    problem.setText(obstacle.orElse(""));
    make.setDisable(obstacle.isPresent() || making.isPresent());
  }

  private static void shown(Node node, boolean wanted) {
    node.setVisible(wanted);
    node.setManaged(wanted);
  }

  private Optional<String> obstacle() {
    if (name.getText().isBlank()) {
      return Optional.of("A project needs a name.");
    }
    return target()
        .map(ProjectStart::obstacle)
        .orElse(Optional.of("'" + folder.getText() + "' cannot be the name of a folder."))
        .or(() -> start() == Start.SAMPLE ? Optional.empty() : sheet.choice().obstacle())
        .or(() ->
            switch (start()) {
              case EMPTY -> Optional.empty();
              case SCAN, FILE ->
                  file.isEmpty() ? Optional.of("Choose the file to begin with.") : needsColours();
              case GENERATOR ->
                  generator.map().isPresent()
                      ? Optional.empty()
                      : Optional.of("Have the generator show a map first: Preview.");
              case SAMPLE ->
                  sample.getValue() == null
                      ? Optional.of("No sample is installed here that could be copied.")
                      : Optional.empty();
            });
  }

  private Optional<String> needsColours() {
    return start() == Start.FILE
            && file.toString().toLowerCase(Locale.ROOT).contains(".png")
            && colours.isEmpty()
        ? Optional.of("A painted map needs its table of colours; choose the file again.")
        : Optional.empty();
  }

  private Optional<Path> target() {
    try {
      return folder.getText().isBlank()
          ? Optional.empty()
          : Optional.of(Path.of(folder.getText().strip()));
    } catch (InvalidPathException impossible) {
      return Optional.empty();
    }
  }

  private StartPlan plan() {
    Beginning beginning =
        switch (start()) {
          case EMPTY, SCAN -> new Beginning.EmptySheet();
          case FILE -> new Beginning.MapFile(file.orElseThrow(), colours, repair.isSelected());
          case GENERATOR -> new Beginning.GeneratedMap(generator.map().orElseThrow());
          case SAMPLE -> new Beginning.SampleCopy(sample.getValue().sample().orElseThrow());
        };
    SheetChoice choice = sheet.choice();
    boolean own = start() != Start.SAMPLE && start() != Start.FILE;
    return new StartPlan(
        name.getText().strip(),
        game.getValue().ruleset(),
        withRules.isSelected(),
        choice.projection(),
        own ? choice.sheet() : Optional.empty(),
        beginning);
  }

  /** Makes the project in the background; only when it is whole it is saved and opened. */
  private void make() {
    if (make.isDisabled() || !window.leave()) {
      return;
    }
    Path target = target().orElseThrow();
    Optional<Path> scan = start() == Start.SCAN ? file : Optional.empty();
    StartPlan plan = plan();
    problem.setText("Making the project…");
    making =
        Optional.of(
            window
                .background()
                .start(
                    "Making " + plan.name(),
                    _ -> new ProjectStart(shelf).make(plan),
                    result -> {
                      making = Optional.empty();
                      take(result, target, scan);
                    }));
    make.setDisable(true);
  }

  private void take(ProjectStart.Result result, Path target, Optional<Path> scan) {
    switch (result) {
      case ProjectStart.Result.Refused(List<String> reasons) -> refused(reasons);
      case ProjectStart.Result.Made(Project project, List<String> remarks) -> {
        Optional<String> unsaved = ProjectStart.save(project, target);
        if (unsaved.isPresent()) {
          refused(List.of(unsaved.get()));
          return;
        }
        Optional.ofNullable(target.toAbsolutePath().getParent())
            .ifPresent(parent -> window.memory().put(PLACE, parent.toString()));
        leave();
        window.open(target);
        remarks.forEach(window.notices()::mind);
        scan.ifPresent(window::trace);
      }
    }
  }

  private void refused(List<String> reasons) {
    look();
    problem.setText("No project was made. " + String.join(" ", reasons));
  }
}
