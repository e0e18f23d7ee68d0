package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Id;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * The difference between two states of a project, value by value: {@code income}, {@code
 * attributes.combat}, {@code pool[2].count}; the drawings place by place, see {@link MapChanges};
 * and the words for borders, which a drawing may bring along.
 */
public final class CellChanges {

  private final String subject;
  private final List<CellChange> changes;

  private CellChanges(String subject, List<CellChange> changes) {
    this.subject = subject;
    this.changes = changes;
  }

  public static List<CellChange> between(Project before, Project after) {
    List<CellChange> changes = new ArrayList<>();
    changes.addAll(MapChanges.between(before, after));
    Kinds.ALL.forEach(kind -> compare(kind, before, after, changes));
    new CellChanges("vocabulary", changes)
        .compare("borders", words(before.vocabulary()), words(after.vocabulary()));
    return changes;
  }

  private static List<String> words(Vocabulary vocabulary) {
    return vocabulary.borders().stream().map(Vocabulary.Term::word).toList();
  }

  private static <I extends Id, E extends Entry<I>> void compare(
      Kind<I, E> kind, Project before, Project after, List<CellChange> changes) {
    Ledger<I, E> old = before.get(kind);
    for (E entry : old) {
      Optional<E> now = after.get(kind).find(entry.id());
      if (now.isEmpty()) {
        changes.add(new CellChange(subject(kind, entry), CellChange.WHOLE, entry.name(), ""));
      } else if (!now.get().equals(entry)) {
        new CellChanges(subject(kind, entry), changes).fields("", kind.type(), entry, now.get());
      }
    }
    for (E entry : after.get(kind)) {
      if (!old.contains(entry.id().slug())) {
        changes.add(new CellChange(subject(kind, entry), CellChange.WHOLE, "", entry.name()));
      }
    }
  }

  private void fields(String prefix, Class<?> type, Object before, Object after) {
    for (RecordShape.Field field : RecordShape.of(type).fields()) {
      compare(prefix + field.name(), field.of(before), field.of(after));
    }
  }

  private void compare(String path, Object old, Object now) {
    if (old.equals(now)) {
      return;
    }
    if (old instanceof Origins from && now instanceof Origins to) {
      compare(path, from.whole(), to.whole());
      byKey(path, from.fields(), to.fields(), from::of, to::of);
    } else if (old instanceof Attributes from && now instanceof Attributes to) {
      byKey(path, from.byName(), to.byName(), from::get, to::get);
    } else if (old instanceof Map<?, ?> from && now instanceof Map<?, ?> to) {
      byKey(path, from, to, key -> value(from, key), key -> value(to, key));
    } else if (old instanceof List<?> from && now instanceof List<?> to && areLines(from, to)) {
      for (int i = 0; i < from.size(); i++) {
        if (!from.get(i).equals(to.get(i))) {
          fields(path + "[" + i + "].", from.get(i).getClass(), from.get(i), to.get(i));
        }
      }
    } else {
      changes.add(new CellChange(subject, path, text(old), text(now)));
    }
  }

  private void byKey(
      String path,
      Map<?, ?> before,
      Map<?, ?> after,
      Function<String, Optional<?>> old,
      Function<String, Optional<?>> now) {
    SortedSet<String> keys = new TreeSet<>();
    before.keySet().forEach(key -> keys.add(key.toString()));
    after.keySet().forEach(key -> keys.add(key.toString()));
    keys.forEach(key -> compare(path + "." + key, old.apply(key), now.apply(key)));
  }

  private static Optional<?> value(Map<?, ?> map, String key) {
    return Optional.ofNullable(map.get(key));
  }

  /** Whether two lists are made of as many records of one sort, which can be compared in turn. */
  private static boolean areLines(List<?> before, List<?> after) {
    return before.size() == after.size()
        && before.stream().allMatch(each -> each instanceof Record && !(each instanceof Id))
        && before.getFirst().getClass().equals(after.getFirst().getClass());
  }

  private static String text(Object value) {
    return switch (value) {
      case Optional<?> optional -> optional.map(CellChanges::text).orElse("");
      case Id id -> id.slug();
      case Boolean flag -> flag ? "yes" : "no";
      case Tags(List<String> words) -> String.join("; ", words);
      case Datum.Text(String text) -> text;
      case Datum.Amount(var number) -> number.toPlainString();
      case Datum.Flag(boolean flag) -> flag ? "yes" : "no";
      case Nation.Pooled pooled -> pooled.count() + " " + pooled.unit().slug();
      case List<?> list -> list.stream().map(CellChanges::text).collect(Collectors.joining("; "));
      default -> value.toString();
    };
  }

  private static String subject(Kind<?, ?> kind, Entry<?> entry) {
    return kind.word() + ":" + entry.id().slug();
  }
}
