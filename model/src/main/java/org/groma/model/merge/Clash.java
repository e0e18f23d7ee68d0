package org.groma.model.merge;

import java.util.Locale;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.store.BrokenReference;

/**
 * Where two sides touch.
 *
 * @param subject what both changed: {@code province:dacia}, {@code map}, {@code settings}, {@code
 *     vocabulary}
 * @param field which field of it; nothing for the whole
 */
public record Clash(String subject, Optional<String> field, String sentence) {

  static final String MAP = "map";
  static final String SETTINGS = "settings";
  static final String VOCABULARY = "vocabulary";

  static Clash ofMap() {
    return new Clash(MAP, Optional.empty(), "Both sides changed the map.");
  }

  static Clash ofField(String subject, String name, String field) {
    return new Clash(
        subject,
        Optional.of(field),
        String.format(Locale.ROOT, "Both sides changed %s (%s).", name, field));
  }

  static Clash unfit(String subject, String name, String reason) {
    return new Clash(
        subject,
        Optional.empty(),
        String.format(
            Locale.ROOT, "What both sides changed in %s does not fit: %s.", name, reason));
  }

  static Clash added(Kind<?, ?> kind, Entry<?> mine) {
    return new Clash(
        subject(kind, mine),
        Optional.empty(),
        String.format(Locale.ROOT, "Both sides added %s, but not the same.", name(kind, mine)));
  }

  static Clash deleted(Kind<?, ?> kind, Entry<?> base, boolean byMe) {
    return new Clash(
        subject(kind, base),
        Optional.empty(),
        String.format(
            Locale.ROOT,
            byMe ? "You deleted %s, and they changed it." : "They deleted %s, and you changed it.",
            name(kind, base)));
  }

  /** What one side speaks of and the other deleted. */
  static Clash lost(BrokenReference reference, String holder) {
    return new Clash(
        reference.kind() + ":" + reference.entry(),
        Optional.of(reference.field().toString()),
        String.format(
            Locale.ROOT,
            "One side deleted what the other needs in %s: %s.",
            holder,
            reference.message()));
  }

  static String subject(Kind<?, ?> kind, Entry<?> entry) {
    return kind.word() + ":" + entry.id().slug();
  }

  /** {@code the province Dacia} */
  static String name(Kind<?, ?> kind, Entry<?> entry) {
    return "the "
        + kind.word().replace('-', ' ')
        + " "
        + (entry.name().isBlank() ? "'" + entry.id().slug() + "'" : entry.name());
  }
}
