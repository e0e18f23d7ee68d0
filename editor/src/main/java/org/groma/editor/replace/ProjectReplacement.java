package org.groma.editor.replace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.groma.editor.document.Naming;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.TextSearch;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.WordUse;
import org.groma.validator.finding.Subject;

/** A text that is replaced by another wherever people wrote it in a project. */
public final class ProjectReplacement {

  /** What is signed: only the reasons in it are anybody's words. */
  private static final Set<String> SIGNED =
      Set.of(Kinds.ACCEPTANCES.word(), Kinds.SIGN_OFFS.word());

  /**
   * One place where the text stands.
   *
   * @param path the field within the entry
   * @param transcribed whether it says what an edition prints, which is seldom to be changed
   */
  public record Hit(
      Subject subject,
      String name,
      String path,
      String before,
      String after,
      boolean transcribed) {}

  private final Project project;
  private final TextSearch.Finder finder;
  private final String by;
  private final Set<String> ids = new HashSet<>();

  public ProjectReplacement(Project project, TextSearch search, String by) {
    this.project = project;
    this.finder = search.finder();
    this.by = by;
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : project.get(kind)) {
        ids.add(entry.id().slug());
        ids.add(kind.word() + ":" + entry.id().slug());
      }
    }
    project.settings().sources().forEach(edition -> ids.add(edition.id().slug()));
    for (WordUse use : WordUse.all()) {
      use.terms(project.vocabulary()).stream().map(Vocabulary.Term::word).forEach(ids::add);
    }
  }

  /** Every place that has the text, in the order of kinds and entries. */
  public List<Hit> hits() {
    List<Hit> hits = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : project.get(kind)) {
        Subject subject = new Subject(kind.word(), entry.id().slug());
        EntryTexts.changed(
            Object.class,
            entry,
            (path, text) -> {
              if (isText(kind, path, text)) {
                finder
                    .replaced(text, by)
                    .filter(after -> !after.equals(text))
                    .ifPresent(after ->
                        hits.add(
                            new Hit(
                                subject,
                                Naming.of(project, subject),
                                path,
                                text,
                                after,
                                kind.equals(Kinds.SOURCES))));
              }
              return text;
            });
      }
    }
    return hits;
  }

  /** A name is always text; elsewhere what is an id or a word of the vocabulary means that. */
  private boolean isText(Kind<?, ?> kind, String path, String text) {
    if (SIGNED.contains(kind.word())) {
      return path.equals("reason") || path.equals("note");
    }
    if (kind.equals(Kinds.SOURCES)
        && (path.equals("table") || path.equals("about") || path.endsWith("].of"))) {
      return false; // part of its id, the kind that it describes, and the entry that a row does
    }
    return path.equals("name") || !ids.contains(text);
  }

  /** All chosen places as one edit, or each entry that does not take its new text. */
  public Entered edit(Set<Hit> chosen) {
    Map<Subject, Map<String, String>> bySubject = new LinkedHashMap<>();
    chosen.forEach(hit ->
        bySubject
            .computeIfAbsent(hit.subject(), _ -> new HashMap<>())
            .put(hit.path(), hit.after()));
    List<Edit> edits = new ArrayList<>();
    List<Entered.Mistaken> mistakes = new ArrayList<>();
    bySubject.forEach((subject, texts) -> {
      Kind<?, ?> kind = subject.entryKind().orElseThrow();
      try {
        edits.add(put(kind, subject.id(), texts));
      } catch (IllegalArgumentException refused) {
        mistakes.add(
            new Entered.Mistaken(
                new Cell(subject.toString(), texts.keySet().iterator().next()),
                String.format(
                    Locale.ROOT,
                    "%s does not take its new text: %s.",
                    Naming.of(project, subject),
                    refused.getMessage())));
      }
    });
    return !mistakes.isEmpty()
        ? new Entered.Wrong(mistakes)
        : edits.isEmpty() ? new Entered.Same() : new Entered.Changed(new Together(edits));
  }

  private <I extends Id, E extends Entry<I>> Edit put(
      Kind<I, E> kind, String id, Map<String, String> texts) {
    E entry = project.get(kind).find(id).orElseThrow();
    E changed =
        EntryTexts.changed(kind.type(), entry, (path, text) -> texts.getOrDefault(path, text));
    if (changed.name().isBlank() && !entry.name().isBlank()) {
      throw new IllegalArgumentException("nothing would be left of its name");
    }
    if (!changed.id().equals(entry.id())) {
      throw new IllegalArgumentException("its id would become another");
    }
    return PutEntry.of(kind, changed);
  }
}
