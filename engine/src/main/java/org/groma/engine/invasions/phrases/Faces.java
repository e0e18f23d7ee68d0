package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/**
 * The six faces of an Administration card, by status and section of the age. What all have in
 * common is said once, and Kingdom and Empire are told together.
 */
final class Faces {

  private static final String KINGDOM = "kingdom";
  private static final String EMPIRE = "empire";

  private final Clauses clauses;

  Faces(Clauses clauses) {
    this.clauses = clauses;
  }

  /** Empty for cards that are not of this kind. */
  Optional<String> of(List<Datum> effects) {
    Map<String, List<String>> kingdom = new LinkedHashMap<>();
    Map<String, List<String>> empire = new LinkedHashMap<>();
    for (Datum effect : effects) {
      if (!isFace(effect, kingdom, empire)) {
        return Optional.empty();
      }
    }
    if (kingdom.isEmpty() || !kingdom.keySet().equals(empire.keySet())) {
      return Optional.empty();
    }
    List<String> shared = new ArrayList<>(kingdom.values().iterator().next());
    kingdom.values().forEach(shared::retainAll);
    empire.values().forEach(shared::retainAll);
    List<String> parts = new ArrayList<>();
    if (!shared.isEmpty()) {
      parts.add(String.join(", ", shared));
    }
    bySection(kingdom, empire, shared)
        .forEach((text, sections) -> parts.add(Wording.list(sections) + ": " + text));
    return Optional.of(String.join("; ", parts));
  }

  private boolean isFace(
      Datum effect, Map<String, List<String>> kingdom, Map<String, List<String>> empire) {
    if (!(effect instanceof Datum.Fields face)
        || face.fields().size() != 2
        || !(face.get("when").orElse(null) instanceof Datum.Fields when)
        || when.fields().size() != 2
        || !(face.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects))) {
      return false;
    }
    String status = when.get("status").map(PlainPhrases::text).orElse("");
    Optional<String> section = when.get("section").map(PlainPhrases::text);
    Map<String, List<String>> faces = status.equals(KINGDOM) ? kingdom : empire;
    return section.isPresent()
        && (status.equals(KINGDOM) || status.equals(EMPIRE))
        && faces.put(section.get(), clauses.all(effects)) == null;
  }

  /** What is left to say, each with the sections of the age that it is said of. */
  private static Map<String, List<String>> bySection(
      Map<String, List<String>> kingdom, Map<String, List<String>> empire, List<String> shared) {
    Map<String, List<String>> told = new LinkedHashMap<>();
    kingdom.forEach((section, clauses) ->
        together(without(clauses, shared), without(empire.get(section), shared))
            .ifPresent(text -> told.computeIfAbsent(text, _ -> new ArrayList<>()).add(section)));
    return told;
  }

  private static List<String> without(List<String> clauses, List<String> shared) {
    List<String> left = new ArrayList<>(clauses);
    left.removeAll(shared);
    return left;
  }

  /** {@code −1 Gold (Empire −2 Gold)}; empty where nothing is left to say. */
  private static Optional<String> together(List<String> kingdom, List<String> empire) {
    if (kingdom.equals(empire)) {
      return kingdom.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", kingdom));
    }
    if (kingdom.size() != empire.size()) {
      return Optional.of(
          "Kingdom " + String.join(", ", kingdom) + " / Empire " + String.join(", ", empire));
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < kingdom.size(); i++) {
      parts.add(
          kingdom.get(i).equals(empire.get(i))
              ? kingdom.get(i)
              : kingdom.get(i) + " (Empire " + empire.get(i).replace(" Gold", "") + ")");
    }
    return Optional.of(String.join(", ", parts));
  }
}
