package org.groma.validator.gazetteer;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;

/**
 * An entry with one field changed, whatever its kind: records have no common way to be copied with
 * a change.
 */
final class Rewritten {

  private Rewritten() {}

  static Edit name(Kind<?, ?> kind, Entry<?> entry, String name) {
    return with(kind, entry, "name", name);
  }

  static Edit alias(Kind<?, ?> kind, Entry<?> entry, String alias) {
    List<String> more = new ArrayList<>(entry.aliases());
    more.add(alias);
    return aliases(kind, entry, more);
  }

  static Edit aliases(Kind<?, ?> kind, Entry<?> entry, List<String> aliases) {
    return with(kind, entry, "aliases", aliases);
  }

  private static Edit with(Kind<?, ?> kind, Entry<?> entry, String field, Object value) {
    RecordComponent[] components = entry.getClass().getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        values[i] =
            components[i].getName().equals(field)
                ? value
                : components[i].getAccessor().invoke(entry);
      }
      Object copy = entry.getClass().getDeclaredConstructor(types).newInstance(values);
      return new PutEntry(kind.word(), (Entry<?>) copy);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("entries are public records", impossible);
    }
  }
}
