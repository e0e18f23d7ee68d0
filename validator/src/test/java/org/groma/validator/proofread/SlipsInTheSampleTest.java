package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;
import org.groma.validator.Sample;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** A slip in any row of the sample is noticed, because two editions print the row. */
class SlipsInTheSampleTest {

  /** Every so many provinces are spoilt; all of them would take long and tell no more. */
  private static final int STRIDE = 17;

  @Test
  void anotherIncomeIsNoticed() {
    everySlipIsNoticed(
        "income",
        (province, project) ->
            project.with(
                Kinds.PROVINCES,
                with(
                    province,
                    province.area(),
                    province.terrain(),
                    province.income().plus(new Halves(1)))));
  }

  @Test
  void anotherTerrainIsNoticed() {
    everySlipIsNoticed(
        "terrain",
        (province, project) ->
            project.with(
                Kinds.PROVINCES,
                with(
                    province,
                    province.area(),
                    province.terrain().equals("marsh") ? "forest" : "marsh",
                    province.income())));
  }

  @Test
  void anotherAreaIsNoticed() {
    everySlipIsNoticed(
        "area",
        (province, project) ->
            project.with(
                Kinds.PROVINCES,
                with(
                    province,
                    Optional.of(
                        new AreaId(
                            province.area().orElseThrow().slug().equals("asia")
                                ? "italia"
                                : "asia")),
                    province.terrain(),
                    province.income())));
  }

  @Test
  void aCityInAnotherProvinceIsNoticedInBoth() {
    City roma = Sample.PROJECT.cities().find("roma").orElseThrow();
    City moved =
        new City(
            roma.id(),
            roma.name(),
            roma.aliases(),
            new ProvinceId("tarim"),
            roma.level(),
            roma.fortified(),
            roma.wall(),
            roma.port(),
            roma.at(),
            roma.tags(),
            roma.attributes(),
            roma.origin());
    Proof proof = Proof.of(Sample.PROJECT.with(Kinds.CITIES, moved));

    assertThat(differing(proof, "province:latium")).contains("city", "city.level");
    assertThat(differing(proof, "province:tarim")).contains("city", "city.level");
  }

  private static void everySlipIsNoticed(
      String field, BiFunction<Province, Project, Project> slip) {
    List<String> unnoticed = new ArrayList<>();
    for (int i = 0; i < Sample.PROJECT.provinces().size(); i += STRIDE) {
      Province province = Sample.PROJECT.provinces().at(i);
      Proof proof = Proof.of(slip.apply(province, Sample.PROJECT));
      if (!differing(proof, "province:" + province.id().slug()).contains(field)) {
        unnoticed.add(province.name());
      }
    }
    assertThat(unnoticed).isEmpty();
  }

  private static List<String> differing(Proof proof, String subject) {
    return proof.row(Subject.parse(subject)).orElseThrow().lines().stream()
        .filter(Line::differs)
        .map(Line::field)
        .toList();
  }

  private static Province with(Province old, Optional<AreaId> area, String terrain, Halves income) {
    return new Province(
        old.id(),
        old.name(),
        old.aliases(),
        area,
        terrain,
        income,
        old.granary(),
        old.caravan(),
        old.island(),
        old.extent(),
        old.tags(),
        old.attributes(),
        old.origin());
  }
}
