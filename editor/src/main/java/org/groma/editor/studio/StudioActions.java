package org.groma.editor.studio;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import org.groma.editor.studio.EditTarget.Command;

/** What can be done with any open project: open, save, undo, look. */
final class StudioActions {

  /** The action that finds everything by its name. */
  static final String FIND = "Find Anything…";

  private StudioActions() {}

  static void addTo(Workbench bench, StudioWindow window) {
    Actions actions = bench.actions();
    BooleanBinding selected =
        Bindings.createBooleanBinding(
            () -> !bench.selection().get().isEmpty(), bench.selection().subjects());
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
        Action.of("File", "New Window", () -> window.windows().another(window))
            .keys("Shortcut+Shift+N"));
    actions.add(
        Action.of(
                "File",
                "Open in New Window…",
                () ->
                    window
                        .dialogs()
                        .chooseFolder("Open project in a new window")
                        .ifPresent(folder -> window.windows().openBeside(window, folder)))
            .keys("Shortcut+Shift+O"));
    actions.add(
        Action.of(
                "File",
                "Preferences…",
                () -> window.cover((_, away) -> new PreferencesCover(window, away)))
            .keys("Shortcut+Comma")
            .icon("fth-settings"));
    actions.add(
        Action.of("File", "Save", () -> ProjectSaving.save(bench, window.dialogs()))
            .keys("Shortcut+S")
            .icon("fth-save")
            .when(bench.dirty()));
    actions.add(
        Action.of("File", "Save As…", () -> ProjectSaving.saveAs(bench, window.dialogs()))
            .keys("Shortcut+Shift+S"));
    actions.add(
        Action.of(
            "File", AsideRecovery.TITLE, () -> AsideRecovery.recover(bench, window.dialogs())));
    actions.add(
        Action.of(
                "File",
                "Import…",
                () ->
                    window.cover((open, away) ->
                        new ImportCover(open, window.dialogs(), away, Optional.empty())))
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
                  if (window.windows().leaveAll()) {
                    window.windows().endAll();
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
            .keys("Shortcut+Shift+Z", "Shortcut+Y")
            .icon("fth-corner-up-right")
            .when(bench.redoable()));
    addEditing(actions, bench, window);
    actions.add(
        Action.of("Edit", "Select Nothing", () -> bench.selection().set(java.util.Set.of()))
            .keys("Shortcut+Shift+A")
            .when(selected));
    actions.add(
        Action.of("Edit", "Replace in Project…", () -> window.cover(ReplaceCover::new))
            .keys("Shortcut+Shift+H")
            .icon("fth-repeat"));
    actions.add(
        Action.of("Edit", "Select by Query…", () -> window.cover(QueryCover::new))
            .keys("Shortcut+Shift+F")
            .icon("fth-filter"));
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
            .keys("Shortcut+E")
            .when(selected));
    actions.add(
        Action.of("View", "Dark Theme", () -> turnDark(window))
            .keys("Shortcut+Shift+D")
            .icon("fth-moon"));
    actions.add(
        Action.of("View", "Larger Text", () -> window.textSize().set(window.textSize().get() + 1))
            .keys("Shortcut+Shift+Plus"));
    actions.add(
        Action.of("View", "Smaller Text", () -> window.textSize().set(window.textSize().get() - 1))
            .keys("Shortcut+Shift+Minus"));
    actions.add(
        Action.of(
                "View",
                "Full Screen",
                () -> window.stage().setFullScreen(!window.stage().isFullScreen()))
            .keys("F11"));
    actions.add(
        Action.of("Help", "Keyboard Shortcuts…", window::shortcuts)
            .keys("Shortcut+Shift+K")
            .icon("fth-command"));
    actions.add(Action.of("Help", "Guided Tour", window::tour).keys("F1").icon("fth-compass"));
  }

  private static void turnDark(StudioWindow window) {
    new Preferences(window.memory())
        .theme(window.dark().get() ? Preferences.Theme.LIGHT : Preferences.Theme.DARK);
    window.windows().preferencesChanged();
  }

  private static void addEditing(Actions actions, Workbench bench, StudioWindow window) {
    actions.add(editing("Cut", Command.CUT, "Shortcut+X", "fth-scissors", window));
    actions.add(editing("Copy", Command.COPY, "Shortcut+C", "fth-copy", window));
    actions.add(editing("Paste", Command.PASTE, "Shortcut+V", "fth-clipboard", window));
    actions.add(editing("Delete", Command.DELETE, "Delete", "fth-trash-2", window));
    actions.add(
        Action.of(
                "Edit",
                "Rename Id…",
                () ->
                    bench
                        .selection()
                        .last()
                        .filter(subject -> subject.entryKind().isPresent())
                        .ifPresentOrElse(
                            bench.records()::rename,
                            () ->
                                bench
                                    .notices()
                                    .mind("Select the record first whose id is to change.")))
            .keys("F2"));
    actions.add(editing("Select All", Command.SELECT_ALL, "Shortcut+A", "", window));
  }

  /** A command for whatever part of the window has the keyboard. */
  private static Action editing(
      String title, Command command, String keys, String icon, StudioWindow window) {
    Action action = Action.of("Edit", title, () -> window.edit(title, command)).keys(keys);
    return icon.isEmpty() ? action : action.icon(icon);
  }

  /** Asks what a new project is to be, makes it and opens it. */
  static void create(StudioWindow window) {
    window.cover(away -> new NewProjectCover(window, away));
  }
}
