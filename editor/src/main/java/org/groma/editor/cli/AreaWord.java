package org.groma.editor.cli;

import java.util.List;
import org.groma.editor.palette.Spelling;
import org.groma.model.gazetteer.Area;
import org.groma.model.project.Project;
import org.groma.model.value.NearestWord;

/** The area that a person means: by its id, its name or another name, in any case. */
final class AreaWord {

  private AreaWord() {}

  static Area find(Project project, String word) {
    String folded = Spelling.fold(word);
    return project
        .areas()
        .find(word)
        .or(() ->
            project.areas().stream().filter(area -> Spelling.of(area).contains(folded)).findFirst())
        .orElseThrow(() -> Stop.cannotRun(unknown(project, word)));
  }

  private static String unknown(Project project, String word) {
    List<String> ids = project.areas().stream().map(area -> area.id().slug()).toList();
    String hint = NearestWord.hint(word, ids);
    return "There is no area '" + word + "'" + (hint.isEmpty() ? "." : hint);
  }
}
