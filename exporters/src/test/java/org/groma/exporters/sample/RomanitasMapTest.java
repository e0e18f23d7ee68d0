package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Romanitas.graph;
import static org.groma.exporters.sample.Romanitas.isAdjacent;
import static org.groma.exporters.sample.Romanitas.isStep;
import static org.groma.exporters.sample.Romanitas.project;
import static org.groma.exporters.sample.Romanitas.zonesOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which territories and zones of Romanitas touch. */
class RomanitasMapTest {

  /** What the itineraries, the attitude table and 6.3 say by going there. */
  private static final List<String> STATED =
      List.of(
          "antioch damascus",
          "damascus caesarea-palaestinae",
          "caesarea-palaestinae jerusalem",
          "jerusalem alexandria",
          "melitene sinope",
          "sinope pessinus",
          "pessinus nicaea",
          "nicaea constantinople",
          "ptolemais alexandria",
          "alexandria oxyrhynchus",
          "oxyrhynchus syene",
          "marcianopolis philippopolis",
          "philippopolis thessalonice",
          "philippopolis constantinople",
          "thessalonice dyrrachium",
          "dyrrachium corinthus",
          "naissus marcianopolis",
          "ravenna rome",
          "thapsus carthage",
          "septem caesarea-mauretaniae",
          "persia melitene",
          "persia antioch");

  /** What geography and play ask for beyond that. */
  private static final List<String> PROPOSED =
      List.of(
          "antioch seleucia",
          "seleucia ephesus",
          "ephesus nicaea",
          "ephesus pessinus",
          "seleucia pessinus",
          "melitene antioch",
          "melitene trapezus",
          "trapezus sinope",
          "sinope nicaea",
          "constantinople marcianopolis",
          "naissus thessalonice",
          "naissus philippopolis",
          "dyrrachium salonae",
          "naissus salonae",
          "salonae aquileia",
          "aquileia ravenna",
          "mediolanum genoa",
          "mediolanum aquileia",
          "genoa rome",
          "genoa narbo",
          "narbo carthago-spartaria",
          "carthago-spartaria septem",
          "rome syracusae",
          "carthage constantina",
          "constantina caesarea-mauretaniae",
          "thapsus ptolemais",
          "lazica trapezus",
          "iberia lazica",
          "albania iberia",
          "lakhmids-ghassanids damascus",
          "persia lazica",
          "persia iberia",
          "persia albania",
          "persia lakhmids-ghassanids");

  /** The shores from which fleets put to sea, by zone. */
  private static final Map<String, String> CONTACTS =
      Map.of(
          "western-mediterranean",
          "septem carthago-spartaria narbo genoa pollentia caesarea-mauretaniae constantina",
          "central-mediterranean",
          "rome syracusae carthage thapsus ptolemais corinthus",
          "adriatic",
          "ravenna aquileia salonae dyrrachium",
          "aegean",
          "corinthus thessalonice constantinople ephesus gortyne",
          "eastern-mediterranean",
          "gortyne ephesus seleucia antioch caesarea-palaestinae alexandria ptolemais",
          "pontus-euxinus",
          "constantinople marcianopolis sinope trapezus chersonesos lazica");

  /** What the drawing adds; each pair was looked at and does no harm. */
  private static final List<String> ADDED =
      List.of(
          "antioch caesarea-palaestinae",
          "antioch lakhmids-ghassanids",
          "constantina thapsus",
          "constantinople thessalonice",
          "corinthus thessalonice",
          "damascus jerusalem",
          "dyrrachium naissus",
          "lazica melitene",
          "melitene seleucia",
          "seleucia sinope");

  /** Coasts that no list of contacts has, as the drawing gives them. */
  private static final List<String> ADDED_COASTS =
      List.of(
          "carthage western-mediterranean",
          "corsica-sardinia western-mediterranean",
          "dyrrachium central-mediterranean",
          "jerusalem eastern-mediterranean",
          "nicaea aegean",
          "nicaea pontus-euxinus",
          "rome adriatic");

  @Test
  void territoriesTouchAsTheTextsHaveIt() {
    assertThat(STATED).allMatch(RomanitasMapTest::touch);
    assertThat(PROPOSED).allMatch(RomanitasMapTest::touch);
  }

