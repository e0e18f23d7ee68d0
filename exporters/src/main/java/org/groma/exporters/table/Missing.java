package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.edit.ChangeSettings;
import org.groma.model.edit.ChangeVocabulary;
import org.groma.model.edit.Edit;
import org.groma.model.entry.Kind;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.sources.Edition;
import org.groma.model.value.Slug;

/**
 * What somebody named and the project does not have: a value, so that whoever tells of it can offer
 * to make it.
 *
 * @param list where it was looked for
 * @param name as typed
 */
public record Missing(Choices list, String name) {

  /** It with its kind, {@code the area 'North'}. */
  public String called(Labels labels) {
    return String.format(Locale.ROOT, "the %s '%s'", labels.say(list.name()), name);
  }

  /**
   * What makes it, with what such a thing usually begins with; empty where it needs more than a
   * name, as a province needs a place on the map.
   */
  public List<Edit> creation(Project project) {
    if (Slug.of(name).isEmpty()) {
      return List.of();
    }
    return switch (list.source()) {
      case Choices.Source.Words words -> List.of(word(words, project.vocabulary()));
      case Choices.Source.Entries(Kind<?, ?> kind) ->
          Tables.ofNamed(project, kind).map(table -> entry(table, project)).orElse(List.of());
      case Choices.Source.Editions() -> List.of(edition(project.settings()));
      case Choices.Source.Fixed _, Choices.Source.AnyPlace _ -> List.of();
    };
  }

  private <R> List<Edit> entry(Table<R> table, Project project) {
    Labels labels = Labels.of(project);
    Start<R> start =
        table
            .rows()
            .start(
                "",
                key ->
                    key.equals("name")
                        ? name
                        : table.column(key).flatMap(Column::choices).map(labels::usual).orElse(""),
                labels);
    return start instanceof Start.Begun<R>(R row) ? table.rows().put(project, row) : List.of();
  }

  private Edit word(Choices.Source.Words words, Vocabulary vocabulary) {
    List<Vocabulary.Term> terms = new ArrayList<>(words.terms().get().apply(vocabulary));
    String base = Slug.of(name);
    String word = base;
    for (int i = 2; isTaken(terms, word); i++) {
      word = base + "-" + i;
    }
    terms.add(new Vocabulary.Term(word, name, Optional.empty(), false));
    return new ChangeVocabulary(words.terms().with().apply(vocabulary, terms));
  }

  private static boolean isTaken(List<Vocabulary.Term> terms, String word) {
    return terms.stream().anyMatch(term -> term.word().equals(word));
  }

  private Edit edition(Settings settings) {
    List<Edition> all = new ArrayList<>(settings.sources());
    EditionId id = EditionRows.fresh(settings, name);
    all.add(new Edition(id, name, Optional.empty(), Optional.empty()));
    return new ChangeSettings(EditionRows.with(settings, all));
  }
}
