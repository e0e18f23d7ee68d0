package org.groma.engine.invasions.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.PillageMarkers;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class LandInvariantsTest {

  private static final int ALEMANNI = nation("alemanni");
  private static final int ROMANS = nation("romans");
  private static final int TREVERIA = province("treveria");

  @Test
  void theOpeningIsAsTheBookSays() {
    assertThat(Doctored.broken(new ControlSettledByTheBook())).isEmpty();
  }

  @Test
  void provincesAndAreasAreWhoseTheBookSays() {
    assertThat(
            Doctored.broken(
                new ControlSettledByTheBook(),
                new LandEvent.HolderChanged(province("lugdunus"), ALEMANNI)))
        .contains("Lugdunus is held by Alemanni, by the book by Romans");
    assertThat(
            Doctored.broken(
                new ControlSettledByTheBook(),
                new LandEvent.IncumbentChanged(area("hispania"), World.NOBODY)))
        .anyMatch(sentence -> sentence.contains("is held by Romans, by the book by nobody"));
    assertThat(
            Doctored.broken(
                new ControlSettledByTheBook(),
                new LandEvent.IncumbentChanged(area("balticum"), ROMANS)))
        .anyMatch(sentence -> sentence.startsWith("balticum is controlled by Romans, by the book"));
  }

  @Test
  void theGoneHoldNothingAndNobodyHoldsWhatIsOffTheMap() {
    assertThat(Doctored.broken(new LandsOfTheLiving())).isEmpty();
    assertThat(
            Doctored.broken(
                new LandsOfTheLiving(),
                new NationEvent.ActivityChanged(nation("persians"), Activity.GONE)))
        .contains("Chaldea is held by Persians, who are GONE");
    assertThat(
            Doctored.broken(
                new LandsOfTheLiving(),
                new LandEvent.HolderChanged(province("bactriana"), nation("persians"))))
        .containsExactly("Bactriana is off the map and not empty");
    assertThat(
            Doctored.broken(
                new LandsOfTheLiving(),
                new LandEvent.IncumbentChanged(area("hispania"), nation("lombards"))))
        .containsExactly("hispania is controlled by Lombards, who are away");
  }

  @Test
  void wallsNeedACityAndACityASite() {
    assertThat(Doctored.broken(new CitiesAndWalls())).isEmpty();
    assertThat(
            Doctored.broken(new CitiesAndWalls(), new LandEvent.CityGrown(province("latium"), 4)))
        .containsExactly("Latium has a city of level 4");
    assertThat(
            Doctored.broken(
                new CitiesAndWalls(), new LandEvent.WallsSet(province("lotharingia"), true)))
        .containsExactly("Lotharingia has walls and no city");
    assertThat(Sample.SETTING.board().hasSite(province("silesia"))).isFalse();
    assertThat(
            Doctored.broken(new CitiesAndWalls(), new LandEvent.CityGrown(province("silesia"), 1)))
        .containsExactly("Silesia has a city of level 1");
  }

  @Test
  void plunderLeavesItsMarkersOnSitesAndRaidsForATurn() {
    assertThat(
            Doctored.broken(
                new PlunderMarkers(), new LandEvent.PillageSet(province("silesia"), true)))
        .containsExactly("Silesia is pillaged and has no site");
    assertThat(
            Doctored.broken(
                new PlunderMarkers(), new LandEvent.RaidMarked(province("silesia"), RaidMark.PLUS)))
        .containsExactly("Silesia has a raid marker and is no target of raids");
    LandEvent raided = new LandEvent.RaidMarked(province("lotharingia"), RaidMark.MINUS);
    assertThat(Doctored.broken(new PlunderMarkers(), raided, new SequenceEvent.TurnBegan(2)))
        .isEmpty();
    assertThat(Doctored.broken(new PlunderMarkers(), raided, new SequenceEvent.TurnBegan(3)))
        .containsExactly("Lotharingia has the raid marker MINUS of turn 1");
  }

  @Test
  void revoltsSpareCapitalsAndLeaders() {
    World world = Sample.opened();
    assertThat(
            Doctored.heard(
                new RevoltMarkers(),
                world.copy(),
                new LandEvent.RevoltSet(world.capital(ROMANS), 1)))
        .containsExactly("Latium rises and is a capital");
    int leader = Sample.leader("attila");
    assertThat(
            Doctored.heard(
                new RevoltMarkers(),
                world.copy(),
                new LeaderEvent.Posted(leader, province("neustria")),
                new LandEvent.RevoltSet(province("neustria"), 1)))
        .containsExactly("Neustria rises before Attila");
    assertThat(Doctored.broken(new RevoltMarkers(), new LandEvent.RevoltSet(TREVERIA, 3)))
        .containsExactly("Treveria has the revolt 3");
    assertThat(
            Doctored.heard(
                new RevoltMarkers(),
                world.copy(),
                new LandEvent.HolderChanged(province("neustria"), World.NOBODY),
                new LandEvent.RevoltSet(province("neustria"), 1)))
        .containsExactly("Neustria rises against nobody");
  }

  @Test
  void limitesStandOnTheBorder() {
    assertThat(Doctored.broken(new LimesMarkers())).isEmpty();
    assertThat(
            Doctored.broken(new LimesMarkers(), new LandEvent.LimesSet(province("latium"), ROMANS)))
        .containsExactly("a Limes of Romans stands in Latium");
  }

  @Test
  void aLimesThatFollowsItsFrontierStaysNearAndInOwnLandBeforeAnEnemy() {
    assertThat(moved("osroene", "assyria", "byzantines", "persians")).isEmpty();
    assertThat(moved("osroene", "assyria", "byzantines", "byzantines"))
        .containsExactly("the Limes in Assyria faces no enemy");
    assertThat(moved("osroene", "assyria", "persians", "persians"))
        .containsExactly("the Limes in Assyria stands in foreign land");
    assertThat(moved("osroene", "akkad", "byzantines", "persians"))
        .containsExactly("the Limes in Akkad comes from too far away");
    assertThat(moved("coele-syria", "assyria", "byzantines", "persians"))
        .contains("a Limes of Byzantines stands in Assyria");
  }

  private static List<String> moved(String from, String to, String holder, String neighbour) {
    World world = Doctored.by(new SequenceEvent.TurnBegan(2));
    Board board = Sample.SETTING.board();
    for (int i = 0; i < board.degree(province(to)); i++) {
      if (board.isProvince(board.target(province(to), i))) {
        int next = board.target(province(to), i);
        world.apply(new LandEvent.HolderChanged(next, Sample.nation(neighbour)));
      }
    }
    world.apply(new LandEvent.HolderChanged(province(to), Sample.nation(holder)));
    return Doctored.heard(
        new LimesMarkers(), world, new LandEvent.LimesMoved(province(from), province(to)));
  }

  @Test
  void limitesAreGoneAfterThePurchasesOfTurnEight() {
    assertThat(Doctored.broken(new LimesMarkers(), new SequenceEvent.TurnBegan(9)))
        .anyMatch(sentence -> sentence.endsWith("has outlived its time"));
  }

  @Test
  void cededLandBelongsToAFoedus() {
    assertThat(Doctored.broken(new FoedusMarkers(), new LandEvent.FoedusSet(TREVERIA, ALEMANNI)))
        .containsExactly("Treveria is ceded to Alemanni, who have no Foedus");
    assertThat(Doctored.broken(new FoedusMarkers(), new RealmEvent.FoederaCounted(ALEMANNI, 1, 1)))
        .containsExactly("Alemanni have no Foedus, but 1 are counted");
    assertThat(
            Doctored.heard(
                new FoedusMarkers(),
                Doctored.by(new NationEvent.Federated(ALEMANNI, ROMANS)),
                new LandEvent.FoedusSet(province("latium"), ALEMANNI)))
        .containsExactly("Latium is a capital and was ceded");
  }

  @Test
  void siegesAreKeptBeforeCitiesByWhoeverActs() {
    int rex = Sample.leader("rex-alemanni");
    SequenceEvent began = new SequenceEvent.ActivationBegan(ALEMANNI);
    LandEvent kept = new LandEvent.SiegeKept(TREVERIA, rex);

    assertThat(Doctored.broken(new SiegeMarkers(), began, kept)).isEmpty();
    assertThat(Doctored.broken(new SiegeMarkers(), kept))
        .singleElement()
        .asString()
        .endsWith("besieges Treveria out of his activation");
    assertThat(
            Doctored.broken(
                new SiegeMarkers(), began, new LandEvent.SiegeKept(province("lotharingia"), rex)))
        .singleElement()
        .asString()
        .endsWith("besieges no city in Lotharingia");
  }

  @Test
  void heresiesBreakOutAmongBelievers() {
    int africa = area("africa");
    assertThat(Doctored.broken(new HeresyMarkers())).isEmpty();
    assertThat(
            Doctored.broken(
                new HeresyMarkers(), new RealmEvent.HeresySet(africa, Religion.CATHOLIC, 3)))
        .containsExactly("africa has the catholic heresy 3");
    assertThat(outbreak("africa", Religion.CATHOLIC)).isEmpty();
    assertThat(outbreak("oriens", Religion.MONOPHYSITE)).isEmpty();
    assertThat(outbreak("africa", Religion.MONOPHYSITE))
        .containsExactly("africa falls into heresy and has no monophysite believers");
    assertThat(outbreak("germania", Religion.PAGAN)).contains("germania has the pagan heresy 2");
    assertThat(outbreak("danubius", Religion.ARIAN))
        .as("Arian Barbarians are immune")
        .containsExactly("danubius falls into heresy and has no arian believers");
  }

  private static List<String> outbreak(String area, Religion religion) {
    return Doctored.heard(
        new HeresyMarkers(), Sample.opened(), new RealmEvent.HeresySet(area(area), religion, 2));
  }

  @Test
  void aCityFallsToWhoeverStandsBeforeIt() {
    World world = Sample.opened();
    int somewhere = world.nextProvinceOf(1L << ROMANS, 0);

    assertThat(
            Doctored.heard(
                new CitiesTakenInPerson(), world, new PlunderTold.CityFell(somewhere, ROMANS)))
        .isEmpty();
    assertThat(
            Doctored.heard(
                new CitiesTakenInPerson(), world, new PlunderTold.CityFell(somewhere, ALEMANNI)))
        .singleElement()
        .asString()
        .startsWith("Alemanni take ")
        .endsWith(" with nobody");
  }

  @Test
  void aPillageMarkerIsKeptOnce() {
    PillageMarkers markers = Sample.SETTING.pillageMarkers();
    int kept = 0;
    while (markers.at(kept).event() == 0) {
      kept++;
    }
    int card = Sample.SETTING.events().printed(markers.at(kept).event()).orElseThrow().number();
    CardEvent once = new CardEvent.MarkerKept(0, card);

    assertThat(Doctored.broken(new PillageMarkersConserved(), once)).isEmpty();
    assertThat(Doctored.broken(new PillageMarkersConserved(), once, once))
        .singleElement()
        .asString()
        .endsWith("are kept than there are");
  }
}
