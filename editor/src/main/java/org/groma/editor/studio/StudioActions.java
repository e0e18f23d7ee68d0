package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Platform;
import org.groma.editor.document.BlankProject;
import org.groma.model.project.Project;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/** What can be done with any open project: open, save, undo, look. */
final class StudioActions {

  /** The action that finds everything by its name. */
  static final String FIND = "Find Anything…";

  private StudioActions() {}

  static void addTo(Workbench bench, StudioWindow window) {
    Actions actions = bench.actions();
    actions.add(
        Action.of("File", "New…", () -> create(window)).keys("Shortcut+N").icon("fth-file-plus"));
    actions.add(
        Action.of(
                "File",
                "Open…",
                () -> window.dialogs().chooseFolder("Open project").ifPresent(window::open))
            .keys("Shortcut+O")
            .icon("fth-folder"));
    actions.add(
        Action.of("File", "Save", () -> save(bench, window.dialogs()))
            .keys("Shortcut+S")
            .icon("fth-save")
            .when(bench.dirty()));
    actions.add(
        Action.of("File", "Save As…", () -> saveAs(bench, window)).keys("Shortcut+Shift+S"));
    actions.add(
        Action.of(
                "File",
                "Import…",
                () -> window.cover((open, away) -> new ImportCover(open, window.dialogs(), away)))
            .keys("Shortcut+I")
            .icon("fth-download"));
    actions.add(
        Action.of(
                "File",
                "Export…",
                () -> window.cover((open, away) -> new ExportCover(open, window.dialogs(), away)))
            .keys("Shortcut+Shift+E")
            .icon("fth-upload"));
    actions.add(
        Action.of("File", "Print…", () -> window.cover(PrintCover::new))
            .keys("Shortcut+P")
            .icon("fth-printer"));
    actions.add(
        Action.of(
                "File",
                "Close Project",
                () -> {
                  if (window.leave()) {
                    window.welcome();
                  }
                })
            .keys("Shortcut+W"));
    actions.add(
        Action.of(
                "File",
                "Quit",
                () -> {
                  if (window.leave()) {
                    window.end();
                    Platform.exit();
                  }
                })
            .keys("Shortcut+Q"));
    actions.add(
        Action.of("Edit", "Undo", bench.document()::undo)
            .keys("Shortcut+Z")
            .icon("fth-corner-up-left")
            .when(bench.undoable()));
    actions.add(
        Action.of("Edit", "Redo", bench.document()::redo)
            .keys("Shortcut+Shift+Z")
            .icon("fth-corner-up-right")
            .when(bench.redoable()));
    actions.add(
        Action.of("Edit", "Select Nothing", () -> bench.selection().set(java.util.Set.of()))
            .keys("Shortcut+Shift+A"));
    actions.add(new QuerySelection(bench, window::dialogs).action());
    actions.add(
        Action.of("Edit", FIND, () -> window.cover(CommandPalette::new))
            .keys("Shortcut+K")
            .icon("fth-search"));
    actions.add(
        Action.of("View", "Fit Map", () -> bench.map().fit())
            .keys("Shortcut+0")
            .icon("fth-maximize"));
    actions.add(
        Action.of("View", "Zoom In", () -> bench.map().zoom(1.5))
            .keys("Shortcut+Plus")
            .icon("fth-zoom-in"));
    actions.add(
        Action.of("View", "Zoom Out", () -> bench.map().zoom(1 / 1.5))
            .keys("Shortcut+Minus")
            .icon("fth-zoom-out"));
    actions.add(
        Action.of(
                "View",
                "Zoom to Selection",
                () -> bench.selection().last().flatMap(bench::where).ifPresent(bench.map()::show))
            .keys("Shortcut+E"));
    actions.add(
        Action.of("View", "Dark Theme", () -> window.dark().set(!window.dark().get()))
            .keys("Shortcut+Shift+D")
            .icon("fth-moon"));
    actions.add(
        Action.of("View", "Larger Text", () -> window.textSize().set(window.textSize().get() + 1))
            .keys("Shortcut+Shift+Plus"));
    actions.add(
        Action.of("View", "Smaller Text", () -> window.textSize().set(window.textSize().get() - 1))
            .keys("Shortcut+Shift+Minus"));
    actions.add(Action.of("Help", "Guided Tour", window::tour).keys("F1").icon("fth-compass"));
  }

  /** Makes an empty project in a folder of its own, and opens it. */
  static void create(StudioWindow window) {
    Optional<Path> folder = window.dialogs().chooseFolder("Folder for the new project");
    Optional<String> obstacle = folder.flatMap(BlankProject::occupied);
    if (obstacle.isPresent()) {
      window.dialogs().tell("No project was made", obstacle.get());
    } else if (folder.isPresent()) {
      window
          .dialogs()
          .ask("New project", "What is it called?", BlankProject.usualName(folder.get()))
          .ifPresent(name -> create(window, folder.get(), name));
    }
  }

  private static void create(StudioWindow window, Path folder, String name) {
    Project blank = BlankProject.named(name, BlankProject.NO_GAME);
    switch (ProjectStore.save(blank, folder)) {
      case SaveResult.Saved _ -> window.open(folder);
      case SaveResult.NotSaved(String reason) ->
          window.dialogs().tell("No project was made", reason);
    }
  }

  /** Saves, and says what came of it; whether it is saved now. */
  static boolean save(Workbench bench, Dialogs dialogs) {
    boolean overtaken =
        ProjectStore.fingerprint(bench.document().folder())
            .filter(now -> !now.equals(bench.document().onDisk()))
            .isPresent();
    boolean wanted =
        !overtaken
            || dialogs.confirm(
                "Changed on disk",
                "Another program has changed the files of this project since they were read. Saving"
                    + " puts your state in their place.",
                "Save anyway",
                "Cancel");
    return wanted && said(bench, bench.document().save());
  }

  private static void saveAs(Workbench bench, StudioWindow window) {
    window
        .dialogs()
        .chooseFolder("Save project into")
        .ifPresent(folder -> {
          if (said(bench, bench.document().saveAs(folder))) {
            window.memory().opened(folder);
          }
        });
  }

  private static boolean said(Workbench bench, SaveResult result) {
    bench.refresh();
    return switch (result) {
      case SaveResult.Saved saved -> {
        saved
            .unfinished()
            .ifPresentOrElse(
                bench.notices()::mind,
                () ->
                    bench
                        .notices()
                        .done(
                            saved.changedFiles().isEmpty()
                                ? "Saved; no file had to change."
                                : saved.changedFiles().size() == 1
                                    ? "Saved: 1 file changed."
                                    : "Saved: " + saved.changedFiles().size() + " files changed."));
        yield true;
      }
      case SaveResult.NotSaved(String reason) -> {
        bench.notices().failed(reason, "");
        yield false;
      }
    };
  }
}
