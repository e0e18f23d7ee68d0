package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** The difference between two states of a project, value by value. Drawings are not compared. */
public final class CellChanges {

  private CellChanges() {}

  public static List<CellChange> between(Project before, Project after) {
    List<CellChange> changes = new ArrayList<>();
    Kinds.ALL.forEach(kind -> compare(kind, before, after, changes));
    return changes;
  }

  private static <I extends Id, E extends Entry<I>> void compare(
      Kind<I, E> kind, Project before, Project after, List<CellChange> changes) {
    Ledger<I, E> old = before.get(kind);
    for (E entry : old) {
      Optional<E> now = after.get(kind).find(entry.id());
      if (now.isEmpty()) {
        changes.add(new CellChange(subject(kind, entry), CellChange.WHOLE, entry.name(), ""));
      } else if (!now.get().equals(entry)) {
        fields(kind, entry, now.get(), changes);
      }
    }
    for (E entry : after.get(kind)) {
      if (!old.contains(entry.id().slug())) {
        changes.add(new CellChange(subject(kind, entry), CellChange.WHOLE, "", entry.name()));
      }
    }
  }

  private static void fields(
      Kind<?, ?> kind, Entry<?> before, Entry<?> after, List<CellChange> changes) {
    for (RecordShape.Field field : RecordShape.of(kind.type()).fields()) {
      Object old = field.of(before);
      Object now = field.of(after);
      if (old instanceof Origins from && now instanceof Origins to) {
        origins(subject(kind, before), from, to, changes);
      } else if (!old.equals(now)) {
        changes.add(new CellChange(subject(kind, before), field.name(), text(old), text(now)));
      }
    }
  }

  /** Where values come from, told as {@code origin.income} for each. */
  private static void origins(
      String subject, Origins before, Origins after, List<CellChange> changes) {
    SortedSet<String> fields = new TreeSet<>(before.fields().keySet());
    fields.addAll(after.fields().keySet());
    if (!before.whole().equals(after.whole())) {
      changes.add(
          new CellChange(subject, CellChange.ORIGIN, text(before.whole()), text(after.whole())));
    }
    for (String field : fields) {
      Optional<Provenance> old = before.of(field);
      Optional<Provenance> now = after.of(field);
      if (!old.equals(now)) {
        changes.add(
            new CellChange(subject, CellChange.ORIGIN + "." + field, text(old), text(now)));
      }
    }
  }

  private static String text(Object value) {
    return switch (value) {
      case Optional<?> optional -> optional.map(CellChanges::text).orElse("");
      case Id id -> id.slug();
      case List<?> list -> list.stream().map(CellChanges::text).collect(Collectors.joining("; "));
      case Tags(List<String> words) -> String.join("; ", words);
      case Boolean flag -> flag ? "yes" : "no";
      default -> value.toString();
    };
  }

  private static String subject(Kind<?, ?> kind, Entry<?> entry) {
    return kind.word() + ":" + entry.id().slug();
  }
}
