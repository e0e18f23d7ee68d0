package org.groma.engine.romanitas.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.choice.Defend;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.setting.Board;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Allegiance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every row of the table of attitudes, with what it does to an Empire that nobody defends. */
class EveryAttitudeTest {

  private final RomanitasScene scene = RomanitasScene.of().with(10);
  private final Board board = RomanitasSample.SETTING.board();

  /** The die shows as much as it can; barbarians at war already add the rest. */
  private static void rolls(RomanitasScene scene, int nation, int total) {
    int die = Math.min(6, total);
    for (int other = 1; scene.empire.wars() < total - die; other++) {
      if (other != nation) {
        scene.after(new NationEvent.WarBegan(other));
      }
    }
    scene.dice.d6(die);
  }

  /** The nation acts with a modified roll; what it wants is Roman, and nobody is called up. */
  private Deed act(String id, int total, List<Integer> path) {
    int nation = nation(id);
    rolls(scene, nation, total);
    for (int space : path) {
      int territory = board.space(space).territory();
      if (!scene.empire.isRoman(territory)) {
        scene.after(new LandEvent.Taken(territory, Setting.ROMANS));
      }
      scene.answers.answer(Defend.class, Muster.NOBODY);
    }
    scene.dice.picks(new int[RomanitasSample.SETTING.folk(nation).troops().size()]);
    Actions.of(scene.play, nation);
    DeedTold.AttitudeFound found = scene.told(DeedTold.AttitudeFound.class).getFirst();
    assertThat(found.total()).isEqualTo(total);
    return found.deed();
  }

  private List<Integer> path(String words) {
    List<Integer> path = new ArrayList<>();
    for (String word : words.split(">", -1)) {
      path.add(space(word));
    }
    return path;
  }

  private List<Integer> desolate() {
    List<Integer> waste = new ArrayList<>();
    for (int i = 0; i < board.spaces().size(); i++) {
      if (scene.empire.isDesolate(i)) {
        waste.add(i);
      }
    }
    return waste;
  }

