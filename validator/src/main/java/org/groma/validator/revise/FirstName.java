package org.groma.validator.revise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.RenamedReferences;

/**
 * The id of a record that gets its first real name follows the name, as long as nobody can know the
 * old one: the record was made since the project was last saved, or still has the name that a tool
 * gave it.
 *
 * @param edit what was to be done, and the renaming
 */
public record FirstName(Edit edit, Subject before, Subject after) {

  /** As tools name what they make. */
  private static final Pattern GIVEN_BY_TOOL = Pattern.compile("New [a-z ]+( \\d+)?");

  /**
   * What an edit becomes; nothing if it gives no first name.
   *
   * @param saved the project as its files have it
   */
  public static Optional<FirstName> in(Project saved, Project project, Edit edit) {
    for (PutEntry put : puts(edit)) {
      Kind<?, ?> kind = Kinds.byWord(put.kind()).orElseThrow();
      String id = put.entry().id().slug();
      Optional<? extends Entry<?>> old = project.get(kind).find(id);
      if (old.isPresent()
          && !old.get().name().equals(put.entry().name())
          && isMadeOf(id, old.get().name())
          && (!saved.get(kind).contains(id) || GIVEN_BY_TOOL.matcher(old.get().name()).matches())) {
        return follow(project, edit, kind, id, put.entry().name());
      }
    }
    return Optional.empty();
  }

  private static List<PutEntry> puts(Edit edit) {
    return switch (edit) {
      case PutEntry put -> List.of(put);
      case Together(List<Edit> edits) ->
          edits.stream().flatMap(each -> puts(each).stream()).toList();
      default -> List.of();
    };
  }

  private static boolean isMadeOf(String id, String name) {
    String made = Slug.of(name);
    return !made.isEmpty() && (id.equals(made) || id.matches(Pattern.quote(made) + "-\\d+"));
  }

  private static Optional<FirstName> follow(
      Project project, Edit edit, Kind<?, ?> kind, String id, String name) {
    String made = Slug.of(name);
    String free = made;
    for (int i = 2; project.get(kind).contains(free); i++) {
      free = made + "-" + i;
    }
    if (!Slug.isValid(free) || !(edit.apply(project) instanceof Outcome.Applied applied)) {
      return Optional.empty();
    }
    Subject record = new Subject(kind.word(), id);
    List<Edit> all = new ArrayList<>();
    all.add(edit);
    all.addAll(new RenamedReferences(applied.project(), record, free).edits(_ -> true));
    return Optional.of(new FirstName(new Together(all), record, new Subject(kind.word(), free)));
  }
}
