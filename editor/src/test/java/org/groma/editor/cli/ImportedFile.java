package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** A file that is brought into a project; often one that was exported from it and edited. */
record ImportedFile(Path file, Path project) {

  /** Types something else in the file. */
  void retype(String old, String now) {
    try {
      String text = Files.readString(file);
      assertThat(text).contains(old);
      Files.writeString(file, text.replace(old, now));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code groma import FILE --into PROJECT} with more options. */
  Run load(Object... options) {
    Object[] args = new Object[options.length + 4];
    args[0] = "import";
    args[1] = file;
    args[2] = "--into";
    args[3] = project;
    System.arraycopy(options, 0, args, 4, options.length);
    return Run.groma(args);
  }

  /** The project as it is saved now. */
  Project saved() {
    return ((LoadResult.Loaded) ProjectStore.loadStrictly(project)).project();
  }
}
