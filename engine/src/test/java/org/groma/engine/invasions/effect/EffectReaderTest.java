package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.effect.Data.condition;
import static org.groma.engine.invasions.effect.Data.effect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

class EffectReaderTest {

  private static final Path DESCRIPTION =
      Path.of("..", "sample-data", "invasions", "rules", "effects.md");

  /** The words of a section of the description, each with its parameters. */
  private static List<String> described(String section) throws IOException {
    String all = Files.readString(DESCRIPTION);
    String rest = all.substring(all.indexOf("\n## " + section) + 1);
    int end = rest.indexOf("\n## ");
    List<String> words = new ArrayList<>();
    for (String line : rest.substring(0, end < 0 ? rest.length() : end).split("\n", -1)) {
      Matcher row = Pattern.compile("\\| `([^`]+)` \\| (.*?) \\| .*").matcher(line);
      if (row.matches()) {
        Matcher parameter = Pattern.compile("`([^`]+)`").matcher(row.group(2));
        StringBuilder word = new StringBuilder(row.group(1));
        while (parameter.find()) {
          word.append(' ').append(parameter.group(1));
        }
        words.add(word.toString());
      }
    }
    return words;
  }

  private static List<String> written(Map<String, Word> words) {
    return words.values().stream()
        .map(word -> {
          List<String> all = new ArrayList<>(List.of(word.name()));
          all.addAll(word.needed());
          word.optional().forEach(name -> all.add(name + "?"));
          return String.join(" ", all);
        })
        .toList();
  }

  @Test
  void effectsAndRulesOfScenariosAreThoseDescribedWithTheData() throws IOException {
    assertThat(written(Vocabulary.EFFECTS)).isEqualTo(described("Effects")).hasSize(89);
    assertThat(written(Vocabulary.SCENARIO)).isEqualTo(described("Scenario")).hasSize(7);
  }

  @Test
  void conditionsAndScoringAreThoseDescribedWithTheData() throws IOException {
    assertThat(List.copyOf(Vocabulary.CONDITIONS.keySet()))
        .isEqualTo(described("Conditions"))
        .hasSize(22);
    assertThat(List.copyOf(Vocabulary.SCORING.keySet()))
        .isEqualTo(described("Scoring"))
        .hasSize(25);
  }

  @Test
  void theSampleUsesNoOtherWords() {
    assertThat(EffectReader.check(Sample.PROJECT, Sample.SCENARIO)).isEmpty();
    assertThat(Sample.SETTING.shortfalls()).isEmpty();
  }

  /** The sample with other effects on the first calamity. */
  private static Project calamity(Attributes attributes, Datum... effects) {
    Deck deck = Sample.PROJECT.get(Kinds.DECKS).find("calamities").orElseThrow();
    List<Deck.Card> cards = new ArrayList<>(deck.cards());
    Deck.Card card = cards.getFirst();
    cards.set(
        0,
        new Deck.Card(
            card.id(),
            card.name(),
            card.copies(),
            card.number(),
            card.tags(),
            List.of(effects),
            attributes,
            card.origin()));
    return Sample.PROJECT.with(
        Kinds.DECKS,
        new Deck(deck.id(), deck.name(), deck.aliases(), cards, deck.attributes(), deck.origin()));
  }

  private static List<Shortfall> found(Datum... effects) {
    return problems(calamity(Attributes.NONE, effects));
  }

  /** What is wrong, without the entry and field that are to blame. */
  private static List<Shortfall> problems(Project project) {
    return EffectReader.check(project, Sample.SCENARIO).stream()
        .map(each -> new Shortfall(each.where(), each.problem()))
        .toList();
  }

  private static Shortfall onCard(String problem) {
    return new Shortfall("deck calamities, card bagaudae", problem);
  }

  @Test
  void unknownEffectsAreFoundWithTheirCard() {
    assertThat(found(effect("golds", "amount", 1)))
        .containsExactly(onCard("'golds' is no effect of this game; 'gold' may be meant"));
  }

  @Test
  void theEntryAndTheFieldThatAreToBlameAreNamed() {
    Project project =
        calamity(Attributes.NONE, effect("gold", "amount", 1), effect("golds", "amount", 1));
    assertThat(EffectReader.check(project, Sample.SCENARIO))
        .singleElement()
        .satisfies(found -> {
          assertThat(found.subject()).contains("deck:calamities");
          assertThat(found.field()).contains("$.cards[0].effects[1]");
        });
  }

  @Test
  void missingAndSuperfluousParametersAreFound() {
    assertThat(found(effect("gold", "sum", 1)))
        .containsExactly(
            onCard("the effect 'gold' lacks 'amount'"),
            onCard("the effect 'gold' has no parameter 'sum'"));
    assertThat(found(Datum.of(Data.of("gold", 5))))
        .containsExactly(onCard("the effect 'gold' lacks 'amount'"));
    assertThat(found(effect("gold", "amount", 1, "target", "self", "per", "city"))).isEmpty();
  }

  @Test
  void anEffectIsOneFieldOfAnObject() {
    assertThat(found(Datum.text("gold"))).hasSize(1);
    assertThat(found(Datum.of(Data.of("nothing", Data.of(), "no-capital", Data.of())))).hasSize(1);
  }

