package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.document.BlankProject;
import org.groma.editor.document.Comparison;
import org.groma.editor.document.Document;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/** Saves the open project, with the questions that this may need. */
final class ProjectSaving {

  static final String RELOAD = "Reload theirs";
  static final String ELSEWHERE = "Save elsewhere…";
  static final String ANYWAY = "Save over theirs";
  static final String CANCEL = "Cancel";

  private final Workbench bench;
  private final Dialogs dialogs;
  private final Document document;

  private ProjectSaving(Workbench bench, Dialogs dialogs) {
    this.bench = bench;
    this.dialogs = dialogs;
    this.document = bench.document();
  }

  /** Saves into its folder, or elsewhere if that is not possible; whether it is saved now. */
  static boolean save(Workbench bench, Dialogs dialogs) {
    return new ProjectSaving(bench, dialogs).save();
  }

  /** Asks for a folder and saves there; whether it is saved now. */
  static boolean saveAs(Workbench bench, Dialogs dialogs) {
    return new ProjectSaving(bench, dialogs).saveAs();
  }

  private boolean save() {
    if (!document.claim()) {
      bench.notices().mind(document.obstacle().orElse("") + " Save it to another folder.");
      return saveAs();
    }
    SaveResult result = document.save();
    return result instanceof SaveResult.Overtaken ? overtaken() : told(result);
  }

  private boolean saveAs() {
    Optional<Path> folder = dialogs.chooseFolder("Save project into");
    boolean saved = folder.isPresent() && saveInto(folder.get());
    if (saved) {
      bench.memory().opened(folder.get());
    }
    return saved;
  }

  /** What is there when somebody is asked about it is all that may be written over. */
  private boolean saveInto(Path folder) {
    Fingerprint there = ProjectStore.fingerprint(folder).orElse(Fingerprint.NOTHING);
    return mayReplace(folder) && told(document.saveAs(folder, there));
  }

  private boolean mayReplace(Path folder) {
    return !BlankProject.isProject(folder)
        || dialogs.confirm(
            "There is a project already",
            folder + " holds a project. Put this one in its place?",
            "Replace it",
            CANCEL);
  }

  /** Another program has written into the folder since the project was read. */
  private boolean overtaken() {
    Optional<LoadResult.Loaded> theirs =
        ProjectStore.load(document.folder()) instanceof LoadResult.Loaded loaded
            ? Optional.of(loaded)
            : Optional.empty();
    Optional<Comparison> comparison =
        theirs.map(loaded -> Comparison.of(document.project(), loaded.project()));
    List<String> answers = new ArrayList<>(List.of(ELSEWHERE, ANYWAY, CANCEL));
    theirs.ifPresent(_ -> answers.addFirst(RELOAD));
    String answer =
        dialogs.choose(
            "Changed on disk",
            "Another program has changed the files of this project since they were read, so nothing"
                + " was saved. "
                + comparison
                    .map(it -> it.sentence() + " After a reload, Undo brings your state back.")
                    .orElse("They cannot be read now."),
            comparison.map(Comparison::patch).orElse(""),
            answers);
    return switch (answer) {
      case RELOAD -> {
        document.reload(theirs.orElseThrow());
        yield told(false); // what they had is only to be had by undo, so the window stays
      }
      case ELSEWHERE -> saveAs();
      case ANYWAY -> told(document.saveOver());
      default -> told(false);
    };
  }

  private boolean told(boolean saved) {
    bench.refresh();
    return saved;
  }

  private boolean told(SaveResult result) {
    switch (result) {
      case SaveResult.Saved saved ->
          saved
              .unfinished()
              .ifPresentOrElse(
                  bench.notices()::mind, () -> bench.notices().done(done(saved.changedFiles())));
      case SaveResult.NotSaved(String reason) -> bench.notices().failed(reason, "");
      case SaveResult.Overtaken _ ->
          bench.notices().failed("Nothing was saved: the files change all the time.", "");
    }
    return told(result instanceof SaveResult.Saved);
  }

  private static String done(List<String> files) {
    return switch (files.size()) {
      case 0 -> "Saved; no file had to change.";
      case 1 -> "Saved: 1 file changed.";
      default -> "Saved: " + files.size() + " files changed.";
    };
  }
}
