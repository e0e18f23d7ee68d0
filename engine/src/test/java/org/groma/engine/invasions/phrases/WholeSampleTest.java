package org.groma.engine.invasions.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.entry.Kind;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.junit.jupiter.api.Test;

/** Everything in the sample that is written in open data, in words. */
class WholeSampleTest {

  private static final int LONGEST = 220;
  private static final int LONGEST_CLAUSE = 45;
  private static final Pattern HYPHENATED = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)+");

  /** Whatever is called by name; tables are left out, for their ids are words of the game too. */
  private static final List<Kind<?, ?>> NAMED =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.LINKS,
          Kinds.UNITS,
          Kinds.LEADERS,
          Kinds.NATIONS);

  private static final Project PROJECT = SampleProject.get();
  private static final Phrasebook WORDS = new InvasionsPhrases();
  private static final Phrasebook PLAIN = new PlainPhrases();

  /**
   * A phrase and what it would be without words.
   *
   * @param effects how many effects it tells
   */
  private record Told(String where, String phrase, String plain, int effects) {}

  private static List<Told> objectives() {
    List<Told> told = new ArrayList<>();
    for (Nation nation : PROJECT.get(Kinds.NATIONS)) {
      for (Nation.VictoryBlock block : nation.victory()) {
        for (Nation.Objective line : block.objectives()) {
          told.add(
              new Told(
                  nation.id() + " " + block.turns(),
                  WORDS.objective(PROJECT, line),
                  PLAIN.objective(PROJECT, line),
                  1));
        }
      }
    }
    return told;
  }

  private static List<Told> specials() {
    List<Told> told = new ArrayList<>();
    for (Nation nation : PROJECT.get(Kinds.NATIONS)) {
      for (Nation.Special special : nation.special()) {
        told.add(
            new Told(
                nation.id() + " " + special.name(),
                WORDS.special(PROJECT, special),
                PLAIN.special(PROJECT, special),
                special.effects().size()));
      }
    }
    return told;
  }

  private static List<Told> arrivals() {
    return PROJECT.get(Kinds.TIME_TABLE).stream()
        .map(entry ->
            new Told(
                entry.id().slug(), WORDS.arrival(PROJECT, entry), PLAIN.arrival(PROJECT, entry), 1))
        .toList();
  }

  private static List<Told> cards() {
    List<Told> told = new ArrayList<>();
    for (Deck deck : PROJECT.get(Kinds.DECKS)) {
      for (Deck.Card card : deck.cards()) {
        told.add(
            new Told(
                deck.id() + " " + card.id(),
                WORDS.card(PROJECT, card),
                PLAIN.card(PROJECT, card),
                card.effects().size()));
      }
    }
    return told;
  }

  private static Map<String, List<Told>> all() {
    Map<String, List<Told>> all = new LinkedHashMap<>();
    all.put("objectives", objectives());
    all.put("special rules", specials());
    all.put("time table", arrivals());
    all.put("cards", cards());
    return all;
  }

  private static List<Told> phrases() {
    return all().values().stream().flatMap(List::stream).toList();
  }

  @Test
  void nothingOfTheSampleIsLeftOut() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    all().forEach((kind, told) -> counts.put(kind, told.size()));

    assertThat(counts)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("objectives", 482, "special rules", 85, "time table", 281, "cards", 83));
  }

  @Test
  void nothingIsShownAsItStands() {
    assertThat(phrases())
        .allSatisfy(told ->
            assertThat(told.phrase())
                .as(told.where())
                .isNotBlank()
                .isNotEqualToIgnoringCase(told.plain()));
  }

  @Test
  void phrasesAreLinesOfText() {
    assertThat(phrases())
        .allSatisfy(told ->
            assertThat(told.phrase())
                .as(told.where())
                .matches("[\\p{Lu}0-9+\u2212].*[^.;:, ]")
                .doesNotContain("{", "}", "[", "]", "\"", "  ", " ,", "null", "::")
                .hasSizeLessThanOrEqualTo(Math.max(LONGEST, LONGEST_CLAUSE * told.effects())));
  }

  @Test
  void whatHasANameIsCalledByIt() {
    Set<String> ids = new TreeSet<>();
    for (Kind<?, ?> kind : NAMED) {
      PROJECT.get(kind).forEach(entry -> ids.add(entry.id().slug()));
    }
    PROJECT
        .get(Kinds.DECKS)
        .forEach(deck -> deck.cards().forEach(card -> ids.add(card.id().slug())));

    assertThat(phrases())
        .allSatisfy(told ->
            assertThat(hyphenated(told.phrase()))
                .as(told.where() + ": " + told.phrase())
                .doesNotContainAnyElementsOf(ids));
  }

  private static List<String> hyphenated(String phrase) {
    List<String> found = new ArrayList<>();
    Matcher matcher = HYPHENATED.matcher(phrase);
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }
}
