package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;

/** The window of the studio: opens projects, asks before it lets unsaved work go. */
public final class StudioWindow {

  private final Stage stage;
  private final Memory memory;
  private final Dialogs dialogs;
  private final Optional<Path> sample;
  private final Notices notices = new Notices();
  private final Background background =
      new Background(trouble ->
          notices.failed(
              trouble.job() + " broke down; your work is safe.", Traces.of(trouble.cause())));
  private final BorderPane frame = new BorderPane();
  private final StackPane root = new StackPane(frame);
  private final WindowTour tour = new WindowTour(root);
  private final WindowLook look;
  private final OutsideChanges outside;
  private final WindowPlace place;
  private final FileDrop drop = new FileDrop(this);
  private final StudioWindows windows;
  private final ChangeListener<Boolean> focus = (_, _, focused) -> focused(focused);
  private Optional<Autosave> autosave = Optional.empty();
  private Optional<Desk> desk = Optional.empty();
  private Optional<Workbench> bench = Optional.empty();
  private Optional<Tracing> tracing = Optional.empty();

  /**
   * @param sample the project that comes with Groma, if it is there
   */
  public StudioWindow(Stage stage, Memory memory, Dialogs dialogs, Optional<Path> sample) {
    this(stage, memory, dialogs, sample, new StudioWindows(WindowDialogs::new));
  }

  /**
   * @param windows the windows of the session, of which this becomes one
   */
  StudioWindow(
      Stage stage, Memory memory, Dialogs dialogs, Optional<Path> sample, StudioWindows windows) {
    this.windows = windows;
    windows.add(this);
    this.stage = stage;
    this.memory = memory;
    this.dialogs = dialogs;
    this.sample = sample;
    this.place = new WindowPlace(stage, memory);
    Scene scene =
        new Scene(root, WindowPlace.WIDTH, WindowPlace.HEIGHT); // else pictures of it resize it
    scene
        .getStylesheets()
        .add(Objects.requireNonNull(StudioWindow.class.getResource("studio.css")).toExternalForm());
    stage.setScene(scene);
    place.recall();
    drop.install(root);
    new ShortcutKeys(this).install(scene);
    stage.setTitle("Groma");
    stage.setOnCloseRequest(event -> {
      if (!leave()) {
        event.consume();
      } else {
        end();
      }
    });
    look = new WindowLook(scene, root, memory, this::bench);
    outside = new OutsideChanges(this::bench, background, notices, dialogs);
    stage.focusedProperty().addListener(focus);
  }

  private void focused(boolean focused) {
    if (focused) {
      Platform.runLater(this::bringKeyboardHome); // after the toolkit chose somebody
      lookAtDisk();
    }
  }

  /** Whether another program has changed the project meanwhile; asked in the background. */
  void lookAtDisk() {
    outside.look();
  }

  /** Lays a box over the window, unless one is there already. */
  void cover(BiFunction<Workbench, Runnable, Cover> made) {
    bench.ifPresent(open -> cover(away -> made.apply(open, away)));
  }

  /** Lays a box over the window that needs no open project. */
  void cover(Function<Runnable, Cover> made) {
    if (!isCovered()) {
      Optional<Node> before = Optional.ofNullable(stage.getScene().getFocusOwner());
      Cover cover =
          made.apply(() -> {
            root.getChildren().removeIf(Cover.class::isInstance);
            before.ifPresent(Node::requestFocus);
            bringKeyboardHome();
          });
      root.getChildren().add(cover);
      cover.applyCss(); // what lies in a scroll pane is not in the window before
      cover.layout();
      cover.first().requestFocus();
    }
  }

  /** Work that goes on whether a project is open or not. */
  Background background() {
    return background;
  }

  StudioWindows windows() {
    return windows;
  }

  /** Brings the window before all others. */
  void toFront() {
    stage.setIconified(false);
    stage.toFront();
    stage.requestFocus();
  }

  void standBeside(StudioWindow other) {
    place.beside(other.stage());
  }

