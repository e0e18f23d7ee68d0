package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.geojson.RoundTrip;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that somebody edited in a geographic program come back like rows of a table. */
class FeatureValuesTest {

  private static OpenMap sample() {
    return OpenMap.of(Sample.PROJECT);
  }

  private static IncomingMap.Proposed taken(OpenMap map) {
    return (IncomingMap.Proposed) map.into(Sample.PROJECT);
  }

  private static List<String> values(OpenMap map) {
    return taken(map).changes().stream()
        .filter(change -> !change.ofOrigin())
        .map(Sample::line)
        .toList();
  }

  private static List<String> mistakes(OpenMap map) {
    return ((IncomingMap.Refused) map.into(Sample.PROJECT))
        .mistakes().stream().map(Mistake::toString).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "province:achaia, income, 0.5, province:achaia income 2 > ½",
    "province:achaia, income, \"2½\", province:achaia income 2 > 2½",
    "province:achaia, area, \"italia\", province:achaia area graecia > italia",
    "province:achaia, area, \"Italia\", province:achaia area graecia > italia",
    "province:achaia, terrain, \"steppe\", province:achaia terrain mountain > steppe",
    "province:achaia, granary, true, province:achaia granary no > yes",
    "province:delta, granary, null, province:delta granary yes > no",
    "province:achaia, name, \"Achaea\", province:achaia name Achaia > Achaea",
    "province:aegyptus, level, 3.0, city:memphis level 2 > 3",
    "sea:mare-aegeum, monopoly, 4, sea:mare-aegeum monopoly 3 > 4",
  })
  void anEditedValueIsOneChange(String place, String property, String json, String change) {
    assertThat(values(sample().type(place, property, json))).containsExactly(change);
  }

  @Test
  void aChangedValueIsNoLongerSaidToBePrinted() {
    assertThat(taken(sample().type("province:achaia", "income", "1")).changes())
        .extracting(Sample::line)
        .containsExactly(
            "province:achaia income 2 > 1",
            "province:achaia origin.income printed rules-en XXXIII.C > house");
  }

  @Test
  void aCityIsFoundedAndTakenAway() {
    OpenMap map =
        sample()
            .type("province:sinai", "city", "\"Novopolis\"")
            .type("province:sinai", "level", "1")
            .type("province:aegyptus", "city", "null")
            .type("province:aegyptus", "level", "null")
            .type("province:aegyptus", "fortified", "null")
            .type("province:aegyptus", "wall", "null");

    assertThat(values(map))
        .containsExactly("city:memphis * Memphis > ", "city:novopolis *  > Novopolis");
  }

  @Test
  void whatIsMissingStaysAsItIs() {
    OpenMap map = sample().forget("province:achaia", "income").forget("province:achaia", "name");

    assertThat(taken(map).changes()).isEmpty();
  }

  @Test
  void whatIsWrongIsListedWhole() {
    OpenMap map =
        sample()
            .type("province:achaia", "income", "\"two\"")
            .type("province:abascia", "income", "null")
            .type("province:aegyptus", "area", "\"Aegiptus\"")
            .type("province:delta", "terrain", "\"clera\"")
            .type("province:cyrenaica", "level", "4")
            .type("province:delta", "tags", "[\"marsh\"]")
            .type("sea:mare-aegeum", "monopoly", "true");

    assertThat(mistakes(map))
        .containsExactlyInAnyOrder(
            at(map, "province:achaia", "income")
                + "Expected a number of halves such as 2, ½ or 2½, not 'two'.",
            at(map, "province:abascia", "income")
                + "Expected a number of halves such as 2, ½ or 2½, not an empty cell.",
            at(map, "province:aegyptus", "area")
                + "There is no area 'Aegiptus'; did you mean 'Aegyptus'?",
            at(map, "province:delta", "terrain")
                + "There is no terrain 'clera'; did you mean 'Clear'?",
            at(map, "province:cyrenaica", "level") + "A city has level 0 to 3, not 4.",
            at(map, "province:delta", "tags") + "Expected one value, not a list or an object.",
            at(map, "sea:mare-aegeum", "monopoly")
                + "Expected a number of halves such as 2, ½ or 2½, not 'true'.");
  }

  private static String at(OpenMap map, String place, String property) {
    return "map.geojson, line %d, %s, property %s: ".formatted(map.line(place), place, property);
  }

  @Test
  void partsOfOnePlaceMustAgree() {
    OpenMap map = sample().copy("province:achaia");
    int last = map.text().split("\n", -1).length - 1;
    map.type("province:achaia", "income", "1");

    // the shapes overlap, so nothing is taken in any case: only the values are looked at here
    Notices notices = new Notices();
    FeatureValues<?> values = new FeatureValues<>(PlaceTable.PROVINCES, "map.geojson", notices);
    values.into(Sample.PROJECT, placed(map));

    assertThat(notices.mistakes())
        .containsExactly(
            new Mistake(
                "map.geojson, line %d, province:achaia, property income".formatted(last),
                "this is '2', but in line %d it is '1'; make them the same."
                    .formatted(map.line("province:achaia"))));
  }

  private static List<FeatureValues.Placed> placed(OpenMap map) {
    return RoundTrip.GEOJSON.read(map.text()).features().stream()
        .filter(feature -> feature.kind().equals("province"))
        .map(feature ->
            new FeatureValues.Placed(
                feature, Place.parse("province:" + feature.property("id").orElseThrow())))
        .toList();
  }

  @Test
  void whatIsOnlyShownOrNobodysIsTold() {
    OpenMap map =
        sample()
            .type("province:achaia", "areaName", "\"Hellas\"")
            .type("province:achaia", "fid", "17")
            .type("province:achaia", "style", "{\"fill\": \"red\"}");

    assertThat(taken(map).changes()).isEmpty();
    assertThat(taken(map).remarks())
        .containsExactly(
            "Not read: the properties fid, style.",
            "The property areaName is only shown; 1 cell in it changed and was not taken.");
  }

  @Test
  void valuesOfAFeatureThatDoesNotSayWhatItIsAreNotTaken() {
    OpenMap map = sample().type("province:achaia", "income", "1");
    map.type("province:achaia", "kind", "null");

    assertThat(taken(map).changes()).isEmpty();
    assertThat(taken(map).remarks())
        .containsExactly(
            "Of one feature these properties were not read: area, caravan, city, extent, fortified,"
                + " granary, income, island, level, monopoly, port, tags, terrain, wall. Values"
                + " count only in features that say which record they are, by \"id\" and"
                + " \"kind\".");
  }

  @Test
  void valuesAreLeftAloneWhereOnlyShapesAreWanted() {
    MapImport.Options shapes =
        new MapImport.Options(false, Optional.empty(), Optional.empty(), true);

    assertThat(sample().type("province:achaia", "income", "\"two\"").into(Sample.PROJECT, shapes))
        .isInstanceOfSatisfying(
            IncomingMap.Proposed.class, taken -> assertThat(taken.changes()).isEmpty());
  }

  @Test
  void anIdMeansItselfThoughItIsTheNameOfAnother() {
    Project project = Sample.PROJECT.with(Kinds.AREAS, Area.named(new AreaId("hellas"), "graecia"));
    OpenMap map = OpenMap.of(project);

    assertThat(((IncomingMap.Proposed) map.into(project)).changes()).isEmpty();
    map.type("province:delta", "area", "\"graecia\"");
    assertThat(((IncomingMap.Proposed) map.into(project)).changes())
        .filteredOn(change -> !change.ofOrigin())
        .extracting(Sample::line)
        .containsExactly("province:delta area aegyptus > graecia");
  }
}
