package org.groma.exporters.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.id.EditionId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.Slug;

/** Printed tables, by edition. The id of one is its edition and a short name of its own. */
final class SourceTableRows implements Rows<SourceTable> {

  private static final Format<EditionId> EDITION = Choosing.entry(Choices.EDITIONS, EditionId::new);

  @Override
  public List<SourceTable> of(Project project) {
    return project.get(Kinds.SOURCES).toList();
  }

  @Override
  public String id(SourceTable row) {
    return row.id().slug();
  }

  @Override
  public Optional<SourceTable> find(Project project, String id) {
    return project.get(Kinds.SOURCES).find(id);
  }

  @Override
  public Start<SourceTable> start(String id, Function<String, String> typed, Labels labels) {
    String name = Typed.tidy(typed.apply("name"));
    if (Slug.of(name).isEmpty()) {
      return new Start.Lacking<>("name", "A new source table needs a name with letters or digits.");
    }
    return EntryRows.need(
        EDITION, "edition", typed, labels, edition -> start(id, name, edition, labels.project()));
  }

  private static Start<SourceTable> start(
      String id, String name, EditionId edition, Project project) {
    String wanted = id.substring(id.indexOf('/') + 1);
    if (!wanted.isEmpty() && !Slug.isValid(wanted)) {
      return new Start.Lacking<>(
          Table.ID,
          String.format(
              Locale.ROOT, "'%s' is not an id; try '%s/%s'.", id, edition, Slug.of(name)));
    }
    String base = wanted.isEmpty() ? Slug.of(name) : wanted;
    String table = base;
    for (int i = 2; project.get(Kinds.SOURCES).contains(edition.slug() + "/" + table); i++) {
      table = base + "-" + i;
    }
    return new Start.Begun<>(new SourceTable(edition, table, name, Optional.empty(), List.of()));
  }

  @Override
  public List<Edit> put(Project project, SourceTable row) {
    return List.of(PutEntry.of(Kinds.SOURCES, row));
  }

  @Override
  public List<Edit> remove(Project project, SourceTable row) {
    return List.of(new RemoveEntry(Kinds.SOURCES.word(), id(row)));
  }
}
