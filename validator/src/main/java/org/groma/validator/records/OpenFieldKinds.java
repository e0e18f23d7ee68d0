package org.groma.validator.records;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.store.WordUse;

/**
 * Which kind of record the texts of a role speak of. The ruleset declares it of its tables. A field
 * that is called after a kind ({@code control-province}, {@code unitTypes}) speaks of that; of any
 * other it is learned from what stands there, if more of it are ids of one kind than of every
 * other.
 */
final class OpenFieldKinds {

  private static final double MOST = 0.6;

  /** Kinds that open data speak of. */
  private static final List<Kind<?, ?>> KINDS =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.RIVERS,
          Kinds.LINKS,
          Kinds.COASTS,
          Kinds.UNITS,
          Kinds.LEADERS,
          Kinds.NATIONS,
          Kinds.DECKS,
          Kinds.TABLES,
          Kinds.SCENARIOS);

  /** Their ids are ordinary words, which mean other things where nothing says what they are. */
  private static final Set<Kind<?, ?>> PLAIN_WORDS =
      Set.of(Kinds.LINKS, Kinds.COASTS, Kinds.DECKS, Kinds.TABLES, Kinds.SCENARIOS);

  private final Project project;
  private final Optional<DataShape> shape;
  private final Map<String, Set<String>> textsByRole = new HashMap<>();
  private final Map<String, Optional<Kind<?, ?>>> learned = new HashMap<>();
  private final Set<String> words = new HashSet<>();

  OpenFieldKinds(Project project) {
    this.project = project;
    this.shape = Rulesets.find(project.settings().ruleset()).map(Ruleset::dataShape);
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : project.get(kind)) {
        for (OpenText text : OpenText.in(kind, entry)) {
          textsByRole.computeIfAbsent(text.role(), _ -> new HashSet<>()).add(text.text());
        }
      }
    }
    for (WordUse use : WordUse.all()) {
      use.terms(project.vocabulary()).stream().map(Term::word).forEach(words::add);
    }
  }

  /** What a text says of a record with this kind and id, which it equals; nothing if nothing. */
  Optional<RecordMention.Sort> sort(OpenText text, Kind<?, ?> kind) {
    if (!KINDS.contains(kind) || (text.isKey() && PLAIN_WORDS.contains(kind))) {
      return Optional.empty();
    }
    Optional<Kind<?, ?>> said =
        declared(text.role())
            .or(() -> text.isKey() ? Optional.empty() : named(text.field()))
            .or(() -> learned.computeIfAbsent(text.role(), this::learn));
    if (said.isPresent()) {
      return said.get().equals(kind) ? Optional.of(RecordMention.Sort.OPEN) : Optional.empty();
    }
    if (words.contains(text.text()) || PLAIN_WORDS.contains(kind)) {
      return Optional.of(RecordMention.Sort.DOUBTFUL);
    }
    boolean alone =
        KINDS.stream()
            .filter(other -> !PLAIN_WORDS.contains(other))
            .allMatch(other -> other.equals(kind) || !project.get(other).contains(text.text()));
    return Optional.of(alone ? RecordMention.Sort.OPEN : RecordMention.Sort.DOUBTFUL);
  }

  /** What a ruleset says of {@code table tolls key} and {@code table tolls cells city}. */
  private Optional<Kind<?, ?>> declared(String role) {
    List<String> parts = List.of(role.split(" ", -1));
    if (parts.size() < 3 || !parts.getFirst().equals(Kinds.TABLES.word())) {
      return Optional.empty();
    }
    return shape
        .flatMap(declared -> declared.table(parts.get(1)))
        .flatMap(table ->
            parts.get(2).equals("key")
                ? kindOf(table.key())
                : OpenField.find(table.columns(), parts.getLast())
                    .flatMap(field -> kindOf(field.type())));
  }

  private static Optional<Kind<?, ?>> kindOf(TableKey key) {
    return switch (key) {
      case TableKey.Listed(Kind<?, ?> kind, boolean _, var _) -> Optional.of(kind);
      case TableKey.Typed(OpenType type) -> kindOf(type);
      default -> Optional.empty();
    };
  }

  private static Optional<Kind<?, ?>> kindOf(OpenType type) {
    return switch (type) {
      case OpenType.Reference(Kind<?, ?> kind) -> Optional.of(kind);
      case OpenType.Several(OpenType of) -> kindOf(of);
      default -> Optional.empty();
    };
  }

  private static Optional<Kind<?, ?>> named(String field) {
    String spaced = field.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
    for (String word : spaced.split("-", -1)) {
      for (Kind<?, ?> kind : KINDS) {
        if (word.equals(kind.word()) || word.equals(kind.plural())) {
          return Optional.of(kind);
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Kind<?, ?>> learn(String role) {
    Set<String> texts = textsByRole.getOrDefault(role, Set.of());
    long most = 0;
    Optional<Kind<?, ?>> best = Optional.empty();
    for (Kind<?, ?> kind : KINDS) {
      long known = texts.stream().filter(project.get(kind)::contains).count();
      if (known > most) {
        most = known;
        best = Optional.of(kind);
      } else if (known == most) {
        best = Optional.empty();
      }
    }
    boolean enough = most > 1 && most >= MOST * texts.size();
    return enough ? best : Optional.empty();
  }
}
