package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.document.BlankProject;
import org.groma.editor.document.Comparison;
import org.groma.editor.document.Document;
import org.groma.model.merge.Merging;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/** Saves the open project, with the questions that this may need. */
final class ProjectSaving {

  static final String MERGE = "Merge both";
  static final String RELOAD = "Reload theirs";
  static final String ELSEWHERE = "Save elsewhere…";
  static final String ANYWAY = "Save over theirs";
  static final String CANCEL = "Cancel";
  static final String TITLE = "Changed on disk";

  private static final String NOT_SAVED =
      "Another program has changed the files of this project since they were read, so nothing was"
          + " saved. ";

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
    return ProjectStore.load(document.folder()) instanceof LoadResult.Loaded loaded
        ? overtaken(loaded)
        : answered(
            dialogs.choose(
                TITLE,
                NOT_SAVED + "They cannot be read now.",
                "",
                List.of(ELSEWHERE, ANYWAY, CANCEL)));
  }

  private boolean overtaken(LoadResult.Loaded theirs) {
    Merging merging = document.mergedWith(theirs);
    Comparison comparison = Comparison.of(document.project(), theirs.project());
    List<String> answers = new ArrayList<>(List.of(RELOAD, ELSEWHERE, ANYWAY, CANCEL));
    if (merging instanceof Merging.Merged) {
      answers.addFirst(MERGE);
    }
    String question = NOT_SAVED + comparison.sentence() + " " + mergeable(merging);
    String answer = dialogs.choose(TITLE, question, comparison.patch(), answers);
    return switch (answer) {
      case MERGE -> {
        document.merge(theirs, (Merging.Merged) merging);
        yield save(); // they may have written again
      }
      case RELOAD -> {
        document.reload(theirs);
        yield told(false); // what they had is only to be had by undo, so the window stays
      }
      default -> answered(answer);
    };
  }

  /** Whether both can be kept, and what Undo does then. */
  static String mergeable(Merging merging) {
    return switch (merging) {
      case Merging.Merged _ ->
          "What you changed and what they changed does not touch, so both can be kept. After a"
              + " merge or a reload, Undo brings your state back.";
      case Merging.Refused refused ->
          "Both cannot be kept: "
              + refused.sentence()
              + " After a reload, Undo brings your state back.";
    };
  }

  private boolean answered(String answer) {
    return switch (answer) {
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
