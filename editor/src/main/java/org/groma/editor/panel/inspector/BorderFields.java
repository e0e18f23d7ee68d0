package org.groma.editor.panel.inspector;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.scene.layout.VBox;
import org.groma.exporters.table.Look;
import org.groma.model.edit.Edit;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.River;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.value.NearestWord;
import org.groma.validator.finding.Finding;

/** The fields of borders. */
final class BorderFields extends VBox {

  private final BiConsumer<String, Edit> perform;
  private final FieldRow kind;
  private final FieldRow river;
  private final FieldRow tags;
  private Project project;
  private BorderForm form;

  BorderFields(
      Project project, BorderForm form, List<Finding> findings, BiConsumer<String, Edit> perform) {
    super(6);
    this.project = project;
    this.form = form;
    this.perform = perform;
    kind = new FieldRow(kindLine(findings), this::setKind, () -> {});
    river = new FieldRow(riverLine(findings), this::setRiver, () -> {});
    tags = new FieldRow(tagLine(findings), this::setTags, () -> {});
    getChildren().addAll(kind, river, tags);
  }

  void show(Project now, BorderForm newest, List<Finding> findings) {
    project = now;
    form = newest;
    kind.show(kindLine(findings));
    river.show(riverLine(findings));
    tags.show(tagLine(findings));
  }

  private static Form.Line line(
      String key,
      String title,
      Optional<String> value,
      List<String> choices,
      List<Finding> findings) {
    return new Form.Line(
        key,
        title,
        Look.TEXT,
        true,
        value,
        Optional.empty(),
        choices,
        findings.stream().filter(each -> each.field().equals(Optional.of("$." + key))).toList(),
        Optional.empty());
  }

  private Form.Line kindLine(List<Finding> findings) {
    return line("kind", "Kind", form.kind().map(this::named), kinds(), findings);
  }

  private Form.Line riverLine(List<Finding> findings) {
    return line(
        "river",
        "River",
        form.river()
            .map(id ->
                id.map(each -> project.rivers().find(each).map(Entry::name).orElse(each.slug()))
                    .orElse("")),
        project.rivers().stream().map(River::name).sorted().toList(),
        findings);
  }

  private Form.Line tagLine(List<Finding> findings) {
    return line("tags", "Tags", form.tags(), List.of(), findings);
  }

  private List<String> kinds() {
    return project.vocabulary().borders().stream().map(Vocabulary.Term::name).toList();
  }

  private String named(String word) {
    return project.vocabulary().borders().stream()
        .filter(term -> term.word().equals(word))
        .map(Vocabulary.Term::name)
        .findFirst()
        .orElse(word);
  }

  private Optional<String> setKind(String typed) {
    Optional<Vocabulary.Term> term =
        project.vocabulary().borders().stream()
            .filter(each ->
                each.name().equalsIgnoreCase(typed.strip()) || each.word().equals(typed.strip()))
            .findFirst();
    if (term.isEmpty()) {
      return Optional.of(unknown("kind of border", typed, kinds()));
    }
    perform.accept("Mark the border …", form.withKind(project, term.get().word()));
    return Optional.empty();
  }

  private Optional<String> setRiver(String typed) {
    Optional<River> named =
        project.rivers().stream()
            .filter(each ->
                each.name().equalsIgnoreCase(typed.strip())
                    || each.id().slug().equals(typed.strip()))
            .findFirst();
    if (named.isEmpty() && !typed.isBlank()) {
      return Optional.of(
          unknown("river", typed, project.rivers().stream().map(River::name).toList()));
    }
    perform.accept("Name the river of …", form.withRiver(project, named.map(River::id)));
    return Optional.empty();
  }

  private Optional<String> setTags(String typed) {
    perform.accept("Tag the border …", form.withTags(project, typed));
    return Optional.empty();
  }

  private static String unknown(String what, String typed, List<String> known) {
    Optional<String> near = NearestWord.to(typed.strip(), known);
    return String.format(
        Locale.ROOT,
        "There is no %s '%s'%s",
        what,
        typed.strip(),
        near.isPresent() ? NearestWord.hint(near) : ".");
  }
}
