package org.groma.engine.invasions.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.kernel.Phrasebook;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

class PhrasesTest {

  private static final Project PROJECT = SampleProject.get();
  private static final Phrasebook WORDS = new InvasionsPhrases();

  private static String objective(Object scoring) {
    return WORDS.objective(PROJECT, new Nation.Objective(Halves.ZERO, Datum.of(scoring)));
  }

  private static String special(String nation, String name) {
    return PROJECT.get(Kinds.NATIONS).find(nation).orElseThrow().special().stream()
        .filter(rule -> rule.name().equals(name))
        .map(rule -> WORDS.special(PROJECT, rule))
        .findFirst()
        .orElseThrow();
  }

  private static String effect(Object effect) {
    return WORDS.special(
        PROJECT,
        new Nation.Special(
            "", Optional.empty(), List.of(Datum.of(effect)), Optional.empty(), Optional.empty()));
  }

  private static String ownArrival(String id) {
    return WORDS.ownArrival(PROJECT, PROJECT.get(Kinds.TIME_TABLE).find(id).orElseThrow());
  }

  private static String arrival(String id) {
    return WORDS.arrival(PROJECT, PROJECT.get(Kinds.TIME_TABLE).find(id).orElseThrow());
  }

  private static String card(String deck, String id) {
    return PROJECT.get(Kinds.DECKS).find(deck).orElseThrow().cards().stream()
        .filter(card -> card.id().slug().equals(id))
        .map((Deck.Card card) -> WORDS.card(PROJECT, card))
        .findFirst()
        .orElseThrow();
  }

  private static String block(String turns) {
    return WORDS.block(new Nation.VictoryBlock(turns, List.of(), Optional.empty()));
  }

  @Test
  void theRulesetSpeaksWithThisPhrasebook() {
    assertThat(Rulesets.find("invasions").orElseThrow().phrasebook())
        .isInstanceOf(InvasionsPhrases.class);
  }

  @Test
  void blocksSayWhenTheyCount() {
    assertThat(List.of("bonus", "6", "last", "1-7", "8+"))
        .extracting(PhrasesTest::block)
        .containsExactly("Bonuses", "Turn 6", "Last turn", "Turns 1–7", "From turn 8");
  }

  @Test
  void controlIsAskedOfProvincesCitiesAndAreas() {
    assertThat(objective(Map.of("control-province", "lotharingia")))
        .isEqualTo("Control Lotharingia");
    assertThat(objective(Map.of("each-province", List.of("austrasia", "neustria"))))
        .isEqualTo("Each of Austrasia, Neustria");
    assertThat(objective(Map.of("control-city", "roma"))).isEqualTo("Control the city of Roma");
    assertThat(objective(Map.of("each-area", List.of("africa", "italia"))))
        .isEqualTo("Each of the Areas Africa, Italia");
    assertThat(
            objective(
                Map.of("each-other-province", Map.of("areas", List.of("gallia-septentrionalis")))))
        .isEqualTo("Each other province of Gallia Septentrionalis");
    assertThat(objective(Map.of("all-provinces", Map.of("area", "italia", "except-islands", true))))
        .isEqualTo("All provinces of Italia except the islands");
  }

  @Test
  void vassalsAreMentionedWhereTheDataDo() {
    assertThat(
            objective(
                Map.of(
                    "at-least-provinces",
                    Map.of("count", 6, "areas", List.of("danubius"), "vassals", false))))
        .isEqualTo("At least 6 provinces of Danubius, those of vassals excluded");
  }

  @Test
  void enemiesAreNamedAndLongListsCutShort() {
    assertThat(
            objective(
                Map.of(
                    "eliminate-unit",
                    Map.of("of", List.of("huns", "romans"), "in", List.of("hispania")))))
        .isEqualTo("Each unit of the Huns or Romans eliminated in Hispania");
    assertThat(objective(Map.of("eliminate-unit", Map.of("others", true))))
        .isEqualTo("Each other enemy unit eliminated");
    assertThat(
            PROJECT.get(Kinds.NATIONS).find("romans").orElseThrow().victory().stream()
                .flatMap(block -> block.objectives().stream())
                .map(line -> WORDS.objective(PROJECT, line)))
        .contains(
            "Each unit of the Alans, Huns or Germanic nations except the Bavarians eliminated in"
                + " Africa, Britannia, Gallia Meridionalis, Gallia Septentrionalis, Hispania,"
                + " Illyria or Italia");
  }

  @Test
  void specialRulesSayWhenTheyApply() {
    assertThat(special("romans", "Theodosius"))
        .isEqualTo(
            "In turn 2, if Valens has been eliminated: Theodosius arrives with any Roman stack");
    assertThat(special("byzantines", "Reunion"))
        .isEqualTo(
            "From turn 9: may reunite with the Romans if the Romans and the Byzantines are in"
                + " play");
    assertThat(special("britons", "Rome leaves the island"))
        .isEqualTo(
            "Arrives only if the Romans have collapsed or do not control Britannia or from turn"
                + " 4");
  }

  @Test
  void aTimeIsSaidOnce() {
    assertThat(special("angles", "Anglo-Saxons"))
        .isEqualTo("In turn 10: becomes part of the Saxons");
    assertThat(arrival("t10-rule-anglo-saxons"))
        .isEqualTo("Rule for the Angles: becomes part of the Saxons");
    assertThat(arrival("t08-rule-limites-flip-west"))
        .isEqualTo("Rule for the Romans, in the Purchases step: all Limites become limitanei");
  }