  /** Goes by what is preferred now. */
  void preferencesChanged() {
    look.recall();
    autosave.ifPresent(Autosave::begin);
  }

  /** Checks again, by the checks that are wanted now. */
  void checksChanged() {
    desk.ifPresent(Desk::checkAgain);
  }

  /** Shows the shortcuts that were chosen. */
  void shortcutsChanged() {
    bench.ifPresent(this::showTop);
  }

  private void showTop(Workbench open) {
    frame.setTop(
        new VBox(
            new TopBar(open.actions(), this), new ReadingBanner(open, dialogs, this::lookAtDisk)));
  }

  /** Lists all shortcuts, to be changed. */
  void shortcuts() {
    cover((open, away) -> new ShortcutCover(this, open, away));
  }

  /** Shows what a file would change. */
  void importFrom(Path file) {
    cover((open, away) -> new ImportCover(open, dialogs, away, Optional.of(file)));
  }

  /** Lays a picture over the map, to be placed and traced over. */
  void trace(Path picture) {
    tracing.ifPresent(scan -> scan.choose(picture));
  }

  /** Takes files that were dropped on the window. */
  FileDrop drop() {
    return drop;
  }

  /** Whether a box lies over the window. */
  boolean isCovered() {
    return root.getChildren().stream().anyMatch(Cover.class::isInstance);
  }

  /** Gives the keyboard to the map, where letters take up tools. */
  void keyboardToMap() {
    desk.ifPresent(open -> open.map().requestFocus());
  }

  /**
   * Gives the keyboard to the map if it is where nobody would look for it: nowhere, or in the bar
   * at the top, which is the first thing that the toolkit thinks of.
   */
  void bringKeyboardHome() {
    Node owner = stage.getScene() == null ? null : stage.getScene().getFocusOwner();
    if (!isCovered()
        && (owner == null
            || owner.equals(root)
            || owner.getScene() == null
            || isWithin(owner, frame.getTop()))) {
      keyboardToMap();
    }
  }