  @Test
  void nothingElseTouchesButWhatWasLookedAt() {
    TreeSet<String> known = new TreeSet<>();
    for (List<String> list : List.of(STATED, PROPOSED, ADDED)) {
      list.forEach(pair -> known.add(sorted(pair)));
    }
    TreeSet<String> drawn = new TreeSet<>();
    for (Province territory : project().provinces()) {
      for (Neighbour neighbour : graph().neighbours(Place.of(territory.id()))) {
        if (neighbour.place().isProvince()) {
          drawn.add(sorted(territory.id() + " " + neighbour.place().slug()));
        }
      }
    }
    assertThat(drawn).isEqualTo(known);
  }

  private static boolean touch(String pair) {
    String[] two = pair.split(" ", -1);
    return isAdjacent(two[0], two[1]);
  }

  /** The two territories in the order of their ids. */
  private static String sorted(String pair) {
    return String.join(
        " ",
        new TreeSet<>(
            List.of(pair.split(" ", -1)).stream()
                .map(word -> Romanitas.territory(word).slug())
                .toList()));
  }

  @Test
  void zonesTouchTheirTerritories() {
    CONTACTS.forEach((zone, cities) -> {
      for (String city : cities.split(" ", -1)) {
        assertThat(zonesOf(city)).as(city).contains(zone);
      }
    });
  }

  @Test
  void noOtherCoastsButWhatWasLookedAt() {
    TreeSet<String> known = new TreeSet<>(ADDED_COASTS);
    CONTACTS.forEach((zone, cities) -> {
      for (String city : cities.split(" ", -1)) {
        known.add(Romanitas.territory(city).slug() + " " + zone);
      }
    });
    TreeSet<String> drawn = new TreeSet<>();
    for (Province territory : project().provinces()) {
      String id = territory.id().slug();
      zonesOf(id).forEach(zone -> drawn.add(id + " " + zone));
    }
    assertThat(drawn).isEqualTo(known);
  }

  @ParameterizedTest
  @CsvSource({
    "western-mediterranean, central-mediterranean",
    "central-mediterranean, adriatic eastern-mediterranean aegean western-mediterranean",
    "aegean, central-mediterranean eastern-mediterranean pontus-euxinus",
    "pontus-euxinus, aegean"
  })
  void zonesJoinZones(String zone, String others) {
    assertThat(
            graph().neighbours(Place.of(new SeaId(zone))).stream()
                .map(Neighbour::place)
                .filter(Place::isSea)
                .map(Place::slug))
        .containsExactlyInAnyOrder(others.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "bosphorus, nicaea, constantinople",
    "fretum-gaditanum, carthago-spartaria, septem",
    "fretum-siculum, rome, syracusae"
  })
  void straitsLeadAcrossAZoneThatBothShoresFace(String strait, String from, String to) {
    var link = project().links().find(strait).orElseThrow();
    assertThat(graph().between(Romanitas.territory(from), Romanitas.territory(to)))
        .singleElement()
        .satisfies(way -> assertThat(way.link()).contains(link.id()));
    for (SeaId zone : link.seas()) {
      assertThat(zonesOf(from)).contains(zone.slug());
      assertThat(zonesOf(to)).contains(zone.slug());
    }
  }

  @Test
  void everyStepOfAnItineraryGoesToTheSameOrTheNextTerritory() {
    Map<String, List<String>> itineraries = Romanitas.lists("itineraries", "path");
    assertThat(itineraries.keySet()).containsExactly("a", "b", "c", "d", "e", "f", "g", "h");
    itineraries.forEach(RomanitasMapTest::assertSteps);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gepids",
        "persians",
        "berbers",
        "vandals",
        "ostrogoths",
        "slavs",
        "avars",
        "visigoths",
        "franks",
        "lombards"
      })
  void everyStepOfAnAttackOfTheTableToo(String nation) {
    Romanitas.lists("attitudes-" + nation, "path").forEach(RomanitasMapTest::assertSteps);
  }

  private static void assertSteps(String way, List<String> cities) {
    List<String> leaps = new ArrayList<>();
    for (int i = 1; i < cities.size(); i++) {
      if (!isStep(cities.get(i - 1), cities.get(i))) {
        leaps.add(cities.get(i - 1) + " to " + cities.get(i));
      }
    }
    assertThat(leaps).as(way).isEmpty();
  }
}
