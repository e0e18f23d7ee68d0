package org.groma.validator.revise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.groma.model.entry.Kind;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.References;
import org.groma.model.topology.Face;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.MapFilling;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of record can go, and nothing that stays speaks of it. */
class EntryDeletionTest {

  static Stream<Arguments> records() {
    List<Arguments> records = new ArrayList<>();
    for (String sample : SampleProjects.NAMES) {
      Project project = SampleProjects.of(sample);
      for (Kind<?, ?> kind : Kinds.ALL) {
        int size = project.get(kind).size();
        Set<Integer> some = new LinkedHashSet<>(List.of(0, size / 3, size / 2, size - 1));
        some.removeIf(at -> at < 0 || at >= size);
        some.forEach(at ->
            records.add(
                Arguments.of(
                    sample, new Subject(kind.word(), project.get(kind).at(at).id().slug()))));
      }
    }
    return records.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("records")
  void aRecordGoesAndNothingThatStaysSpeaksOfIt(String sample, Subject record) {
    Project project = SampleProjects.of(sample);
    Project after = possible(project, record, Map.of()).after();

    assertThat(after.get(record.entryKind().orElseThrow()).contains(record.id())).isFalse();
    assertThat(References.in(after)).isEqualTo(References.in(project));
    assertThat(SubdivisionCheck.run(after.map())).isEmpty();
    Set<String> unresolved = referenceFindings(after);
    unresolved.removeAll(referenceFindings(project));
    assertThat(unresolved).isEmpty();
  }

  private static Set<String> referenceFindings(Project project) {
    Set<String> found = new TreeSet<>();
    Validation.of(project, Catalogue.of(project)).findings().stream()
        .filter(finding -> finding.check().startsWith("references.unresolved"))
        .forEach(finding -> found.add(finding.message()));
    return found;
  }

  private static EntryDeletion.Plan.Possible possible(
      Project project, Subject record, Map<Subject, MapFilling> fillings) {
    EntryDeletion.Plan plan = EntryDeletion.of(project, List.of(record), fillings, false);
    assertThat(plan).isInstanceOf(EntryDeletion.Plan.Possible.class);
    return (EntryDeletion.Plan.Possible) plan;
  }

  private static final Subject THRACIA = new Subject("province", "thracia");

  @Test
  void theCityOfAProvinceGoesAlongAndTheNeighbourGrows() {
    Project project = SampleProjects.of("invasions");
    MapFilling into = MapFilling.parse("province:rhodope");
    EntryDeletion.Plan plan =
        EntryDeletion.of(project, List.of(THRACIA), Map.of(THRACIA, into), false);
    if (plan instanceof EntryDeletion.Plan.Impossible) {
      into = MapFilling.choices(project.map(), Place.parse("province:thracia")).getFirst();
    }
    Place heir = ((MapFilling.Neighbour) into).place();
    Project after = possible(project, THRACIA, Map.of(THRACIA, into)).after();
    double before = area(project, heir) + area(project, Place.parse("province:thracia"));
    assertThat(area(after, heir)).isCloseTo(before, org.assertj.core.data.Offset.offset(1e-6));
    assertThat(after.cities().stream().filter(city -> city.province().slug().equals("thracia")))
        .isEmpty();
    assertThat(project.cities().size()).isGreaterThan(after.cities().size());
  }

  private static double area(Project project, Place place) {
    return project.map().facesOf(place).stream().mapToDouble(project.map()::area).sum();
  }

  @Test
  void whatStandsInAProvinceCanBeHandedToTheNeighbourThatTakesItsRoom() {
    Project project = SampleProjects.of("invasions");
    Place heir =
        ((MapFilling.Neighbour)
                MapFilling.choices(project.map(), Place.parse("province:thracia")).getFirst())
            .place();
    EntryDeletion.Plan.Possible plan =
        (EntryDeletion.Plan.Possible) EntryDeletion.of(project, List.of(THRACIA), Map.of(), true);
    List<CityId> cities =
        project.cities().stream()
            .filter(city -> city.province().slug().equals("thracia"))
            .map(city -> city.id())
            .toList();
    assertThat(cities).isNotEmpty();
    assertThat(cities)
        .allSatisfy(city ->
            assertThat(plan.after().cities().find(city).orElseThrow().province().slug())
                .isEqualTo(heir.slug()));
  }

  @Test
  void aPlaceAtTheEdgeOfTheMapCanBecomeOutsideAndOneInTheMiddleCannot() {
    Project project = SampleProjects.of("invasions");
    Place edge =
        StreamSupport.stream(project.map().faces().spliterator(), false)
            .filter(face -> project.map().shared(Face.OUTSIDE, face.id()).findAny().isPresent())
            .flatMap(face -> face.place().stream())
            .filter(place -> project.map().facesOf(place).size() == 1)
            .findFirst()
            .orElseThrow();
    Subject subject = Subject.of(edge);
    Project after = possible(project, subject, Map.of(subject, new MapFilling.Outside())).after();
    assertThat(after.map().facesOf(edge)).isEmpty();

    assertThat(
            EntryDeletion.of(
                project, List.of(THRACIA), Map.of(THRACIA, new MapFilling.Outside()), false))
        .isEqualTo(
            new EntryDeletion.Plan.Impossible(
                "province:thracia does not lie at the edge of the map, so it cannot become"
                    + " outside. Choose a neighbour instead."));
  }

  @Test
  void aNationTakesItsLeadersItsSetUpsAndItsSeatAlong() {
    Project project = SampleProjects.of("invasions");
    Project after = possible(project, new Subject("nation", "huns"), Map.of()).after();
    assertThat(
            after.get(Kinds.LEADERS).stream().filter(each -> each.nation().slug().equals("huns")))
        .isEmpty();
    assertThat(after.get(Kinds.SCENARIOS).stream())
        .allSatisfy(scenario ->
            assertThat(scenario.setups()).noneMatch(setup -> setup.nation().slug().equals("huns")));
  }
}
