package org.groma.validator.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.gazetteer.Rows.EMPTY;
import static org.groma.validator.gazetteer.Rows.area;
import static org.groma.validator.gazetteer.Rows.city;
import static org.groma.validator.gazetteer.Rows.goods;
import static org.groma.validator.gazetteer.Rows.province;
import static org.groma.validator.gazetteer.Rows.row;
import static org.groma.validator.gazetteer.Rows.rows;
import static org.groma.validator.gazetteer.Rows.table;
import static org.groma.validator.gazetteer.Rows.terrains;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.mend.WorkedFix;
import org.junit.jupiter.api.Test;

class GazetteerChecksTest {

  @Test
  void theSampleHasNotesOnly() {
    assertThat(GazetteerChecks.ALL)
        .flatMap(check -> Found.by(check, Sample.PROJECT))
        .extracting(Finding::severity)
        .containsOnly(Severity.NOTE);
  }

  @Test
  void aSumMayLeaveOutWhatLiesOnAnotherPartOfTheMap() {
    Project arabia =
        rows(
                province("hijaz", "arabia", "desert", 4, "main"),
                province("mazania", "arabia", "desert", 1, "extension"))
            .with(
                Kinds.AREAS,
                area("arabia", "Arabia", Optional.of(Halves.whole(2)), Optional.empty(), "main"));
    assertThat(Found.messages(new KingdomIncomeCheck(), arabia)).isEmpty();
    assertThat(
            Found.messages(
                new KingdomIncomeCheck(),
                arabia.with(Kinds.PROVINCES, province("hijaz", "arabia", "desert", 2, "main"))))
        .containsExactly("The provinces of Arabia yield 1 together, not 2.");
  }

  @Test
  void anAreaWithoutProvincesHasNoSum() {
    Project box =
        EMPTY.with(
            Kinds.AREAS, area("india", "India", Optional.of(Halves.whole(2)), Optional.empty()));
    assertThat(Found.by(new KingdomIncomeCheck(), box)).isEmpty();
  }

  @Test
  void anIncomeAtTheEdgeOfTheOrdinaryIsNoOutlier() {
    // three times the next one, but only 2 more
    Project edge =
        rows(
            province("a", "alpes", "", 2),
            province("b", "alpes", "", 2),
            province("c", "alpes", "", 6));
    assertThat(Found.by(new OutlyingIncomeCheck(), edge)).isEmpty();
    assertThat(
            Found.messages(
                new OutlyingIncomeCheck(),
                edge.with(Kinds.PROVINCES, province("c", "alpes", "", 7))))
        .containsExactly(
            "C yields 3½; of the other provinces of its area none yields more than 1.");
  }

  @Test
  void twoRichProvincesAreNoOutliers() {
    Project two =
        rows(
            province("a", "alpes", "", 0),
            province("b", "alpes", "", 24),
            province("c", "alpes", "", 24));
    assertThat(Found.by(new OutlyingIncomeCheck(), two)).isEmpty();
  }

  @Test
  void aGameWithoutWallValuesMayHaveFortifiedCities() {
    assertThat(Found.by(new UselessWallCheck(), rows(city("dara", "raetia", 1, true, 0))))
        .isEmpty();
    assertThat(Found.messages(new UselessWallCheck(), rows(city("dara", "raetia", 1, true, 1))))
        .containsExactly("Dara is fortified, but its wall value 1 does not hinder a besieger.");
  }

  @Test
  void namesOfDifferentKindsMayBeTheSame() {
    Project both =
        rows(province("africa", "Africa"))
            .with(Kinds.AREAS, area("africa", "Africa", Optional.empty(), Optional.empty()));
    assertThat(Found.by(new DuplicateNameCheck(), both)).isEmpty();
    assertThat(Found.by(new NearDuplicateNameCheck(), both)).isEmpty();
  }

  @Test
  void shortAndNumberedNamesMayBeNear() {
    assertThat(
            Found.by(
                new NearDuplicateNameCheck(),
                rows(
                    province("roma", "Roma"),
                    province("rona", "Rona"),
                    province("p1", "Province 1"),
                    province("p2", "Province 2"))))
        .isEmpty();
  }

  @Test
  void accentsAndLigaturesDoNotMakeANewName() {
    assertThat(
            Found.messages(
                new NearDuplicateNameCheck(),
                rows(province("a", "Saldæ"), province("b", "Saldae"))))
        .containsExactly(
            "The provinces Saldæ and Saldae are told apart by one letter or accent: see whether"
                + " both are meant.");
  }

  @Test
  void aLoneTerrainNeedsNeighboursOfOneMind() {
    Project mixed = Grid.project("AAB", "DMB", "DCC");
    for (String id : new String[] {"a", "b", "c"}) {
      mixed = mixed.with(Kinds.PROVINCES, province(id, "", "forest", 0));
    }
    mixed =
        mixed
            .with(Kinds.PROVINCES, province("d", "", "marsh", 0))
            .with(Kinds.PROVINCES, province("m", "", "steppe", 0));
    assertThat(Found.by(new LoneTerrainCheck(), mixed)).isEmpty();
  }

