package org.groma.model.graph;

import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.edit.Reach;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;

/**
 * Which places have other neighbours after an edit, or may have.
 *
 * <p>A changed arc is reported with the faces on both its sides, and a changed face with itself. So
 * the places of these faces, before and after, are all that is stale; only where a face changed
 * hands have its neighbours another place across the border, although nothing of theirs was
 * touched. The outside is no place and never changes hands.
 */
final class Staleness {

  private final Project before;
  private final Project after;
  private final Numbering numbering;

  Staleness(Project before, Project after, Numbering numbering) {
    this.before = before;
    this.after = after;
    this.numbering = numbering;
  }

  /** Whether there is a place more, one less, or another one. */
  boolean changesPlaces(Collection<String> entries) {
    boolean boxes = false;
    for (String entry : entries) {
      if (comesOrGoes(Kinds.PROVINCES, entry) || comesOrGoes(Kinds.SEAS, entry)) {
        return true;
      }
      boxes |=
          comesOrGoes(Kinds.AREAS, entry)
              || !find(before, Kinds.PROVINCES, entry)
                  .flatMap(Province::area)
                  .equals(find(after, Kinds.PROVINCES, entry).flatMap(Province::area))
              || !find(before, Kinds.AREAS, entry)
                  .flatMap(Area::parent)
                  .equals(find(after, Kinds.AREAS, entry).flatMap(Area::parent));
    }
    return boxes && !numbering.hasBoxesOf(after);
  }

  private boolean comesOrGoes(Kind<?, ?> kind, String entry) {
    return find(before, kind, entry).isPresent() != find(after, kind, entry).isPresent();
  }

  /** The entry that a reach calls {@code kind:id}, if it is of this kind. */
  private static <I extends Id, E extends Entry<I>> Optional<E> find(
      Project project, Kind<I, E> kind, String entry) {
    int colon = kind.word().length();
    return entry.startsWith(kind.word()) && entry.charAt(colon) == ':'
        ? project.get(kind).find(entry.substring(colon + 1))
        : Optional.empty();
  }

  /** The stale places by number. */
  NavigableSet<Integer> places(Reach reach) {
    NavigableSet<Integer> stale = new TreeSet<>();
    for (int face : reach.map().faces()) {
      addFace(stale, face);
    }
    for (String entry : reach.entries()) {
      for (Project state : List.of(before, after)) {
        find(state, Kinds.LINKS, entry).ifPresent(link -> addEnds(stale, link));
        find(state, Kinds.OVERRIDES, entry).ifPresent(override -> addEnds(stale, override));
      }
    }
    stale.remove(Numbering.NONE);
    return stale;
  }

  private void addFace(NavigableSet<Integer> stale, int face) {
    if (face == Face.OUTSIDE) {
      return;
    }
    int then = owner(before, face);
    int now = owner(after, face);
    stale.add(then);
    stale.add(now);
    if (then != now) {
      addAround(stale, before, face);
      addAround(stale, after, face);
    }
  }

  private void addAround(NavigableSet<Integer> stale, Project state, int face) {
    if (state.map().hasFace(face)) {
      state.map().neighbours(face).forEach(other -> stale.add(owner(state, other)));
    }
  }

  private int owner(Project state, int face) {
    return state.map().hasFace(face) ? numbering.of(state.map().face(face).use()) : Numbering.NONE;
  }

  private void addEnds(NavigableSet<Integer> stale, Link link) {
    addPlaces(stale, link.from(), link.to());
  }

  private void addEnds(NavigableSet<Integer> stale, AdjacencyOverride override) {
    addPlaces(stale, override.a(), override.b());
  }

  private void addPlaces(NavigableSet<Integer> stale, Place a, Place b) {
    stale.add(numbering.of(a));
    stale.add(numbering.of(b));
  }
}
