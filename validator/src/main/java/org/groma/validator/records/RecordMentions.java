package org.groma.validator.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.HouseCheck;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.RecordMention.Form;
import org.groma.validator.records.RecordMention.Sort;

/** Finds every place in the entries of a project that speaks of a record. */
public final class RecordMentions {

  /** Fields that hold {@code kind:id} as a text. */
  private static final List<String> SUBJECTS = List.of("subject", "subjects");

  /** What the findings of a check that the project brings along are called by. */
  private static final String HOUSE = "house.";

  private final Project project;
  private Optional<OpenFieldKinds> kinds = Optional.empty();

  public RecordMentions(Project project) {
    this.project = project;
  }

  /** All of one record, by the entries that have them. */
  public Map<Subject, List<RecordMention>> of(Subject record) {
    Map<Subject, List<RecordMention>> all = new LinkedHashMap<>();
    Kind<?, ?> target = record.entryKind().orElseThrow();
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : project.get(kind)) {
        List<RecordMention> some = in(kind, entry, target, record);
        if (!some.isEmpty()) {
          all.put(some.getFirst().holder(), some);
        }
      }
    }
    return all;
  }

  private List<RecordMention> in(Kind<?, ?> kind, Entry<?> entry, Kind<?, ?> target, Subject of) {
    Subject holder = new Subject(kind.word(), entry.id().slug());
    List<RecordMention> found = new ArrayList<>();
    RecordWalk.over(
        entry,
        (_, field, value, path) -> {
          if (!path.equals(JsonPath.ROOT.field("id"))) {
            typed(field, value, target, of)
                .ifPresent(
                    form -> found.add(new RecordMention(holder, path, form, Sort.TYPED, field)));
          }
        });
    if (entry instanceof SourceTable table) {
      rows(holder, table, of, found);
    }
    if (entry instanceof Acceptance accepted
        && target.type() == HouseCheck.class
        && accepted.check().equals(HOUSE + of.id())) {
      JsonPath path = JsonPath.ROOT.field("check");
      found.add(new RecordMention(holder, path, Form.BARE, Sort.TYPED, "check"));
    }
    open(kind, entry, holder, target, of, found);
    return found;
  }

  private static Optional<Form> typed(String field, Object value, Kind<?, ?> target, Subject of) {
    return switch (value) {
      case Place place when place.toString().equals(of.toString()) -> Optional.of(Form.WITH_KIND);
      case Id id
          when Kinds.of(id).filter(target::equals).isPresent() && id.slug().equals(of.id()) ->
          Optional.of(Form.BARE);
      case String text when SUBJECTS.contains(field) && text.equals(of.toString()) ->
          Optional.of(Form.WITH_KIND);
      default -> Optional.empty();
    };
  }

  /** The rows of a printed table that were matched with the record. */
  private static void rows(
      Subject holder, SourceTable table, Subject of, List<RecordMention> found) {
    if (table.about().filter(of.kind()::equals).isPresent()) {
      for (int i = 0; i < table.rows().size(); i++) {
        if (table.rows().get(i).of().filter(of.id()::equals).isPresent()) {
          JsonPath path = JsonPath.ROOT.field("rows").item(i).field("of");
          found.add(new RecordMention(holder, path, Form.BARE, Sort.TYPED, "of"));
        }
      }
    }
  }

  /** Learned from the whole project, and so only when there is something to ask of it. */
  private OpenFieldKinds kinds() {
    if (kinds.isEmpty()) {
      kinds = Optional.of(new OpenFieldKinds(project));
    }
    return kinds.get();
  }

  private void open(
      Kind<?, ?> kind,
      Entry<?> entry,
      Subject holder,
      Kind<?, ?> target,
      Subject of,
      List<RecordMention> found) {
    for (OpenText text : OpenText.in(kind, entry)) {
      if (text.text().equals(of.toString())) {
        Form form = text.isKey() ? Form.KEY : Form.WITH_KIND;
        found.add(new RecordMention(holder, text.path(), form, Sort.OPEN, text.role()));
      } else if (text.text().equals(of.id())) {
        Form form = text.isKey() ? Form.KEY : Form.BARE;
        kinds()
            .sort(text, target)
            .ifPresent(
                sort -> found.add(new RecordMention(holder, text.path(), form, sort, text.role())));
      }
    }
  }
}