  private static boolean isWithin(Node node, Node part) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (each.equals(part)) {
        return true;
      }
    }
    return false;
  }

  /** Carries out a command of the Edit menu on the part of the window that has the keyboard. */
  void edit(String title, EditTarget.Command command) {
    if (!EditTarget.at(stage.getScene().getFocusOwner()).carryOut(command)) {
      notices.mind(title + ": nothing is selected here that this could work on.");
    }
  }

  /** Begins the tour on the project that is open; one that is under way gets the keyboard. */
  void tour() {
    bench.ifPresent(open -> desk.ifPresent(on -> tour.begin(open, on)));
  }

  /** The size of text in pixels. */
  IntegerProperty textSize() {
    return look.textSize();
  }

  public BooleanProperty dark() {
    return look.dark();
  }

  public Stage stage() {
    return stage;
  }

  public Memory memory() {
    return memory;
  }

  /** The workbench of the open project. */
  public Optional<Workbench> bench() {
    return bench;
  }

  Optional<Desk> desk() {
    return desk;
  }

  public Notices notices() {
    return notices;
  }

  Dialogs dialogs() {
    return dialogs;
  }

  /** The project that comes with Groma. */
  Optional<Path> sample() {
    return sample;
  }

  /** Opens a project, after what is open was let go. */
  public void open(Path folder) {
    Optional<StudioWindow> other = windows.showing(folder).filter(window -> !window.equals(this));
    if (other.isPresent()) {
      other.get().toFront();
      other.get().notices().done("This project is open in this window.");
    } else if (leave()) {
      if (bench.filter(open -> OpeningQuestion.isOpen(open, folder)).isPresent()) {
        close(); // else it would find itself at work there
      }
      take(folder, Document.open(folder, windows.histories()));
    }
  }

  /** Shows what opening a project came to. */
  void take(Path folder, Opening opening) {
    switch (OpeningQuestion.settle(folder, opening, dialogs).orElse(null)) {
      case Opening.Unreadable(var problems) -> {
        dialogs.problems(folder, problems);
        stay();
      }
      case Opening.Opened opened -> show(opened);
      case null -> stay();
    }
  }

  private void stay() {
    if (desk.isEmpty()) {
      welcome();
    }
  }

  private void show(Opening.Opened opened) {
    close();
    Document document = opened.document();
    document.leaveHistoryTo(windows.histories());
    memory.opened(document.folder());
    Workbench made = new Workbench(document, background, notices, memory);
    look.show(made);
    made.initials().set(memory.get("initials").orElse(""));
    made.initials().addListener((_, _, now) -> memory.put("initials", now));
    bench = Optional.of(made);
    made.use(new RecordCovers(made, this));
    StudioActions.addTo(made, this);
    MapActions.addTo(made, this);
    Tracing picture = new Tracing(made, dialogs, memory);
    Desk open = new Desk(made);
    picture.begin();
    tracing = Optional.of(picture);
    autosave = Optional.of(new Autosave(made));
    open.recall(memory);
    desk = Optional.of(open);
    showTop(made);
    frame.setCenter(open);
    open.applyCss(); // what lies in split panes is not in the window before
    open.map().requestFocus();
    made.dirty().addListener((_, _, _) -> title());
    title();
    say(opened);
  }

  private void say(Opening.Opened opened) {
    opened.notice().ifPresent(notices::mind);
    if (opened.recovered() > 0) {
      boolean keep =
          dialogs.confirm(
              "Unsaved work was found",
              "Groma ended without saving last time. "
                  + (opened.recovered() == 1
                      ? "One change was"
                      : opened.recovered() + " changes were")
                  + " done again.",
              "Keep them",
              "Throw them away");
      if (!keep) {
        opened.document().discardUnsaved();
      }
    }
    if (!opened.problems().isEmpty()) {
      notices.mind(
          opened.problems().size()
              + " values of this project stand for nothing; see Problems. They are kept as they"
              + " are.");
    }
  }

  private void title() {
    bench.ifPresent(open ->
        stage.setTitle(
            (open.dirty().get() ? "• " : "")
                + open.project().get().settings().name()
                + " – Groma"));
  }

  /** What is shown while no project is open. */
  public void welcome() {
    close();
    frame.setTop(null);
    frame.setCenter(new WelcomePage(this));
    stage.setTitle("Groma");
  }

  /** Whether what is open may be let go: it is saved, or nobody wants it. */
  boolean leave() {
    settle();
    if (bench.isEmpty() || !bench.get().dirty().get()) {
      return true;
    }
    return switch (dialogs.saveBeforeLeaving(bench.get().project().get().settings().name())) {
      case SAVE -> ProjectSaving.save(bench.get(), dialogs);
      case DISCARD -> {
        bench.get().document().discardUnsaved();
        yield true;
      }
      case STAY -> {
        desk.ifPresent(open -> open.map().requestFocus());
        yield false;
      }
    };
  }

  /** What stands in a field that is being typed in counts as typed. */
  private void settle() {
    root.requestFocus();
  }

  private void close() {
    settle();
    tour.end();
    root.getChildren().setAll(frame);
    desk.ifPresent(open -> {
      open.note(memory);
      open.close();
    });
    tracing.ifPresent(Tracing::note);
    autosave.ifPresent(Autosave::close);
    autosave = Optional.empty();
    desk = Optional.empty();
    bench = Optional.empty();
    tracing = Optional.empty();
  }

  /** Lets everything go and remembers the layout. */
  public void end() {
    look.close();
    place.note();
    windows.remove(this);
    close();
    frame.setTop(null);
    frame.setCenter(null);
    memory.save();
    background.close();
    // a toolkit may keep a stage for ever; it must not keep the project with it
    place.close();
    stage.focusedProperty().removeListener(focus);
    stage.setOnCloseRequest(null);
  }

  public void show() {
    stage.show();
  }
}