  @Test
  void conditionsOfEffectsAreRead() {
    assertThat(found(effect("calamity", "name", "draw", "if", Data.of("raining", true))))
        .containsExactly(onCard("'raining' is no condition of this game"));
    assertThat(found(effect("calamity", "name", "draw", "if", Data.of("turns", "soon"))))
        .singleElement()
        .satisfies(each -> assertThat(each.problem()).contains("turns are written"));
    assertThat(found(effect("calamity", "name", "draw", "if", Data.of("all", Data.of()))))
        .containsExactly(onCard("the condition 'all' needs a list"));
    assertThat(found(effect("calamity", "name", "draw", "if", "always"))).hasSize(1);
    assertThat(found(effect("calamity", "name", "draw", "if", Data.of()))).hasSize(1);
    assertThat(
            found(
                effect(
                    "calamity",
                    "name",
                    "draw",
                    "if",
                    Data.of(
                        "any",
                        List.of(
                            Data.of(
                                "not", Data.of("controls-area", Data.of("nation", "romans"))))))))
        .containsExactly(onCard("the condition 'controls-area' lacks 'area'"));
  }

  @Test
  void casesAreReadInEffectsAndInAttributes() {
    Datum bad =
        Datum.of(
            Data.of(
                "when", Data.of("sunny", true), "effects", List.of(Data.of("smile", Data.of()))));
    assertThat(found(bad))
        .containsExactly(
            onCard("'sunny' is no condition of this game"),
            onCard("'smile' is no effect of this game"));
    Project project = calamity(Attributes.NONE.with("worseUnderHeresy", bad));
    assertThat(EffectReader.check(project, Sample.SCENARIO)).hasSize(2);
  }

  private static Nation romans(List<Nation.Special> special, List<Nation.VictoryBlock> victory) {
    Nation nation = Sample.PROJECT.get(Kinds.NATIONS).find("romans").orElseThrow();
    return new Nation(
        nation.id(),
        nation.name(),
        nation.aliases(),
        nation.player(),
        nation.status(),
        nation.family(),
        nation.religion(),
        nation.initiative(),
        nation.home(),
        nation.pool(),
        special,
        victory,
        nation.tags(),
        nation.attributes(),
        nation.origin());
  }

  @Test
  void specialRulesAreFoundByNationAndName() {
    Nation.Special rule =
        new Nation.Special(
            "Aqueducts",
            Optional.of(condition("season", "spring")),
            List.of(effect("water")),
            Optional.empty(),
            Optional.empty());
    Project project = Sample.PROJECT.with(Kinds.NATIONS, romans(List.of(rule), List.of()));
    String where = "nation nation:romans, rule Aqueducts";
    assertThat(EffectReader.check(project, Sample.SCENARIO))
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("where", "subject", "field")
        .containsExactly(
            new Shortfall(where, "'season' is no condition of this game"),
            new Shortfall(where, "'water' is no effect of this game"));
    assertThat(EffectReader.check(project, Sample.SCENARIO).getFirst().where())
        .contains("romans")
        .endsWith("rule Aqueducts");
  }

  @Test
  void objectivesAreRead() {
    Nation.VictoryBlock block =
        new Nation.VictoryBlock(
            "3",
            List.of(
                new Nation.Objective(Halves.ZERO, effect("eliminate-unit", "by", "romans")),
                new Nation.Objective(Halves.ZERO, effect("win"))),
            Optional.empty());
    Project project = Sample.PROJECT.with(Kinds.NATIONS, romans(List.of(), List.of(block)));
    assertThat(EffectReader.check(project, Sample.SCENARIO))
        .extracting(Shortfall::problem)
        .containsExactly(
            "the objective 'eliminate-unit' has no parameter 'by'",
            "'win' is no objective of this game");
  }

  @Test
  void theTimeTableIsRead() {
    TimeEntry entry = Sample.PROJECT.get(Kinds.TIME_TABLE).find("t12-rule-end").orElseThrow();
    TimeEntry bad =
        new TimeEntry(
            entry.id(),
            entry.name(),
            entry.turn(),
            entry.order(),
            entry.kind(),
            entry.nation(),
            entry.units(),
            entry.places(),
            Attributes.NONE
                .with("effects", Datum.of(List.of(Data.of("end-game", Data.of()))))
                .with("condition", condition("doomsday", true)),
            entry.origin());
    assertThat(EffectReader.check(Sample.PROJECT.with(Kinds.TIME_TABLE, bad), Sample.SCENARIO))
        .extracting(Shortfall::problem)
        .containsExactly(
            "'doomsday' is no condition of this game", "the effect 'end-game' lacks 'turn'");
  }

  @Test
  void rulesOfAScenarioAreReadAndReachTheSetting() {
    Scenario from = Sample.SCENARIO;
    Scenario bad =
        new Scenario(
            from.id(),
            from.name(),
            from.aliases(),
            from.firstTurn(),
            from.lastTurn(),
            from.order(),
            from.players(),
            from.setups(),
            from.relations(),
            from.markers(),
            from.options(),
            List.of(effect("start-anywhere")),
            List.of(effect("tie", "first", "dice")),
            from.attributes(),
            from.origin());
    assertThat(Setting.of(Sample.PROJECT, bad).shortfalls())
        .extracting(Shortfall::problem)
        .contains("'start-anywhere' is no rule of this game", "the rule 'tie' lacks 'then'");
  }
}
