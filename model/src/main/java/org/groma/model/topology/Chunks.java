package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.BiPredicate;

/**
 * An immutable array with holes whose copies share all chunks that did not change, so that ten
 * thousand undo steps of a large map cost kilobytes each. Index is identity: a removed element
 * leaves a hole, and its number is given out again only if there is none above it. So the numbers
 * that come next follow from what is there, and a map read back from its file goes on exactly like
 * the one that was written; a journal replayed on it depends on that.
 */
final class Chunks<T> implements Iterable<T> {

  private static final int BITS = 6;
  private static final int WIDTH = 1 << BITS;
  private static final int MASK = WIDTH - 1;

  private final Object[][] chunks;
  private final int size;
  private final int count;

  private Chunks(Object[][] chunks, int size, int count) {
    this.chunks = chunks;
    this.size = size;
    this.count = count;
  }

  static <T> Chunks<T> of(List<? extends T> elements) {
    Editor<T> editor = new Editor<>(new Chunks<>(new Object[0][], 0, 0));
    for (int i = 0; i < elements.size(); i++) {
      editor.set(i, elements.get(i));
    }
    return editor.done();
  }

  /** One past the highest number in use. */
  int size() {
    return size;
  }

  /** How many elements there are, holes not counted. */
  int count() {
    return count;
  }

  @SuppressWarnings("unchecked")
  T get(int index) {
    return index < 0 || index >= size ? null : (T) chunks[index >> BITS][index & MASK];
  }

  /** Whether the other array has an equal element under every number. */
  boolean sameAs(Chunks<T> other, BiPredicate<T, T> equal) {
    if (count != other.count) {
      return false;
    }
    for (int i = 0; i < Math.max(size, other.size); i++) {
      T mine = get(i);
      T theirs = other.get(i);
      if (mine == null ? theirs != null : theirs == null || !equal.test(mine, theirs)) {
        return false;
      }
    }
    return true;
  }

  Editor<T> edit() {
    return new Editor<>(this);
  }

  List<T> toList() {
    List<T> list = new ArrayList<>(count);
    forEach(list::add);
    return list;
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private int at = 0;

      @Override
      public boolean hasNext() {
        while (at < size && get(at) == null) {
          at++;
        }
        return at < size;
      }

      @Override
      public T next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return get(at++);
      }
    };
  }

  /** A working copy that clones a chunk the first time it is written to. */
  static final class Editor<T> {

    private Object[][] chunks;
    private boolean[] owned;
    private int size;
    private int count;
    private boolean changed;
    private Chunks<T> base;

    private Editor(Chunks<T> base) {
      this.base = base;
      this.chunks = base.chunks;
      this.owned = new boolean[chunks.length];
      this.size = base.size;
      this.count = base.count;
    }

    @SuppressWarnings("unchecked")
    T get(int index) {
      return index < 0 || index >= size ? null : (T) chunks[index >> BITS][index & MASK];
    }

    int size() {
      return size;
    }

    /** Puts an element, or null for a hole, at a number in use or the next one after. */
    void set(int index, T element) {
      Objects.checkIndex(index, size + 1);
      T before = get(index);
      int chunk = index >> BITS;
      if (!changed) {
        chunks = chunks.clone();
        changed = true;
      }
      if (chunk >= chunks.length) {
        int length = Math.max(chunk + 1, chunks.length + chunks.length / 2);
        chunks = Arrays.copyOf(chunks, length);
        owned = Arrays.copyOf(owned, length);
      }
      if (!owned[chunk]) {
        chunks[chunk] = chunks[chunk] == null ? new Object[WIDTH] : chunks[chunk].clone();
        owned[chunk] = true;
      }
      chunks[chunk][index & MASK] = element;
      count += (element == null ? 0 : 1) - (before == null ? 0 : 1);
      size = Math.max(size, index + 1);
    }

    /** Puts the element into a new place at the end and returns its number. */
    int add(T element) {
      set(size, element);
      return size - 1;
    }

    /** The array as it now stands; the editor may go on and does not change it any more. */
    Chunks<T> done() {
      if (changed) {
        while (size > 0 && get(size - 1) == null) {
          size--;
        }
        int used = (size + MASK) >> BITS;
        chunks = used == chunks.length ? chunks : Arrays.copyOf(chunks, used);
        base = new Chunks<>(chunks, size, count);
        owned = new boolean[chunks.length];
        changed = false;
      }
      return base;
    }
  }
}
