package org.groma.validator.references;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.validator.references.OpenWord.Role;

/**
 * Which fields of open data hold ids, and of what kind. A field that is called after a kind ({@code
 * control-province}, {@code unitTypes}) holds its ids; so does one in which most texts are ids of
 * one kind. Rulesets put other words there too, {@code random} for instance, so a text that is no
 * id is odd only where all others are.
 */
final class OpenRoles {

  private static final int ENOUGH = 3;
  private static final int ENOUGH_IF_NAMED = 2;
  private static final double MOST = 0.8;

  /** Kinds that open data speak of. */
  private static final List<Kind<?, ?>> KINDS =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.RIVERS,
          Kinds.LINKS,
          Kinds.UNITS,
          Kinds.LEADERS,
          Kinds.NATIONS,
          Kinds.DECKS,
          Kinds.TABLES);

  private final Lexicons lexicons;
  private final Map<Role, Set<String>> texts = new HashMap<>();
  private final Map<String, Set<String>> textsByField = new HashMap<>();
  private final Map<Role, Optional<Kind<?, ?>>> kinds = new HashMap<>();

  OpenRoles(List<OpenWord> words, Lexicons lexicons) {
    this.lexicons = lexicons;
    for (OpenWord word : words) {
      Role role = word.role();
      texts.computeIfAbsent(role, _ -> new HashSet<>()).add(word.text());
      textsByField.computeIfAbsent(role.field(), _ -> new HashSet<>()).add(word.text());
    }
  }

  /** The kind that a field speaks of, if of any. */
  Optional<Kind<?, ?>> kindOf(Role role) {
    return kinds.computeIfAbsent(role, _ -> named(role.field()).or(() -> learned(role)));
  }

  /** Whether all texts in such fields but this one, and several of them, are ids of a kind. */
  boolean isOdd(String text, Role role, Kind<?, ?> kind) {
    return named(role.field()).isPresent()
        ? isOddAmong(texts.get(role), text, kind, ENOUGH_IF_NAMED)
            || isOddAmong(textsByField.get(role.field()), text, kind, ENOUGH_IF_NAMED)
        : isOddAmong(texts.get(role), text, kind, ENOUGH);
  }

  private boolean isOddAmong(Set<String> all, String text, Kind<?, ?> kind, int enough) {
    return all.size() > enough
        && all.stream().allMatch(other -> other.equals(text) || lexicons.of(kind).has(other));
  }

  private static Optional<Kind<?, ?>> named(String field) {
    String words = field.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
    for (String word : words.split("-", -1)) {
      for (Kind<?, ?> kind : KINDS) {
        if (word.equals(kind.word()) || word.equals(kind.plural())) {
          return Optional.of(kind);
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Kind<?, ?>> learned(Role role) {
    Set<String> all = texts.get(role);
    for (Kind<?, ?> kind : KINDS) {
      long known = all.stream().filter(lexicons.of(kind)::has).count();
      if (known >= ENOUGH && known >= MOST * all.size()) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
