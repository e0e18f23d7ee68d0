package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.effect.Word;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/** What effects do, a clause each. */
final class Clauses {

  private final Names names;
  private final Occasions occasions;
  private final List<Family> families;

  Clauses(Names names) {
    this.names = names;
    this.occasions = new Occasions(names);
    this.families =
        List.of(
            new MoneyWords(names),
            new TroopWords(names),
            new BattleWords(names),
            new LandWords(names),
            new RealmWords(names),
            new BondWords(names));
  }

  /** All effects of a list. */
  List<String> all(List<Datum> effects) {
    List<String> clauses = new ArrayList<>();
    for (Datum effect : effects) {
      clauses.add(of(effect));
    }
    return clauses;
  }

  String of(Datum effect) {
    return known(effect).orElseGet(() -> PlainPhrases.text(effect));
  }

  private Optional<String> known(Datum effect) {
    if (!(effect instanceof Datum.Fields written)) {
      return Optional.empty();
    }
    Map<String, Datum> fields = written.fields();
    if (fields.size() == 2
        && written.get("when").isPresent()
        && written.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
      return Optional.of(
          occasions.of(written.get("when").get()) + " " + Wording.list(all(effects)));
    }
    if (fields.size() != 1) {
      return Optional.empty();
    }
    Map.Entry<String, Datum> only = fields.entrySet().iterator().next();
    Word word = Vocabulary.EFFECTS.get(only.getKey());
    return word != null && word.fits(only.getValue())
        ? tell(only.getKey(), only.getValue())
        : Optional.empty();
  }

  /** Empty for words that are none of the vocabulary. */
  Optional<String> tell(String word, Datum value) {
    Given given =
        new Given(names, value instanceof Datum.Fields some ? some : new Datum.Fields(Map.of()));
    String when = given.get("if").map(condition -> " " + occasions.of(condition)).orElse("");
    return families.stream()
        .flatMap(family -> family.tell(word, given).stream())
        .findFirst()
        .map(clause -> clause + when);
  }
}
