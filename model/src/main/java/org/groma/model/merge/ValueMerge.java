package org.groma.model.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** Merges records field by field and remembers which fields clash. */
final class ValueMerge {

  private static final String WHOLE = "*";

  private final Set<String> clashes = new LinkedHashSet<>();
  private Optional<String> misfit = Optional.empty();

  /** The fields that both sides changed, {@code setups.franks.treasury}. */
  Set<String> clashes() {
    return clashes;
  }

  /** Why the record refuses what both sides made of it, without first capital and full stop. */
  Optional<String> misfit() {
    return misfit;
  }

  <R extends Record> R record(R base, R mine, R theirs) {
    return record("", base, mine, theirs);
  }

  private <R extends Record> R record(String path, R base, R mine, R theirs) {
    if (base.equals(theirs) || mine.equals(theirs)) {
      return mine;
    }
    if (base.equals(mine)) {
      return theirs;
    }
    List<Object> values = new ArrayList<>();
    for (RecordShape.Field field : RecordShape.of(mine.getClass()).fields()) {
      String at = path.isEmpty() ? field.name() : path + "." + field.name();
      values.add(value(at, field.of(base), field.of(mine), field.of(theirs)));
    }
    try {
      return RecordShape.make(mine, values);
    } catch (IllegalArgumentException unfit) {
      misfit = Optional.of(unfit.getMessage());
      return mine;
    }
  }

  private Object value(String path, Object base, Object mine, Object theirs) {
    if (base.equals(theirs) || mine.equals(theirs)) {
      return mine;
    }
    if (base.equals(mine)) {
      return theirs;
    }
    return switch (mine) {
      case Attributes here ->
          new Attributes(
              map(
                  path,
                  ((Attributes) base).byName(),
                  here.byName(),
                  ((Attributes) theirs).byName()));
      case Tags here -> tags((Tags) base, here, (Tags) theirs);
      case Origins here -> origins(path, (Origins) base, here, (Origins) theirs);
      case List<?> here -> list(path, (List<?>) base, here, (List<?>) theirs);
      default -> clash(path, mine);
    };
  }

  private <T> T clash(String path, T mine) {
    clashes.add(path);
    return mine;
  }

  private <V> Map<String, V> map(
      String path, Map<String, V> base, Map<String, V> mine, Map<String, V> theirs) {
    Set<String> keys = new TreeSet<>(base.keySet());
    keys.addAll(mine.keySet());
    keys.addAll(theirs.keySet());
    Map<String, V> merged = new TreeMap<>();
    for (String key : keys) {
      entry(path + "." + key, find(base, key), find(mine, key), find(theirs, key))
          .ifPresent(value -> merged.put(key, value));
    }
    return merged;
  }

  private static <V> Optional<V> find(Map<String, V> map, String key) {
    return Optional.ofNullable(map.get(key));
  }

  private <V> Optional<V> entry(
      String path, Optional<V> base, Optional<V> mine, Optional<V> theirs) {
    if (base.equals(theirs) || mine.equals(theirs)) {
      return mine;
    }
    return base.equals(mine) ? theirs : clash(path, mine);
  }

  private static Tags tags(Tags base, Tags mine, Tags theirs) {
    Set<String> words = new TreeSet<>(mine.words());
    words.removeIf(word -> base.has(word) && !theirs.has(word));
    theirs.words().stream().filter(word -> !base.has(word)).forEach(words::add);
    return Tags.of(words);
  }

  private Origins origins(String path, Origins base, Origins mine, Origins theirs) {
    Origins merged = Origins.UNSTATED;
    for (var origin : map(path, lines(base), lines(mine), lines(theirs)).entrySet()) {
      merged = merged.with(origin.getKey(), origin.getValue());
    }
    return merged;
  }

  private static Map<String, Provenance> lines(Origins origins) {
    Map<String, Provenance> lines = new LinkedHashMap<>(origins.fields());
    origins.whole().ifPresent(whole -> lines.put(WHOLE, whole));
    return lines;
  }

  private Object list(String path, List<?> base, List<?> mine, List<?> theirs) {
    return KeyedLists.of(base, mine, theirs)
        .<Object>map(lists ->
            lists.merged((key, was, here, there) -> part(path + "." + key, was, here, there)))
        .orElseGet(() -> clash(path, mine));
  }

  /** A part of a list, which each side may have added, changed or deleted. */
  private Optional<Record> part(
      String path, Optional<Record> base, Optional<Record> mine, Optional<Record> theirs) {
    if (base.isPresent() && mine.isPresent() && theirs.isPresent()) {
      return Optional.of(record(path, base.get(), mine.get(), theirs.get()));
    }
    return entry(path, base, mine, theirs);
  }
}
