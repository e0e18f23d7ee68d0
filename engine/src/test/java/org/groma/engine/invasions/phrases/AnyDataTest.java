package org.groma.engine.invasions.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.effect.Word;
import org.groma.engine.kernel.Phrasebook;
import org.groma.model.id.CardId;
import org.groma.model.id.NationId;
import org.groma.model.id.TimeEntryId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** Whatever the data are, something is said and nothing fails. */
class AnyDataTest {

  private static final Phrasebook PHRASES = new InvasionsPhrases();
  private static final Project PROJECT = SampleProject.get();

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "-",
          "1-7",
          "8+",
          "d2",
          "self",
          "own",
          "romans",
          "huns",
          "latium",
          "infantry",
          "province:latium",
          "province:",
          "Anglo-Saxons",
          "true",
          "%s",
          "$1",
          "\\",
          "({[",
          "½");

  private static final List<Word> WORDS =
      Stream.of(Vocabulary.EFFECTS, Vocabulary.CONDITIONS, Vocabulary.SCORING)
          .flatMap(words -> words.values().stream())
          .toList();

  /** The attributes of cards and entries that are looked at. */
  private static final List<String> ATTRIBUTES =
      List.of(
          "atHorde",
          "atSetup",
          "choose",
          "condition",
          "count",
          "effects",
          "ends",
          "event",
          "foundsCity",
          "lastIf",
          "lasts",
          "leader",
          "onlyBy",
          "patron",
          "play",
          "resolve",
          "seat",
          "special",
          "table",
          "target",
          "terrain",
          "turns",
          "unitTypes",
          "units",
          "until",
          "worseUnderHeresy",
          "year");

  /** All words of the vocabulary and their parameters. */
  private static final List<String> KEYS =
      Stream.concat(
              Stream.of("when", "effects", "odd"),
              WORDS.stream()
                  .flatMap(word ->
                      Stream.of(List.of(word.name()), word.needed(), word.optional())
                          .flatMap(List::stream)))
          .distinct()
          .toList();

  @Provide
  Arbitrary<Datum> data() {
    return data(3);
  }

  /** A word with all that it needs, of whatever sort. */
  @Provide
  Arbitrary<Datum> complete() {
    return complete(2);
  }

  private static Arbitrary<Datum> data(int depth) {
    Arbitrary<Datum> leaves =
        Arbitraries.oneOf(
            Arbitraries.of(TEXTS).map(Datum::text),
            Arbitraries.strings().ofMaxLength(6).map(Datum::text),
            Arbitraries.bigDecimals()
                .between(BigDecimal.TEN.pow(21).negate(), BigDecimal.TEN.pow(21))
                .ofScale(3)
                .map(Datum.Amount::new),
            Arbitraries.integers().between(-3, 12).map(Datum::number),
            Arbitraries.of(true, false).map(Datum.Flag::new));
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<Datum> parts = data(depth - 1);
    return Arbitraries.oneOf(
        leaves,
        parts.list().ofMaxSize(3).map(Datum.Items::new),
        complete(depth - 1),
        Arbitraries.maps(Arbitraries.of(KEYS), parts).ofMaxSize(3).map(Datum.Fields::new));
  }

  private static Arbitrary<Datum> complete(int depth) {
    Arbitrary<Datum> values = data(depth);
    return Arbitraries.of(WORDS)
        .flatMap(word -> {
          List<String> names = new ArrayList<>(word.needed());
          names.addAll(word.optional());
          return values.list().ofSize(names.size()).map(list -> written(word, names, list));
        });
  }

  private static Datum written(Word word, List<String> names, List<Datum> values) {
    Map<String, Datum> given = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      given.put(names.get(i), values.get(i));
    }
    return new Datum.Fields(Map.of(word.name(), new Datum.Fields(given)));
  }

  @Provide
  Arbitrary<Attributes> attributes() {
    return Arbitraries.maps(Arbitraries.of(ATTRIBUTES), data(2)).ofMaxSize(8).map(Attributes::new);
  }

  @Property(tries = 200)
  void objectivesAreTold(@ForAll("data") Datum scoring) {
    assertThat(PHRASES.objective(PROJECT, new Nation.Objective(Halves.ZERO, scoring))).isNotNull();
  }

  @Property(tries = 200)
  void specialRulesAreTold(@ForAll("data") Datum when, @ForAll("complete") Datum effect) {
    for (Datum each : List.of(when, effect)) {
      Nation.Special special =
          new Nation.Special(
              "rule", Optional.of(each), List.of(when, effect), Optional.empty(), Optional.empty());

      assertThat(PHRASES.special(PROJECT, special)).isNotNull();
    }
  }

  @Property(tries = 200)
  void cardsAreTold(@ForAll("data") Datum effect, @ForAll("attributes") Attributes attributes) {
    Deck.Card card =
        new Deck.Card(
            new CardId("card"),
            "Card",
            1,
            Optional.empty(),
            Tags.NONE,
            List.of(effect, effect),
            attributes,
            Origins.UNSTATED);

    assertThat(PHRASES.card(PROJECT, card)).isNotNull();
  }

  @Property(tries = 200)
  void theTimeTableIsTold(
      @ForAll("kinds") String kind, @ForAll("attributes") Attributes attributes) {
    TimeEntry entry =
        new TimeEntry(
            new TimeEntryId("entry"),
            "Entry",
            3,
            0,
            kind,
            Optional.of(new NationId("huns")),
            List.of(),
            List.of(),
            attributes,
            Origins.UNSTATED);

    assertThat(PHRASES.arrival(PROJECT, entry)).isNotBlank();
    assertThat(PHRASES.ownArrival(PROJECT, entry)).isNotBlank();
  }

  @Example
  void aRuleWithoutEffectsIsToldByItsName() {
    theTimeTableIsTold("rule", new Attributes(Map.of("effects", new Datum.Items(List.of()))));
    theTimeTableIsTold(
        "rule", new Attributes(Map.of("effects", new Datum.Items(List.of(Datum.text(""))))));
  }

  @Example
  void turnsMayBeWrittenInAnyCharacters() {
    Datum when = new Datum.Fields(Map.of("turns", Datum.text("\\")));

    specialRulesAreTold(when, Datum.text("odd"));
  }

  @Provide
  Arbitrary<String> kinds() {
    return Arbitraries.oneOf(
        Arbitraries.of("turn", "leader", "rule", "raid", "invasion", "arrival"),
        Arbitraries.strings().ofMaxLength(4));
  }

  @Property(tries = 100)
  void blocksAreTold(@ForAll String turns) {
    assertThat(PHRASES.block(new Nation.VictoryBlock(turns, List.of(), Optional.empty())))
        .isNotBlank();
  }
}
