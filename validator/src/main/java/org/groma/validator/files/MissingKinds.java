package org.groma.validator.files;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordWalk;

/** The kinds of which a project has no entry at all, though others speak of several. */
final class MissingKinds {

  /** One that is spoken of once may be a slip; so many are no slip. */
  private static final int SEVERAL = 3;

  private MissingKinds() {}

  static Set<Kind<?, ?>> of(Project project) {
    Set<Kind<?, ?>> empty = new HashSet<>();
    Kinds.ALL.stream().filter(kind -> project.get(kind).isEmpty()).forEach(empty::add);
    Map<Kind<?, ?>, Integer> spoken = new HashMap<>();
    if (!empty.isEmpty()) {
      for (Kind<?, ?> kind : Kinds.ALL) {
        for (Entry<?> entry : project.get(kind)) {
          RecordWalk.over(entry, (_, _, value, _) -> kindOf(value, empty, spoken));
        }
      }
    }
    Set<Kind<?, ?>> missing = new HashSet<>();
    spoken.forEach((kind, count) -> {
      if (count >= SEVERAL) {
        missing.add(kind);
      }
    });
    return missing;
  }

  private static void kindOf(Object value, Set<Kind<?, ?>> empty, Map<Kind<?, ?>, Integer> spoken) {
    if (value instanceof Id id) {
      Kinds.of(id).filter(empty::contains).ifPresent(kind -> spoken.merge(kind, 1, Integer::sum));
    } else if (value instanceof Place place) {
      Kinds.byWord(place.kind().word())
          .filter(empty::contains)
          .ifPresent(kind -> spoken.merge(kind, 1, Integer::sum));
    }
  }
}
