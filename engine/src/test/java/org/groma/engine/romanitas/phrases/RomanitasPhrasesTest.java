package org.groma.engine.romanitas.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Aid;
import org.groma.engine.kernel.Chart;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.junit.jupiter.api.Test;

class RomanitasPhrasesTest {

  private static final Project PROJECT = RomanitasSample.PROJECT;
  private static final RomanitasPhrases PHRASES = new RomanitasPhrases();

  private static Chart chart(String table) {
    return PHRASES
        .chart(PROJECT, PROJECT.get(Kinds.TABLES).find(table).orElseThrow())
        .orElseThrow();
  }

  private static List<String> row(Chart chart, String first) {
    return chart.rows().stream()
        .map(Chart.Row::cells)
        .filter(cells -> cells.getFirst().equals(first))
        .findFirst()
        .orElseThrow();
  }

  private static Aid aid(String word) {
    return PHRASES.aids(PROJECT).stream()
        .filter(aid -> aid.word().equals(word))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyTableHasAChartWithARowForEachOfItsRows() {
    for (RuleTable table : PROJECT.get(Kinds.TABLES)) {
      assertThat(chart(table.id().slug()).rows()).as(table.name()).hasSameSizeAs(table.rows());
    }
  }

  @Test
  void noCellShowsAnIdOrRawData() {
    Set<String> ids =
        Stream.of(
                PROJECT.cities().stream().map(city -> city.id().slug()),
                PROJECT.seas().stream().map(sea -> sea.id().slug()),
                PROJECT.get(Kinds.UNITS).stream().map(unit -> unit.id().slug()))
            .flatMap(each -> each)
            .collect(Collectors.toSet());
    Stream.concat(
            PROJECT.get(Kinds.TABLES).stream().map(table -> chart(table.id().slug())),
            PHRASES.aids(PROJECT).stream().flatMap(aid -> aid.charts().stream()))
        .flatMap(chart -> chart.rows().stream())
        .flatMap(row -> row.cells().stream())
        .forEach(cell ->
            assertThat(cell)
                .doesNotMatch(".*[a-z]-[a-z].*")
                .satisfies(text ->
                    assertThat(List.of(text.split("[ ,;]+"))).doesNotContainAnyElementsOf(ids)));
  }

  @Test
  void pathsAreNamedByCityAndNotByTerritory() {
    assertThat(row(chart("itineraries"), "c"))
        .containsExactly("c", "Ptolemais → Alexandria → Oxyrhynchus → Syene");
    assertThat(row(chart("attitudes-avars"), "10+"))
        .containsExactly("10+", "Invasion 2", "Viminacium → Constantinople (g)");
    assertThat(row(chart("attitudes-vandals"), "7"))
        .containsExactly("7", "Raid 1", "Corinthus (fleet: Aegean)");
    assertThat(row(chart("attitudes-lombards"), "9"))
        .containsExactly("9", "Raid 1, an invasion", "Mediolanum → Ravenna");
  }

  @Test
  void effectsOfTheActaPublicaAreToldInWords() {
    assertThat(row(chart("acta-political"), "1"))
        .containsExactly(
            "1",
            "Usurper",
            "−2",
            "No diplomacy; +1 to all attitude rolls; d6: 1–2 Desolation at Syene, 4–6 Desolation at"
                + " Oxyrhynchus");
    assertThat(row(chart("acta-economic"), "1").getLast())
        .isEqualTo(
            "No Donatio; no church gift; +1 RP to remove Desolation, mobilise a combat unit,"
                + " mobilise a fleet or improve a unit");
    assertThat(row(chart("acta-economic"), "6").getLast())
        .isEqualTo("For 0 RP 2 diplomatic actions or 2 Elite upgrades");
    assertThat(row(chart("acta-religious"), "6").getLast())
        .isEqualTo("For 0 RP a Missionary or church gift");
  }

  @Test
  void theMatrixHasTheNationsInTheirOrderByTheModifiedRoll() {
    Chart matrix = aid("attitudes").charts().getFirst();
    assertThat(matrix.heads())
        .containsExactly("", "2 or less", "3", "4", "5", "6", "7", "8", "9", "10", "11+");
    assertThat(matrix.rows().stream().map(row -> row.cells().getFirst()))
        .containsExactly(
            "Gepids",
            "Persians",
            "Berbers",
            "Vandals",
            "Ostrogoths",
            "Slavs",
            "Avars",
            "Visigoths",
            "Franks",
            "Lombards");
    assertThat(row(matrix, "Slavs"))
        .containsExactly(
            "Slavs",
            "–",
            "–",
            "–",
            "Piracy Pontus Euxinus",
            "Raid Chersonesos (Pontus Euxinus)",
            "Raid Marcianopolis",
            "Invasion d → Thessalonice",
            "Invasion e → Constantinople",
            "″",
            "″");
  }

  @Test
  void whatAScenarioLaysDownIsSaid() {
    assertThat(PHRASES.terms(PROJECT, RomanitasSample.scenario("528-ad")))
        .containsExactly(
            "Major defeat at once: Constantinople is lost.",
            "Major defeat at once: 0 RP in an Organisation Phase.",
            "Major defeat at once: 10 Desolation markers in the Empire.",
            "At the end of turn 10, by the RP of its Organisation Phase: major defeat with 2 or"
                + " less RP, minor defeat with 3–5 RP, major victory with 6–8 RP, historic victory"
                + " with 9+ RP.",
            "Optional rules: none.");
    assertThat(PHRASES.terms(PROJECT, RomanitasSample.scenario("528-ad-optional")).getLast())
        .contains("Khazars (8.5)", "random events (8.7)");
  }

  @Test
  void bothSidesOfAStratagemAreTold() {
    assertThat(
            PROJECT.get(Kinds.DECKS).stream()
                .flatMap(deck -> deck.cards().stream())
                .map(card -> PHRASES.card(PROJECT, card)))
        .allSatisfy(words -> assertThat(words).contains("Enemy side, ", "Roman side, "));
  }
}
