package org.groma.model.edit;

import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.topology.Touched;

/**
 * How far an edit reaches: the parts of the map it touched and the entries it changed. What depends
 * on neither need not be looked at again.
 *
 * @param entries the changed entries as {@code kind:id}
 * @param everything whether settings or vocabulary changed, on which anything may depend
 */
public record Reach(Touched map, NavigableSet<String> entries, boolean everything) {

  public static final Reach NOTHING =
      new Reach(Touched.NOTHING, Collections.emptyNavigableSet(), false);
  public static final Reach EVERYTHING =
      new Reach(Touched.NOTHING, Collections.emptyNavigableSet(), true);

  public Reach {
    entries = Collections.unmodifiableNavigableSet(new TreeSet<>(entries));
  }

  static Reach of(Touched map) {
    return new Reach(map, Collections.emptyNavigableSet(), false);
  }

  static Reach of(Kind<?, ?> kind, Id id) {
    NavigableSet<String> one = new TreeSet<>();
    one.add(kind.word() + ":" + id.slug());
    return new Reach(Touched.NOTHING, one, false);
  }

  public Reach and(Reach other) {
    return all(List.of(this, other));
  }

  /** As far as any of them reaches. */
  static Reach all(List<Reach> reaches) {
    NavigableSet<String> entries = new TreeSet<>();
    reaches.forEach(each -> entries.addAll(each.entries));
    return new Reach(
        Touched.all(reaches.stream().map(Reach::map).toList()),
        entries,
        reaches.stream().anyMatch(Reach::everything));
  }
}