  private int zone(String id) {
    for (int i = 0; i < board.zones().size(); i++) {
      if (board.zone(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException(id);
  }

  @ParameterizedTest
  @CsvSource({
    "gepids,6",
    "persians,2",
    "berbers,4",
    "vandals,4",
    "ostrogoths,6",
    "slavs,4",
    "avars,6",
    "visigoths,6",
    "franks,6",
    "lombards,8"
  })
  void upToSoMuchANationIsNeutral(String id, int most) {
    for (int total = 1; total <= most; total++) {
      RomanitasScene quiet = RomanitasScene.of();
      rolls(quiet, nation(id), total);
      Actions.of(quiet.play, nation(id));

      assertThat(quiet.told(DeedTold.AttitudeFound.class))
          .singleElement()
          .satisfies(found -> assertThat(found.deed()).isEqualTo(Deed.NEUTRAL))
          .extracting(DeedTold.AttitudeFound::total)
          .isEqualTo(total);
      assertThat(quiet.empire.isAtWar(nation(id))).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "vandals,5,western-mediterranean,1",
    "vandals,6,central-mediterranean,1",
    "ostrogoths,7,adriatic,1",
    "slavs,5,pontus-euxinus,1"
  })
  void pirates(String id, int total, String zone, int points) {
    assertThat(act(id, total, List.of())).isEqualTo(Deed.PIRACY);
    assertThat(scene.empire.fleetAt(nation(id))).isEqualTo(zone(zone));
    assertThat(scene.empire.points()).isEqualTo(10 - points);
    assertThat(scene.empire.isAtWar(nation(id))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"3,lakhmids-ghassanids", "4,albania", "5,iberia", "6,lazica"})
  void persiaCourtsAClient(int total, String client) {
    assertThat(act("persians", total, List.of())).isEqualTo(Deed.PERSIAN_DIPLOMACY);
    assertThat(scene.empire.client(board.clients().indexOf(client))).isEqualTo(Allegiance.PERSIAN);
    assertThat(scene.empire.isAtWar(nation("persians"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "gepids,7,salonae",
    "gepids,8,viminacium",
    "persians,7,melitene",
    "persians,8,antioch",
    "berbers,5,caesarea-mauretaniae",
    "berbers,6,constantina",
    "ostrogoths,9,viminacium",
    "slavs,7,marcianopolis",
    "avars,7,viminacium",
    "avars,8,naissus",
    "visigoths,7,septem",
    "visigoths,8,pollentia",
    "franks,7,narbo",
    "franks,8,genoa",
    "lombards,10,aquileia"
  })
  void raidersLayWaste(String id, int total, String city) {
    assertThat(act(id, total, path(city))).isEqualTo(Deed.RAID);
    assertThat(desolate()).containsExactly(space(city));
    assertThat(scene.empire.fleetAt(nation(id))).isEqualTo(-1);
    assertThat(scene.empire.isAtWar(nation(id))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "vandals,7,aegean,2,corinthus", "vandals,8,eastern-mediterranean,2,gortyne",
    "ostrogoths,8,adriatic,1,dyrrachium", "slavs,6,pontus-euxinus,1,chersonesos"
  })
  void raidersBySeaLeaveTheirFleet(String id, int total, String zone, int points, String city) {
    assertThat(act(id, total, path(city))).isEqualTo(Deed.RAID);
    assertThat(desolate()).containsExactly(space(city));
    assertThat(scene.empire.fleetAt(nation(id))).isEqualTo(zone(zone));
    assertThat(scene.empire.points()).isEqualTo(10 - points - 1);
  }

  @ParameterizedTest
  @CsvSource({
    "gepids,9,viminacium>naissus",
    "gepids,11,viminacium>naissus",
    "persians,9,antioch>damascus>caesarea-palaestinae>jerusalem>alexandria",
    "persians,10,melitene>sinope>pessinus>nicaea>constantinople",
    "persians,11,melitene>sinope>pessinus>nicaea>constantinople",
    "berbers,7,thapsus>carthage",
    "berbers,9,thapsus>carthage",
    "vandals,9,ptolemais",
    "vandals,10,ptolemais>alexandria>oxyrhynchus>syene",
    "vandals,11,ptolemais>alexandria>oxyrhynchus>syene",
    "ostrogoths,10,viminacium>naissus",
    "ostrogoths,11,viminacium>naissus",
    "slavs,8,marcianopolis>philippopolis>thessalonice",
    "slavs,9,marcianopolis>philippopolis>constantinople",
    "slavs,11,marcianopolis>philippopolis>constantinople",
    "avars,9,thessalonice>dyrrachium>corinthus",
    "avars,10,viminacium>naissus>marcianopolis>philippopolis>constantinople",
    "avars,11,viminacium>naissus>marcianopolis>philippopolis>constantinople",
    "visigoths,9,septem>caesarea-mauretaniae",
    "visigoths,11,septem>caesarea-mauretaniae",
    "franks,9,mediolanum>ravenna",
    "franks,10,mediolanum>ravenna>rome",
    "franks,11,mediolanum>ravenna>rome",
    "lombards,9,mediolanum>ravenna",
    "lombards,11,mediolanum>ravenna>rome"
  })
  void invadersGoTheirWay(String id, int total, String way) {
    List<Integer> path = path(way);
    assertThat(act(id, total, path)).isEqualTo(Deed.INVASION);
    List<Integer> laidWaste =
        scene.told(LandEvent.Desolated.class).stream().map(LandEvent.Desolated::space).toList();
    if (board.space(path.getLast()).capital()) {
      assertThat(laidWaste).isEqualTo(path.subList(0, path.size() - 1));
      assertThat(scene.empire.ended()).isPresent();
    } else {
      assertThat(laidWaste).isEqualTo(path);
      assertThat(scene.empire.ended()).isEmpty();
    }
    assertThat(scene.answers.isSpent()).isTrue();
  }
}