  @Test
  void heirsAreGathered() {
    assertThat(special("romans", "Heirs of Rome"))
        .isEqualTo(
            "If the Romans have collapsed: Limites join the heirs of their Area"
                + " (Gallia Meridionalis: Gallo-Romans); Gallo-Romans appear in Gallia"
                + " Septentrionalis, Brito-Romans in Britannia, Africano-Romans in Africa,"
                + " Hispano-Romans in Hispania, Sardes in Italia, Euskalduns in Gallia"
                + " Meridionalis or Hispania");
  }

  @Test
  void unitsArriveByTypeOrByNumber() {
    assertThat(arrival("t02-invasion-huns"))
        .isEqualTo(
            "Invasion of the Huns: 6 horse archers, 2 cavalry, 1 heavy cavalry and 1 noble"
                + " cavalry in Siraces");
    assertThat(arrival("t03-reinforcement-franks"))
        .isEqualTo("Reinforcement of the Franks: 2 units");
    assertThat(arrival("t04-invasion-franks"))
        .isEqualTo(
            "Invasion of the Franks: 2 Frankish infantry and 1 Frankish elite infantry at the"
                + " horde");
    assertThat(arrival("t03-arrival-lakhmids"))
        .isEqualTo("Arrival of the Lakhmids: 3 cavalry in Lachmidaria; client of the Persians");
  }

  @Test
  void aConditionThatIsMetByTheTurnItselfIsNotToldInTheTimeTable() {
    assertThat(arrival("t04-arrival-britons"))
        .isEqualTo(
            "Arrival of the Britons: 3 infantry and 1 archer in Corinium Dobunorum, Cambria,"
                + " Cumbria and Dumnonia; capital in Corinium Dobunorum (founds Viroconium);"
                + " 10 Gold");
    assertThat(arrival("t06-arrival-sardes"))
        .endsWith("; only if the Romans have collapsed or do not control Italia");
  }

  @Test
  void leadersAndTurnsAreShort() {
    assertThat(arrival("t04-leader-attila")).isEqualTo("Leader of the Huns: Attila, turns 4–5");
    assertThat(arrival("t04-leader-aetius")).isEqualTo("Leader of the Romans: Aetius");
    assertThat(arrival("t11-turn"))
        .isEqualTo("Years 600–624 AD, last turn with scoring if Islam has been created");
  }

  @Test
  void besideItsNameANationIsNotNamedAgain() {
    assertThat(ownArrival("t04-leader-attila")).isEqualTo("Leader: Attila, turns 4–5");
    assertThat(ownArrival("t03-arrival-lakhmids"))
        .isEqualTo("Arrival: 3 cavalry in Lachmidaria; client of the Persians");
    assertThat(ownArrival("t10-rule-anglo-saxons")).startsWith("Rule: ");
    assertThat(ownArrival("t11-turn")).isEqualTo(arrival("t11-turn"));
  }

  @Test
  void facesOfAdministrationCardsAreToldTogether() {
    assertThat(card("administration", "otium"))
        .isEqualTo(
            "Leaders inactive; mature: \u22121 Gold (Empire \u22122); old: \u22122 Gold"
                + " (Empire \u22124), age +1, calamity Inaction");
    assertThat(card("administration", "dux"))
        .isEqualTo("Leaders active; mature and old: age +1, calamity Usurper");
  }

  @Test
  void eventsSayWhenTheyArePlayed() {
    assertThat(card("events", "forced-march"))
        .isEqualTo("During movement: +1 pace for one stack; or +1 campaign for one leader");
    assertThat(card("events", "famine"))
        .isEqualTo(
            "At once: provinces of a random Civilized Area earn × ½ (× ¾ with a granary);"
                + " 1 unit is lost in that Area (owner's choice) on a failed D2");
    assertThat(card("pillage-markers", "pillage-usurper"))
        .isEqualTo(
            "+1 Gold; calamity Usurper if drawn by a Civilized nation, and if In Decline or on a"
                + " D10 of 10 or more");
  }

  @Test
  void numbersAndNamesThatLeadNowhereAreShown() {
    assertThat(effect(Map.of("gold", Map.of("amount", 2.5)))).isEqualTo("+2½ Gold");
    assertThat(effect(Map.of("gold", Map.of("amount", "plenty")))).isEqualTo("Plenty Gold");
    assertThat(objective(Map.of("control-province", "at-lantis"))).isEqualTo("Control at-lantis");
  }

  @Test
  void dataThatAreIncompleteOrHaveTooMuchAreShownAsTheyStand() {
    assertThat(effect(Map.of("gold", Map.of("target", "self")))).isEqualTo("Gold target self");
    assertThat(effect(Map.of("lift-siege", Map.of("soon", true)))).isEqualTo("Lift-siege soon yes");
    assertThat(objective(Map.of("control-moon", "luna"))).isEqualTo("control-moon luna");
  }

  @Test
  void negationsAreToldAsSuch() {
    assertThat(
            effect(
                Map.of(
                    "arrives-if",
                    Map.of(
                        "condition",
                        Map.of(
                            "not",
                            Map.of(
                                "any",
                                List.of(
                                    Map.of("nation-stands", "huns"),
                                    Map.of("leader-in-play", "aetius"))))))))
        .isEqualTo("Arrives only if the Huns are not in play and Aetius is not in play");
  }
}
