package org.groma.engine.invasions.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Table;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.api.Test;

class OpeningTest {

  @Test
  void theSampleLacksNothing() {
    assertThat(Sample.SETTING.shortfalls()).isEmpty();
    assertThat(Opening.setUp(new Play(Sample.empty(), Table.of(null, null)))).isEmpty();
  }

  @Test
  void unitsLeadersAndSeatsStandWhereTheScenarioPutsThem() {
    World world = Sample.opened();

    assertThat(world.countAt(province("assyria"), 1L << nation("persians"))).isEqualTo(6);
    assertThat(world.leaderPlace(leader("sapor-ii"))).isEqualTo(province("assyria"));
    assertThat(world.capital(nation("persians"))).isEqualTo(province("chaldea"));
    assertThat(world.horde(nation("alemanni"))).isEqualTo(province("agri-decumates"));
    assertThat(world.limes(province("lotharingia"))).isEqualTo(nation("romans"));
    assertThat(world.gold(nation("romans"))).isEqualTo(40);
    assertThat(world.activity(nation("armenians"))).isEqualTo(Activity.INACTIVE);
    assertThat(world.activity(nation("arabs"))).isEqualTo(Activity.RAIDER);
    assertThat(world.activity(nation("huns"))).isEqualTo(Activity.ABSENT);
  }

  @Test
  void rulersHoldTheirAreasAndWhatIsEmptyInThem() {
    World world = Sample.opened();

    assertThat(world.incumbent(area("italia"))).isEqualTo(nation("romans"));
    assertThat(world.incumbent(area("graecia"))).isEqualTo(nation("byzantines"));
    assertThat(world.incumbent(area("persis"))).isEqualTo(nation("persians"));
    assertThat(world.incumbent(area("germania"))).isEqualTo(World.NOBODY);
    assertThat(world.holder(province("corsica"))).isEqualTo(nation("romans"));
    assertThat(world.holder(province("bavaria"))).isEqualTo(World.NOBODY);
  }

  @Test
  void minorKingdomsHoldTheirCitiesWithAllTheirUnits() {
    World world = Sample.opened();
    assertThat(world.holder(province("armenia"))).isEqualTo(nation("armenians"));
    assertThat(world.holder(province("armenia-minor"))).isEqualTo(nation("armenians"));
    assertThat(world.holder(province("iberia"))).isEqualTo(nation("iberians"));
    for (String id : List.of("armenians", "iberians")) {
      for (int unit = Sample.SETTING.roster().first(nation(id));
          unit < Sample.SETTING.roster().end(nation(id));
          unit++) {
        assertThat(world.isOnMap(unit)).as(id).isTrue();
      }
    }
  }

  @Test
  void relationsMakeStances() {
    World world = Sample.opened();

    assertThat(world.diplomacy().stance(nation("romans"), nation("byzantines")))
        .isEqualTo(Stance.FRIENDLY);
    assertThat(world.diplomacy().stance(nation("armenians"), nation("romans")))
        .as("the client of an ally")
        .isEqualTo(Stance.NEUTRAL);
    assertThat(world.diplomacy().stance(nation("armenians"), nation("persians")))
        .isEqualTo(Stance.HOSTILE);
  }

  @Test
  void nationsBelieveWhatTheDataSay() {
    World world = Sample.opened();

    assertThat(world.realms().religion(nation("romans"))).isEqualTo(Religion.CATHOLIC);
    assertThat(world.realms().religion(nation("visigoths"))).isEqualTo(Religion.ARIAN);
    assertThat(world.realms().religion(nation("persians"))).isEqualTo(Religion.MAZDAIST);
    assertThat(world.realms().religion(nation("ghassanids"))).isEqualTo(Religion.MONOPHYSITE);
    assertThat(world.realms().religion(nation("huns"))).isEqualTo(Religion.PAGAN);
  }

  @Test
  void theAlemanniBeginWithAnInvasion() {
    World world = Sample.opened();

    assertThat(world.isInvading(nation("alemanni"))).isTrue();
    assertThat(world.isInvading(nation("franks"))).isFalse();
  }

  /** The scenario with other markers and relations. */
  private static Scenario with(List<Marker> markers, List<Relation> relations) {
    Scenario given = Sample.SCENARIO;
    return new Scenario(
        given.id(),
        given.name(),
        given.aliases(),
        given.firstTurn(),
        given.lastTurn(),
        given.order(),
        given.players(),
        given.setups(),
        relations,
        markers,
        given.options(),
        given.special(),
        given.victory(),
        given.attributes(),
        given.origin());
  }

  private static Marker marker(String kind, String place) {
    return new Marker(
        kind, Place.parse(place), Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static Relation relation(String kind, String from, String to) {
    return new Relation(kind, new NationId(from), new NationId(to), Optional.empty());
  }

  private static World opened(Scenario scenario, List<Shortfall> shortfalls) {
    World world = World.empty(Setting.of(Sample.PROJECT, scenario));
    shortfalls.addAll(Opening.setUp(new Play(world, Table.of(null, null))));
    return world;
  }

  @Test
  void markersLieWhereTheScenarioSays() {
    List<Shortfall> shortfalls = new ArrayList<>();
    World world =
        opened(
            with(
                List.of(
                    marker("pillage", "province:latium"),
                    marker("fortification", "province:nilus"),
                    marker("dismantled", "province:latium"),
                    marker("revolt", "province:umbria"),
                    marker("revolt-plus", "province:venetia"),
                    marker("age", "province:latium"),
                    marker("pillage", "province:bactriana")),
                List.of()),
            shortfalls);

    assertThat(world.isPillaged(province("latium"))).isTrue();
    assertThat(world.hasWalls(province("nilus"))).isTrue();
    assertThat(world.hasWalls(province("latium"))).isFalse();
    assertThat(world.revolt(province("umbria"))).isEqualTo(1);
    assertThat(world.revolt(province("venetia"))).isEqualTo(2);
    assertThat(shortfalls)
        .containsExactly(
            new Shortfall(
                "set-up, marker pillage", "province:bactriana is not on the map in play"));
  }

  @Test
  void everyKindOfBondMayHoldAtTheStart() {
    World world =
        opened(
            with(
                List.of(),
                List.of(
                    relation("vassal", "alemanni", "franks"),
                    relation("foedus", "visigoths", "romans"),
                    relation("alliance", "romans", "byzantines"),
                    relation("pact", "romans", "persians"),
                    relation("hostile", "saxons", "burgundians"),
                    relation("exchange", "ostrogoths", "visigoths"))),
            new ArrayList<>());

    assertThat(world.diplomacy().suzerain(nation("alemanni"))).isEqualTo(nation("franks"));
    assertThat(world.diplomacy().federator(nation("visigoths"))).isEqualTo(nation("romans"));
    assertThat(world.diplomacy().stance(nation("romans"), nation("byzantines")))
        .isEqualTo(Stance.FRIENDLY);
    assertThat(world.diplomacy().stance(nation("romans"), nation("persians")))
        .isEqualTo(Stance.NEUTRAL);
  }

  /** Whom the scenario calls independent has no patron in its set-up. */
  @Test
  void independentMinorKingdomsHaveNoPatron() {
    World world = Sample.opened();
    int colchidians = Sample.nation("colchidians");
    assertThat(world.activity(colchidians)).isEqualTo(Activity.INACTIVE);
    assertThat(world.diplomacy().patron(colchidians)).isEqualTo(World.NOBODY);
    assertThat(world.diplomacy().patron(Sample.nation("armenians"))).isNotEqualTo(World.NOBODY);
  }
}
