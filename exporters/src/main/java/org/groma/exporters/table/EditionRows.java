package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.model.edit.ChangeSettings;
import org.groma.model.edit.Edit;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.sources.Edition;
import org.groma.model.value.Slug;

/** The printed editions of the settings, in the order in which they are listed there. */
final class EditionRows implements Rows<Edition> {

  @Override
  public List<Edition> of(Project project) {
    return project.settings().sources();
  }

  @Override
  public String id(Edition row) {
    return row.id().slug();
  }

  @Override
  public Optional<Edition> find(Project project, String id) {
    return of(project).stream().filter(each -> id(each).equals(id)).findFirst();
  }

  @Override
  public Start<Edition> start(String id, Function<String, String> typed, Labels labels) {
    String title = Typed.tidy(typed.apply("title"));
    if (Slug.of(title).isEmpty()) {
      return new Start.Lacking<>("title", "A new edition needs a title with letters or digits.");
    }
    if (!id.isEmpty() && !Slug.isValid(id)) {
      return new Start.Lacking<>(
          Table.ID, String.format(Locale.ROOT, "'%s' is not an id; try '%s'.", id, Slug.of(title)));
    }
    if (find(labels.project(), id).isPresent()) {
      return new Start.Lacking<>(Table.ID, "There is already an edition '" + id + "'.");
    }
    EditionId fresh = id.isEmpty() ? fresh(labels.project().settings(), title) : new EditionId(id);
    return new Start.Begun<>(new Edition(fresh, title, Optional.empty(), Optional.empty()));
  }

  /** An id made from a title that no edition has. */
  static EditionId fresh(Settings settings, String title) {
    String base = Slug.of(title);
    String id = base;
    for (int i = 2; isTaken(settings, id); i++) {
      id = base + "-" + i;
    }
    return new EditionId(id);
  }

  private static boolean isTaken(Settings settings, String id) {
    return settings.sources().stream().anyMatch(each -> each.id().slug().equals(id));
  }

  @Override
  public List<Edit> put(Project project, Edition row) {
    List<Edition> all = new ArrayList<>(of(project));
    if (find(project, id(row)).isPresent()) {
      all.replaceAll(each -> each.id().equals(row.id()) ? row : each);
    } else {
      all.add(row);
    }
    return List.of(new ChangeSettings(with(project.settings(), all)));
  }

  @Override
  public List<Edit> remove(Project project, Edition row) {
    return List.of(
        new ChangeSettings(
            with(
                project.settings(),
                of(project).stream()
                    .filter(each -> !each.id().equals(row.id()))
                    .collect(Collectors.toList()))));
  }

  static Settings with(Settings settings, List<Edition> editions) {
    return new Settings(
        settings.name(), settings.ruleset(), settings.description(), List.copyOf(editions));
  }
}
