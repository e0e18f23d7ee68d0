package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/** The heirs of a realm that ends, gathered into one clause where a rule names several. */
final class Succession {

  private static final String HEIR = "successor";
  private static final String LIMITES = "limites-to-heirs";

  private final Names names;

  Succession(Names names) {
    this.names = names;
  }

  /**
   * A clause for each effect, one for all heirs.
   *
   * @param tell how the other effects are told
   */
  List<String> clauses(List<Datum> effects, Function<Datum, String> tell) {
    List<Given> heirs =
        effects.stream()
            .flatMap(effect -> given(effect, HEIR).stream())
            .filter(heir -> !heir.has("if"))
            .toList();
    List<String> clauses = new ArrayList<>();
    boolean told = heirs.size() < 2;
    for (Datum effect : effects) {
      Optional<Given> heir = given(effect, HEIR).filter(heirs::contains);
      Optional<Given> limites = given(effect, LIMITES);
      if (heirs.size() < 2 || (heir.isEmpty() && limites.isEmpty())) {
        clauses.add(tell.apply(effect));
      } else if (limites.isPresent()) {
        clauses.add("Limites join the heirs of their Area" + others(limites.get(), heirs));
      } else if (!told) {
        clauses.add(appearance(heirs));
        told = true;
      }
    }
    return clauses;
  }

  /** {@code Sardes appear in Italia, Brito-Romans in Britannia}. */
  String appearance(List<Given> heirs) {
    List<String> parts = new ArrayList<>();
    for (Given heir : heirs) {
      parts.add(
          String.format(
              Locale.ROOT,
              "%s%s in %s",
              names.nation(heir.text("nation")),
              parts.isEmpty() ? " appear" : "",
              Wording.either(heir.each("areas", names::area))));
    }
    return String.join(", ", parts);
  }

  /** Those of Areas where somebody else appears, or nobody. */
  private String others(Given limites, List<Given> heirs) {
    List<String> others = new ArrayList<>();
    limites
        .part("nations")
        .map(Given::all)
        .orElse(Map.of())
        .forEach((area, nation) -> {
          String id = PlainPhrases.text(nation);
          boolean clear =
              heirs.stream()
                  .anyMatch(heir ->
                      heir.is("nation", id) && heir.each("areas", word -> word).contains(area));
          if (!clear) {
            others.add(names.area(area) + ": " + names.nation(id));
          }
        });
    return others.isEmpty() ? "" : " (" + String.join(", ", others) + ")";
  }

  private Optional<Given> given(Datum effect, String word) {
    return effect instanceof Datum.Fields(Map<String, Datum> fields)
            && fields.size() == 1
            && fields.get(word) instanceof Datum.Fields parameters
            && Vocabulary.EFFECTS.get(word).fits(parameters)
        ? Optional.of(new Given(names, parameters))
        : Optional.empty();
  }
}