  @Test
  void aTerrainMissingInHalfTheProvincesIsWorkInProgress() {
    assertThat(
            Found.by(
                new MissingValueCheck(),
                rows(province("a", "", "forest", 0), province("b", "", "", 0))))
        .isEmpty();
  }

  @Test
  void aGranaryThatNobodyPrintsNeedsAReason() {
    Project silent =
        rows(goods(true, false, Origins.UNSTATED))
            .with(Kinds.SOURCES, table("provinces", row("raetia", "name", "Raetia", "notes", "")));
    assertThat(Found.messages(new GoodsFlagCheck(), silent))
        .containsExactly("Raetia has a granary that no edition prints.");

    Origins reason =
        Origins.UNSTATED.with("granary", Provenance.reconstructed("the symbol is lost"));
    assertThat(
            Found.by(
                new GoodsFlagCheck(), silent.with(Kinds.PROVINCES, goods(true, false, reason))))
        .isEmpty();
  }

  @Test
  void thatASourcePrintsACaravanIsNoReasonToBeWithoutIt() {
    Project listed =
        rows(goods(
                false,
                false,
                Origins.UNSTATED.with("caravan", Provenance.parse("printed first X: by die"))))
            .with(Kinds.SOURCES, table("caravans", row("raetia", "name", "Raetia")));
    assertThat(Found.messages(new GoodsFlagCheck(), listed))
        .containsExactly("Raetia has no caravan, but first I.A gives it one.");

    Origins house = Origins.UNSTATED.with("caravan", Provenance.house("moved to Noricum"));
    assertThat(
            Found.by(
                new GoodsFlagCheck(), listed.with(Kinds.PROVINCES, goods(false, false, house))))
        .isEmpty();
  }

  @Test
  void wallsThatAnEditionPrintsAreNotUnusual() {
    assertThat(Found.by(new UnusualWallCheck(), Sample.PROJECT)).isEmpty();
  }

  @Test
  void aTagThatSaysCaravanWantsTheMark() {
    assertThat(
            Found.messages(
                new GoodsFlagCheck(), rows(goods(false, false, Origins.UNSTATED, "caravan"))))
        .containsExactly("Raetia bears the tag caravan, but is not marked as having one.");
  }

  @Test
  void aColourOfTheVocabularyIsReadToo() {
    assertThat(Found.by(new MalformedColourCheck(), EMPTY.with(terrains("steppe", "#DBD18"))))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.message())
              .isEqualTo(
                  "The colour of steppe is written '#DBD18'; a colour is # and six hex digits.");
          assertThat(finding.field()).contains("$.terrains[0].colour");
        });
  }

  @Test
  void aNationIsMendedByTheNearestColourThatIsNotOfTheSea() {
    Nation nation = painted("#B8CFE2");
    Project inland = EMPTY.with(Kinds.NATIONS, nation);
    assertThat(Found.by(new SeaColourCheck(), inland)).as("without a sea").isEmpty();

    Finding finding =
        Found.by(new SeaColourCheck(), Grid.project("As").with(Kinds.NATIONS, nation)).getFirst();
    assertThat(finding.message())
        .isEqualTo("On the map the colour of Franks (#B8CFE2) can be taken for the sea.");
    assertThat(finding.field()).contains("$.attributes.colour");
    assertThat(finding.subjects()).containsExactly(Subject.of(Kinds.NATIONS, nation));
    Project before = Grid.project("As").with(Kinds.NATIONS, nation);
    WorkedFix.Ready fix = (WorkedFix.Ready) WorkedFix.of(finding.fix().orElseThrow(), before);
    Project mended = ((Outcome.Applied) fix.edit().apply(before)).project();
    assertThat(Found.by(new SeaColourCheck(), mended)).isEmpty();
  }

  @Test
  void aColourThatOnlyTheColourBlindTakeForSeaSaysSo() {
    Area area = area("alpes", "Alpes", Optional.empty(), Optional.of("#CDB8D6"));
    assertThat(Found.messages(new SeaColourCheck(), Grid.project("As").with(Kinds.AREAS, area)))
        .containsExactly(
            "On the map the colour of Alpes (#CDB8D6) can be taken for the sea by people who cannot"
                + " tell red from green.");
  }

  private static Nation painted(String colour) {
    return new Nation(
        new NationId("franks"),
        "Franks",
        List.of(),
        Optional.empty(),
        "kingdom",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Tags.NONE,
        new Attributes(Map.of("colour", new Datum.Text(colour))),
        Origins.UNSTATED);
  }

  @Test
  void aGroupOfAreasHasNoGroundToBeTakenForSea() {
    Area group = area("south", "South", Optional.empty(), Optional.of("#A6D2EE"));
    Area part =
        RecordShape.with(
            area("alpes", "Alpes", Optional.empty(), Optional.of("#6078B8")),
            "parent",
            Optional.of(group.id()));
    Project project = Grid.project("As").with(Kinds.AREAS, group);
    assertThat(Found.by(new SeaColourCheck(), project)).hasSize(1);
    assertThat(Found.by(new SeaColourCheck(), project.with(Kinds.AREAS, part))).isEmpty();
  }

  @Test
  void anUnreadableColourIsLikeNone() {
    assertThat(Found.by(new AlikeColoursCheck(), EMPTY.with(terrains("a", "green", "b", "green"))))
        .isEmpty();
  }
}
