package org.groma.model.topology;

import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** The arcs and faces that an edit added, changed or removed. */
public record Touched(NavigableSet<Integer> arcs, NavigableSet<Integer> faces) {

  public static final Touched NOTHING =
      new Touched(Collections.emptyNavigableSet(), Collections.emptyNavigableSet());

  public Touched {
    arcs = Collections.unmodifiableNavigableSet(new TreeSet<>(arcs));
    faces = Collections.unmodifiableNavigableSet(new TreeSet<>(faces));
  }

  public Touched and(Touched other) {
    return all(List.of(this, other));
  }

  /** What any of them touched. */
  public static Touched all(List<Touched> changes) {
    NavigableSet<Integer> arcs = new TreeSet<>();
    NavigableSet<Integer> faces = new TreeSet<>();
    for (Touched change : changes) {
      arcs.addAll(change.arcs);
      faces.addAll(change.faces);
    }
    return new Touched(arcs, faces);
  }
}
