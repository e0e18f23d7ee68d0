package org.groma.editor.panel.gazetteer;

import java.util.function.Supplier;
import javafx.util.StringConverter;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.project.Project;

/** What the tables are called in a list of them, in the words of the project's game. */
final class SheetTitles extends StringConverter<SheetKind> {

  private final Supplier<Project> project;

  SheetTitles(Supplier<Project> project) {
    this.project = project;
  }

  @Override
  public String toString(SheetKind kind) {
    return kind == null ? "" : kind.title(project.get());
  }

  @Override
  public SheetKind fromString(String title) {
    throw new UnsupportedOperationException("tables are chosen, not typed");
  }
}
