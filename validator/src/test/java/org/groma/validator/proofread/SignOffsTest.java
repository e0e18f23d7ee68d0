package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.proofread.Shelf.after;
import static org.groma.validator.proofread.Shelf.row;
import static org.groma.validator.proofread.Shelf.table;

import java.util.Optional;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Signing.Standing;
import org.junit.jupiter.api.Test;

class SignOffsTest {

  private static final Subject RAETIA = Subject.parse("province:raetia");
  private static final Project OPEN =
      ProofTest.project(
          provinces(row("raetia", "name", "Raetia", "city", "Augusta", "level", "2F")));
  private static final Project SIGNED =
      after(OPEN, SignOffs.sign(OPEN, RAETIA, "AB", "2026-11-16").orElseThrow());

  @Test
  void aRowIsOpenUntilSomebodySigns() {
    assertThat(standing(OPEN)).isEqualTo(Standing.OPEN);
    assertThat(standing(SIGNED)).isEqualTo(Standing.SIGNED);
    assertThat(SIGNED.get(Kinds.SIGN_OFFS))
        .singleElement()
        .satisfies(signed -> {
          assertThat(signed.id().slug()).isEqualTo("province-raetia");
          assertThat(signed.by()).isEqualTo("AB");
          assertThat(signed.on()).isEqualTo("2026-11-16");
        });
  }

  @Test
  void aSignatureIsUndoneByAChangeOfTheEntry() {
    var raetia = SIGNED.provinces().find("raetia").orElseThrow();
    var renamed =
        after(
            SIGNED,
            PutEntry.of(
                Kinds.PROVINCES,
                new Province(
                    raetia.id(),
                    raetia.name(),
                    raetia.aliases(),
                    raetia.area(),
                    raetia.terrain(),
                    raetia.income(),
                    raetia.granary(),
                    raetia.caravan(),
                    true,
                    raetia.extent(),
                    raetia.tags(),
                    raetia.attributes(),
                    raetia.origin())));
    assertThat(standing(renamed)).isEqualTo(Standing.CHANGED);
  }

  @Test
  void aSignatureIsUndoneByAChangeOfWhatAnEditionPrints() {
    SourceTable corrected =
        provinces(row("raetia", "name", "Raetia", "city", "Augusta", "level", "2"));
    assertThat(standing(after(SIGNED, PutEntry.of(Kinds.SOURCES, corrected))))
        .isEqualTo(Standing.CHANGED);
  }

  @Test
  void aSignatureIsUndoneByAnEditionThatIsTranscribedLater() {
    SourceTable second =
        table("second", "provinces", Optional.of("province"), row("raetia", "name", "Raetia"));
    assertThat(standing(after(SIGNED, PutEntry.of(Kinds.SOURCES, second))))
        .isEqualTo(Standing.CHANGED);
  }

  @Test
  void aSignatureIsUndoneByAChangeOfThePrintedCityButNotOfWhereItIsDrawn() {
    City city = SIGNED.cities().find("augusta").orElseThrow();
    Project drawnElsewhere =
        after(SIGNED, PutEntry.of(Kinds.CITIES, city.withPlace(new Point(1, 2))));
    Project open =
        after(
            SIGNED,
            PutEntry.of(
                Kinds.CITIES,
                new City(
                    city.id(),
                    city.name(),
                    city.aliases(),
                    city.province(),
                    1,
                    city.fortified(),
                    city.wall(),
                    city.port(),
                    city.at(),
                    city.tags(),
                    city.attributes(),
                    city.origin())));
    assertThat(standing(drawnElsewhere)).isEqualTo(Standing.SIGNED);
    assertThat(standing(open)).isEqualTo(Standing.CHANGED);
  }

  @Test
  void anotherRowDoesNotConcernASignature() {
    SourceTable longer =
        provinces(
            row("raetia", "name", "Raetia", "city", "Augusta", "level", "2F"),
            row("noricum", "name", "Noricum"));
    assertThat(standing(after(SIGNED, PutEntry.of(Kinds.SOURCES, longer))))
        .isEqualTo(Standing.SIGNED);
  }

  @Test
  void signingAgainTakesThePlaceOfTheFirstAndUnsigningRemovesIt() {
    Project again = after(SIGNED, SignOffs.sign(SIGNED, RAETIA, "CD", "2026-11-17").orElseThrow());
    assertThat(again.get(Kinds.SIGN_OFFS))
        .singleElement()
        .matches(signed -> signed.by().equals("CD"));

    Project unsigned = after(again, SignOffs.unsign(again, RAETIA).orElseThrow());
    assertThat(standing(unsigned)).isEqualTo(Standing.OPEN);
    assertThat(SignOffs.unsign(unsigned, RAETIA)).isEmpty();
  }

  @Test
  void whatIsNotThereCannotBeSigned() {
    assertThat(SignOffs.sign(OPEN, Subject.parse("province:atlantis"), "AB", "2026-11-16"))
        .isEmpty();
    assertThat(SignOffs.sign(OPEN, Subject.parse("dragon:raetia"), "AB", "2026-11-16")).isEmpty();
  }

  @Test
  void longIdsOfRowsThatBeginAlikeStayApart() {
    String long1 = SignOffs.idOf(new Subject("province", "a".repeat(79) + "1"));
    String long2 = SignOffs.idOf(new Subject("province", "a".repeat(79) + "2"));
    assertThat(long1).isNotEqualTo(long2).hasSizeLessThanOrEqualTo(80);
  }

  private static SourceTable provinces(SourceTable.Row... rows) {
    return table("first", "provinces", Optional.of("province"), rows);
  }

  private static Standing standing(Project project) {
    return Proof.of(project).row(RAETIA).orElseThrow().signing().standing();
  }
}
