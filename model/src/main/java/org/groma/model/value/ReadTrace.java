package org.groma.model.value;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Tells which names of open data are looked up. Data that are made while somebody listens tell of
 * every look at them; all others are plain, and cost nothing. Made for the tests that compare what
 * a ruleset reads with what it declares.
 */
public final class ReadTrace {

  /** Hears what is read. */
  public interface Listener {
    /** A name was looked up. */
    void read(Map<String, ?> data, String name);

    /** All names were gone through. */
    void readAll(Map<String, ?> data);
  }

  private static final ScopedValue<Listener> LISTENER = ScopedValue.newInstance();

  private ReadTrace() {}

  /** Makes data, a project for instance, that tell of every look at them. */
  public static <T> T listening(Listener listener, Supplier<T> making) {
    return ScopedValue.where(LISTENER, listener).call(making::get);
  }

  /** The same data, which tell of every look at them if somebody listens now. */
  public static <V> Map<String, V> of(Map<String, V> data) {
    return LISTENER.isBound() ? new Traced<>(data, LISTENER.get()) : data;
  }

  private static final class Traced<V> extends AbstractMap<String, V> {
    private final Map<String, V> data;
    private final Listener listener;

    Traced(Map<String, V> data, Listener listener) {
      this.data = data;
      this.listener = listener;
    }

    @Override
    public V get(Object name) {
      listener.read(this, String.valueOf(name));
      return data.get(name);
    }

    @Override
    public boolean containsKey(Object name) {
      listener.read(this, String.valueOf(name));
      return data.containsKey(name);
    }

    @Override
    public int size() {
      return data.size();
    }

    @Override
    public Set<Entry<String, V>> entrySet() {
      listener.readAll(this);
      return data.entrySet();
    }
  }
}
