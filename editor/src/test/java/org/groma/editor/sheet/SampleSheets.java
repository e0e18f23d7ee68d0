package org.groma.editor.sheet;

import java.nio.file.Path;
import org.groma.editor.document.Change;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project, for tests of what a window shows of it. */
public final class SampleSheets {

  private static final Path FOLDER = Path.of("..", "sample-data", "invasions");

  private SampleSheets() {}

  public static Project project() {
    return ((LoadResult.Loaded) ProjectStore.load(FOLDER)).project();
  }

  /** The change that an edit makes, as the document would tell it. */
  public static Change change(Project before, Edit edit) {
    Outcome.Applied applied = (Outcome.Applied) edit.apply(before);
    return new Change("test", before, applied.project(), applied.reach(), 2);
  }

  /** The edit that typing came to. */
  public static Edit edit(Entered entered) {
    return ((Entered.Changed) entered).edit();
  }
}
