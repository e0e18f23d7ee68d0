package org.groma.validator.references;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CardId;
import org.groma.model.id.DeckId;
import org.groma.model.id.ProvinceId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceCheckTest {

  @Test
  void theSampleRefersToNothingThatIsNotThere() {
    for (var check : List.of(new UnresolvedIdCheck(), new UnknownWordCheck())) {
      assertThat(Found.by(check, Sample.PROJECT)).isEmpty();
    }
    assertThat(Found.by(new UnresolvedBorderCheck(), Sample.PROJECT)).isEmpty();
    assertThat(Found.by(new UnresolvedNameCheck(), Sample.PROJECT)).isEmpty();
  }

  @Test
  void anAliasSaysForCertainWhatWasMeant() {
    Project project =
        ReferenceFixtures.inArea("hesperia")
            .with(Kinds.AREAS, ReferenceFixtures.area("west", "West", "Hesperia"));

    Finding finding = Found.by(new UnresolvedIdCheck(), project).getFirst();

    assertThat(finding.message())
        .isEqualTo(
            "The province A: 'hesperia' is not among the areas of the project; probably 'west' is"
                + " meant.");
    assertThat(finding.field()).contains("$.area");
    assertThat(finding.fix().map(Fix::safe)).contains(true);
  }

  @Test
  void aSlipIsOnlyProposedAndTwoCandidatesAreNot() {
    Project one = ReferenceFixtures.inArea("wset");
    Project two =
        ReferenceFixtures.inArea("wesst")
            .with(Kinds.AREAS, ReferenceFixtures.area("wests", "Wests"));

    assertThat(Found.by(new UnresolvedIdCheck(), one).getFirst().fix().map(Fix::safe))
        .contains(false);
    assertThat(Found.by(new UnresolvedIdCheck(), two).getFirst().fix()).isEmpty();
  }

  @Test
  void whatIsFarFromEverythingIsReportedWithoutAGuess() {
    Finding finding =
        Found.by(new UnresolvedIdCheck(), ReferenceFixtures.inArea("transdanubia")).getFirst();

    assertThat(finding.message())
        .isEqualTo("The province A: 'transdanubia' is not among the areas of the project.");
    assertThat(finding.fix()).isEmpty();
  }

  @Test
  void aWordThatRulesUseAmongIdsIsNoMistake() {
    Project project = raiding("random");

    assertThat(Found.by(new UnresolvedNameCheck(), project)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"reatia", "Raetia", "ratia"})
  void aMisspeltNameInACardIsFoundWhateverElseStandsInSuchFields(String name) {
    assertThat(Found.messages(new UnresolvedNameCheck(), raiding(name)))
        .containsExactly(
            "The deck Events: '"
                + name
                + "' is not among the provinces of the project; probably 'raetia' is meant.");
  }

  @Test
  void aNameUnlikeAnyIsFoundWhereAllOthersAreIds() {
    Project project =
        provinces("raetia", "noricum", "pannonia", "dalmatia")
            .with(
                Kinds.DECKS,
                deck(
                    effect("to", "raetia"),
                    effect("to", "noricum"),
                    effect("to", "pannonia"),
                    effect("to", "dalmatia"),
                    effect("to", "atlantis")));

    assertThat(Found.messages(new UnresolvedNameCheck(), project))
        .containsExactly("The deck Events: 'atlantis' is not among the provinces of the project.");
  }

  @Test
  void anIdWithItsKindMustStandForSomething() {
    Project project =
        provinces("raetia").with(Kinds.DECKS, deck(effect("note", "province:atlantis")));

    assertThat(Found.by(new UnresolvedNameCheck(), project)).hasSize(1);
  }

  @Test
  void anAreaThatAnEffectNamesIsUsed() {
    Project unused =
        provinces("raetia").with(Kinds.AREAS, ReferenceFixtures.area("illyria", "Illyria"));
    Project used = unused.with(Kinds.DECKS, deck(effect("where", "illyria")));

    assertThat(Found.messages(new UnusedEntryCheck(), unused))
        .containsExactly("The area Illyria has no provinces, and nothing refers to it.");
    assertThat(Found.by(new UnusedEntryCheck(), used)).isEmpty();
  }

  @Test
  void namesOfNationsAreComparedWithAliasesWhateverTheirCapitals() {
    Nation goths = Sample.PROJECT.get(Kinds.NATIONS).find("visigoths").orElseThrow();
    Project project =
        Sample.PROJECT.with(
            Kinds.NATIONS,
            new Nation(
                goths.id(),
                goths.name(),
                List.of("huns"),
                goths.player(),
                goths.status(),
                goths.family(),
                goths.religion(),
                goths.initiative(),
                goths.home(),
                goths.pool(),
                goths.special(),
                goths.victory(),
                goths.tags(),
                goths.attributes(),
                goths.origin()));

    assertThat(Found.messages(new AmbiguousNameCheck(), project))
        .containsExactly("'huns' stands for two nations, Huns and Visigoths.");
  }

  @Test
  void aLongCircleOfAreasIsToldOnceAndWhatHangsOnItIsNot() {
    Project project =
        ReferenceFixtures.withParents("south", "east")
            .with(Kinds.AREAS, ReferenceFixtures.within("east", "west"))
            .with(Kinds.AREAS, ReferenceFixtures.within("apulia", "west"));

    assertThat(Found.messages(new AreaCycleCheck(), project))
        .containsExactly("The area The west is part of itself, through The south, The east.");
  }

  private static Project provinces(String... ids) {
    Project project = Project.empty(Grid.project("A").settings());
    for (String id : ids) {
      String name = Character.toUpperCase(id.charAt(0)) + id.substring(1);
      project = project.with(Kinds.PROVINCES, Province.named(new ProvinceId(id), name));
    }
    return project;
  }

  private static Project raiding(String where) {
    return provinces("raetia", "noricum")
        .with(
            Kinds.DECKS,
            deck(
                effect("province", "raetia"),
                effect("province", "noricum"),
                effect("province", "anywhere"),
                effect("province", where)));
  }

  private static Datum effect(String field, String text) {
    return Datum.of(Map.of("raid", Map.of(field, text)));
  }

  private static Deck deck(Datum... effects) {
    return new Deck(
        new DeckId("events"),
        "Events",
        List.of(),
        List.of(
            new Deck.Card(
                new CardId("raid"),
                "Raid",
                1,
                Optional.empty(),
                Tags.NONE,
                List.of(effects),
                Attributes.NONE,
                Origins.UNSTATED)),
        Attributes.NONE,
        Origins.UNSTATED);
  }
}
