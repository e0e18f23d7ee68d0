package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.validator.Sample;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The misprints of the sources that are known by name: proofreading must report each of them. */
class MisprintsOfTheSampleTest {

  private static final Proof PROOF = Proof.of(Sample.PROJECT);

  @ParameterizedTest(name = "{3} prints {4}")
  @CsvSource({
    "province:bythina,     name,           Bythina,   rules-de, Bythinia,     SPELLING",
    "province:garumnus,    name,           Garumnus,  rules-de, Garumnum,     SPELLING",
    "province:lugdunus,    name,           Lugdunus,  rules-de, Lugdunum,     SPELLING",
    "province:cisalpina,   name,           Cisalpina, rules-de, Cisalpinga,   SPELLING",
    "province:cisalpina,   name,           Cisalpina, huns-aid, Cisalpinga,   SPELLING",
    "river:nemunus,        name,           Nemunus,   rules-de, Nemunas,      SPELLING",
    "province:provincia,   name,           Provincia, huns-aid, Provenca,     SPELLING",
    "province:bosporus,    name,           Bosporus,  huns-aid, Bosphorus,    SPELLING",
    "province:pereaslavia, name,           Pereaslavia, huns-aid, Pereaaslavia, SPELLING",
    "province:hyrkania,    name,           Hyrkania,  rules-en, Hyrcania,     SPELLING",
    "province:macedonia,   name,           Macedonia, rules-en, Chalcidica,   NAME",
    "province:macedonia,   name,           Macedonia, rules-de, Chalcidica,   NAME",
    "province:assyria,     terrain,        Steppe,    rules-en, clear,        VALUE",
    "province:assyria,     terrain,        Steppe,    rules-de, clear,        VALUE",
    "area:arabia,          kingdom income, 2,         rules-en, 2 (2½),       VALUE",
    "area:arabia,          kingdom income, 2,         rules-de, 2 (2½),       VALUE",
    "province:tuscia,      port,    Mare Tyrrhenum,   rules-en, M. Tyrrheneum, SPELLING",
    "city:saldae,          name,           Saldæ,     rules-en, Saldae,       SPELLING",
  })
  void everyKnownMisprintIsReported(
      String subject, String title, String ours, String edition, String printed, Verdict verdict) {
    Line line =
        PROOF.row(Subject.parse(subject)).orElseThrow().lines().stream()
            .filter(each -> each.title().equals(title))
            .findFirst()
            .orElseThrow();

    assertThat(line.ours()).isEqualTo(ours);
    assertThat(line.differing())
        .anySatisfy(reading -> {
          assertThat(reading.edition().slug()).isEqualTo(edition);
          assertThat(reading.printed()).isEqualTo(printed);
          assertThat(reading.verdict()).isEqualTo(verdict);
        });
  }

  @Test
  void whatDiffersBesidesAreNamesOfNationsAndSymbolsThatAreLost() {
    List<String> others =
        PROOF.rows().stream()
            .flatMap(row ->
                row.lines().stream()
                    .filter(Line::differs)
                    .map(line -> row.subject() + " " + line.title()))
            .filter(each -> !each.endsWith(" granary"))
            .toList();

    assertThat(others)
        .containsExactlyInAnyOrder(
            "province:assyria terrain",
            "province:bosporus name",
            "province:bythina name",
            "province:campania port",
            "province:cisalpina name",
            "province:garumnus name",
            "province:hyrkania name",
            "province:lugdunus name",
            "province:macedonia name",
            "province:pereaslavia name",
            "province:provincia name",
            "province:tuscia port",
            "area:arabia kingdom income",
            "city:saldae name",
            "river:nemunus name",
            "nation:byzantines name",
            "nation:mauritanians name",
            "nation:romans name");
  }

  @Test
  void aDifferenceTellsWhyTheProjectHasItOtherwise() {
    assertThat(Erratum.of(PROOF))
        .filteredOn(erratum -> erratum.subject().id().equals("garumnus"))
        .singleElement()
        .satisfies(erratum -> {
          assertThat(erratum.sections()).containsExactly("XXXII.C");
          assertThat(erratum.printed()).isEqualTo("Garumnum");
          assertThat(erratum.shouldRead()).isEqualTo("Garumnus");
          assertThat(erratum.why().orElseThrow()).startsWith("house: ruling E71");
        });
  }

  @Test
  void theSameMisprintInTwoPlacesIsOneErratum() {
    assertThat(Erratum.of(PROOF))
        .filteredOn(erratum ->
            erratum.subject().id().equals("macedonia")
                && erratum.edition().slug().equals("rules-en"))
        .singleElement()
        .satisfies(erratum ->
            assertThat(erratum.sections()).containsExactly("XX, example 5", "XXI, example 3"));
  }
}
