package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Drives the real window, on the headless platform of JavaFX, with mouse and keys. Each test gets a
 * copy of the sample project of its own.
 */
abstract class StudioRobot extends FxRobot {

  /** The headless screen is 1000 by 1000. */
  private static final double SIDE = 980;

  private static final int PATIENCE = 30;

  @TempDir Path scratch;

  protected StudioWindow window;
  protected ScriptedDialogs dialogs;
  protected Path folder;

  @BeforeEach
  void openTheSample() throws TimeoutException, IOException {
    FxToolkit.registerPrimaryStage();
    folder = scratch.resolve("invasions");
    copy(Path.of("..", "sample-data", "invasions"), folder);
    start(folder);
  }

  /** Opens a project in a new window, as a new session would. */
  protected void start(Path project) {
    dialogs = new ScriptedDialogs();
    Memory memory = Memory.in(scratch.resolve("studio.properties"));
    onWindow(() -> {
      Stage stage = new Stage();
      window = new StudioWindow(stage, memory, dialogs, Optional.of(folder));
      stage.setX(0);
      stage.setY(0);
      stage.setWidth(SIDE);
      stage.setHeight(SIDE);
      window.show();
      window.open(project);
      return null;
    });
    await("the keyboard in the window", () -> window.stage().isFocused());
  }

  @AfterEach
  void closeTheWindow() {
    onWindow(() -> {
      window.end();
      window.stage().hide();
      window.stage().setScene(null); // the headless platform never lets go of a stage
      return null;
    });
    window = null; // nor does the test runner of a test
  }

  protected static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes)
              throws IOException {
            Files.createDirectories(to.resolve(from.relativize(dir).toString()));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(file, to.resolve(from.relativize(file).toString()));
            return FileVisitResult.CONTINUE;
          }
        });
  }

  // ---- asking

  protected Workbench bench() {
    return window.bench().orElseThrow();
  }

  protected Project project() {
    return onWindow(() -> bench().project().get());
  }

  protected MapView map() {
    return window.desk().orElseThrow().map();
  }

  /** Does something on the thread of the window and waits for the answer. */
  protected static <T> T onWindow(Callable<T> work) {
    if (Platform.isFxApplicationThread()) {
      try {
        return work.call();
      } catch (Exception failed) {
        throw new IllegalStateException(failed);
      }
    }
    return WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(PATIENCE), work);
  }

  /** Waits until the window has done all it had to do. */
  protected static void settle() {
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** Waits for something that background work brings about; fails if it does not come. */
  protected static void await(String what, BooleanSupplier holds) {
    try {
      WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> onWindow(holds::getAsBoolean));
    } catch (TimeoutException late) {
      throw new AssertionError("waited in vain for: " + what, late);
    }
    settle();
  }

  /** Waits until the checks have looked at the newest state. */
  protected void awaitVerdict() {
    await(
        "the checks",
        () ->
            bench()
                .verdict()
                .get()
                .filter(verdict -> verdict.revision() == bench().document().revision())
                .isPresent());
  }

  // ---- the map by mouse

  /** Where a point of the map is on the screen. */
  protected Point2D onScreen(Point point) {
    return onWindow(() ->
        map()
            .localToScreen(
                map().viewport().get().screenX(point.x()),
                map().viewport().get().screenY(point.y())));
  }

  protected void clickMap(Point point) {
    clickOn(onScreen(point));
    settle();
  }

  protected void doubleClickMap(Point point) {
    doubleClickOn(onScreen(point));
    settle();
  }

  protected void moveOverMap(Point point) {
    moveTo(onScreen(point));
    settle();
  }

  protected void dragMap(Point from, Point to) {
    moveTo(onScreen(from));
    press(javafx.scene.input.MouseButton.PRIMARY);
    Point2D end = onScreen(to);
    Point2D start = onScreen(from);
    moveTo(start.midpoint(end));
    moveTo(end);
    settle();
    release(javafx.scene.input.MouseButton.PRIMARY);
    settle();
  }

  /** Brings something into view, near enough to work on it. */
  protected void zoomTo(String subject) {
    onWindow(() -> {
      bench().map().fit();
      bench().where(Subject.parse(subject)).ifPresent(bench().map()::show);
      return null;
    });
    settle();
  }

  /**
   * Strikes a key many times, the last of these with the others held. The robot waits a fifth of a
   * second after each key, which is long for a hundred of them; the window is told the same.
   */
  protected void strike(int times, KeyCode... keys) {
    Set<KeyCode> held = Set.of(Arrays.copyOf(keys, keys.length - 1));
    onWindow(() -> {
      for (int i = 0; i < times; i++) {
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
          Event.fireEvent(
              window.stage().getScene().getFocusOwner(),
              new KeyEvent(
                  type,
                  "",
                  "",
                  keys[keys.length - 1],
                  held.contains(KeyCode.SHIFT),
                  held.contains(KeyCode.CONTROL),
                  held.contains(KeyCode.ALT),
                  false));
        }
      }
      return null;
    });
    settle();
  }

  /** Clicks a button or field by its id. */
  protected void clickId(String id) {
    clickOn(find(id, Node.class));
    settle();
  }

  /** A part of the window, or else of a menu or another window. */
  protected <T extends Node> T find(String id, Class<T> type) {
    return from(window.stage().getScene().getRoot())
        .lookup("#" + id)
        .tryQueryAs(type)
        .orElseGet(() -> lookup("#" + id).queryAs(type));
  }

  protected void showPanel(String title) {
    assertThat(onWindow(() -> window.desk().orElseThrow().select(title)))
        .as("a panel called " + title)
        .isTrue();
    settle();
  }

  protected static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
