package org.groma.editor.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.stage.Stage;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;

/** The studio as an application. */
public final class Studio extends Application {

  /** JavaFX grumbles about being on the class path, which is where we want it. */
  private static final Logger TOOLKIT = Logger.getLogger("javafx");

  /** A project and what opening it comes to, which is worked out while the toolkit starts. */
  private record First(Path folder, CompletableFuture<Opening> opening) {}

  private static final Memory MEMORY = Memory.in(Memory.usualFile());
  private static Optional<First> first = Optional.empty();
  private static Optional<Path> sample = Optional.empty();

  /**
   * Opens the window and returns when it is closed.
   *
   * @param project to be opened; else the last one, else the sample
   * @param home the folder that Groma is installed in
   */
  public static void run(Optional<Path> project, Optional<Path> home) {
    TOOLKIT.setLevel(Level.SEVERE);
    sample = home.map(folder -> folder.resolve("sample-data/invasions")).filter(Files::isDirectory);
    first =
        project
            .or(() -> MEMORY.recent().stream().filter(Files::isDirectory).findFirst())
            .or(() -> sample)
            .map(folder ->
                new First(folder, CompletableFuture.supplyAsync(() -> Document.open(folder))));
    launch(Studio.class);
  }

  /** Why no window can be opened here, as a sentence. */
  public static Optional<String> obstacle() {
    String os = System.getProperty("os.name", "");
    boolean needsServer =
        os.startsWith("Linux") && !"Headless".equals(System.getProperty("glass.platform"));
    boolean hasServer = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    return needsServer && !hasServer
        ? Optional.of(
            "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
                + " Start Groma on a desktop, or over ssh -X, or under xvfb-run.")
        : Optional.empty();
  }

  private static boolean isSet(String variable) {
    String value = System.getenv(variable);
    return value != null && !value.isBlank();
  }

  @Override
  public void start(Stage stage) {
    Preferences preferences = new Preferences(MEMORY);
    StudioWindows windows =
        new StudioWindows(each -> new WindowDialogs(each, preferences::projects));
    StudioWindow window =
        new StudioWindow(
            stage, MEMORY, new WindowDialogs(stage, preferences::projects), sample, windows);
    Thread.currentThread()
        .setUncaughtExceptionHandler((_, fault) ->
            windows
                .front()
                .orElse(window)
                .notices()
                .failed("Something went wrong; your work is safe.", Traces.of(fault)));
    window.show();
    first.ifPresentOrElse(
        project -> window.take(project.folder(), project.opening().join()), window::welcome);
    Rehearsal.endIfItIsOne(window);
  }
}
