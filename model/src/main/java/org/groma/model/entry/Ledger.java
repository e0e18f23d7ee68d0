package org.groma.model.entry;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.id.Id;

/** All entries of one kind, sorted by id, no two with the same. Immutable. */
public final class Ledger<I extends Id, E extends Entry<I>> implements Iterable<E> {

  private final Entry<?>[] sorted;

  private Ledger(Entry<?>[] sorted) {
    this.sorted = sorted;
  }

  public static <I extends Id, E extends Entry<I>> Ledger<I, E> empty() {
    return new Ledger<>(new Entry<?>[0]);
  }

  public static <I extends Id, E extends Entry<I>> Ledger<I, E> of(Collection<E> entries) {
    Entry<?>[] sorted = entries.toArray(Entry<?>[]::new);
    Arrays.sort(sorted, Comparator.comparing(entry -> entry.id().slug()));
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i - 1].id().slug().equals(sorted[i].id().slug())) {
        throw new IllegalArgumentException(
            "two entries have the id '" + sorted[i].id().slug() + "'");
      }
    }
    return new Ledger<>(sorted);
  }

  public int size() {
    return sorted.length;
  }

  public boolean isEmpty() {
    return sorted.length == 0;
  }

  public Optional<E> find(I id) {
    return find(id.slug());
  }

  @SuppressWarnings("unchecked")
  public Optional<E> find(String slug) {
    int at = indexOf(slug);
    return at < 0 ? Optional.empty() : Optional.of((E) sorted[at]);
  }

  public boolean contains(String slug) {
    return indexOf(slug) >= 0;
  }

  /** The entry at a position in the order of ids. */
  @SuppressWarnings("unchecked")
  public E at(int index) {
    return (E) sorted[index];
  }

  /** The position of an id in the sorted order, or a negative number. */
  public int indexOf(String slug) {
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = sorted[middle].id().slug().compareTo(slug);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -low - 1;
  }

  /** The ledger with an entry added, or put in the place of the one with its id. */
  public Ledger<I, E> with(E entry) {
    int at = indexOf(entry.id().slug());
    if (at >= 0) {
      Entry<?>[] changed = sorted.clone();
      changed[at] = entry;
      return new Ledger<>(changed);
    }
    int place = -at - 1;
    Entry<?>[] longer = new Entry<?>[sorted.length + 1];
    System.arraycopy(sorted, 0, longer, 0, place);
    longer[place] = entry;
    System.arraycopy(sorted, place, longer, place + 1, sorted.length - place);
    return new Ledger<>(longer);
  }

  public Ledger<I, E> without(String slug) {
    int at = indexOf(slug);
    if (at < 0) {
      return this;
    }
    Entry<?>[] shorter = new Entry<?>[sorted.length - 1];
    System.arraycopy(sorted, 0, shorter, 0, at);
    System.arraycopy(sorted, at + 1, shorter, at, shorter.length - at);
    return new Ledger<>(shorter);
  }

  @SuppressWarnings("unchecked")
  public Stream<E> stream() {
    return Arrays.stream(sorted).map(entry -> (E) entry);
  }

  public List<E> toList() {
    return stream().toList();
  }

  @Override
  public Iterator<E> iterator() {
    return stream().iterator();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ledger<?, ?> that && Arrays.equals(sorted, that.sorted);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sorted);
  }

  @Override
  public String toString() {
    return Arrays.toString(sorted);
  }
}
