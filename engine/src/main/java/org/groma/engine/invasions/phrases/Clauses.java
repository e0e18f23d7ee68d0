package org.groma.engine.invasions.phrases;

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
  private final Succession succession;
  private final List<Family> families;

  Clauses(Names names) {
    this.names = names;
    this.occasions = new Occasions(names);
    this.succession = new Succession(names);
    this.families =
        List.of(
            new MoneyWords(names),
            new TroopWords(names),
            new BattleWords(names),
            new LandWords(names),
            new RealmWords(names),
            new BondWords(names));
  }

  List<String> all(List<Datum> effects) {
    return succession.clauses(effects, this::of);
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
        && fields.containsKey("when")
        && fields.get("effects") instanceof Datum.Items(List<Datum> effects)) {
      return Optional.of(occasions.of(fields.get("when")) + ", " + Wording.list(all(effects)));
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
    Given given = Given.of(names, value);
    Word known = Vocabulary.EFFECTS.get(word);
    Optional<String> when =
        known != null && known.knows("if") ? given.get("if").map(occasions::of) : Optional.empty();
    return families.stream()
        .flatMap(family -> family.tell(word, given).stream())
        .findFirst()
        .map(clause -> when.map(each -> together(clause, each)).orElse(clause));
  }

  /** A condition stands behind what it is about, but in front of what has several parts. */
  private static String together(String clause, String when) {
    return clause.contains(";") || clause.contains(",")
        ? when + ", " + clause
        : clause + " " + when;
  }
}
