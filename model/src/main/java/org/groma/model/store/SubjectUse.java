package org.groma.model.store;

import java.util.Set;
import org.groma.model.gazetteer.MapLabel;

/**
 * The fields that name an entry of any kind, as {@code kind:id}. Sign-offs and acceptances have
 * such fields too, but outlive what they are about: checks of their own look after them.
 */
final class SubjectUse {

  private record Field(Class<?> owner, String name) {}

  private static final Set<Field> FIELDS = Set.of(new Field(MapLabel.class, "subject"));

  private SubjectUse() {}

  static boolean is(Class<?> owner, String field) {
    return FIELDS.contains(new Field(owner, field));
  }
}
