package org.groma.engine.romanitas.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.territory;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.battle.Fighter;
import org.groma.engine.romanitas.choice.Defend;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.state.Allegiance;
import org.junit.jupiter.api.Test;

class ActionsTest {

  private final RomanitasScene scene = RomanitasScene.of().with(5);

  /** The nation acts and nobody is called up against it. */
  private void undefended(String nation, int attitude, int... picks) {
    scene.dice.d6(attitude);
    scene.dice.picks(picks);
    Actions.of(scene.play, nation(nation));
  }

  private static List<Fighter> footmen(int count) {
    Troop foot = new Troop("foot", "Foot", Arm.INFANTRY, Levy.OTHER, 1, 1, false, false);
    return IntStream.range(0, count).mapToObj(i -> new Fighter(false, i, foot, false)).toList();
  }

  @Test
  void modifiersAddUp() {
    assertThat(Attitude.modifier(scene.empire, nation("avars"))).isZero();
    scene.after(
        new NationEvent.WarBegan(nation("avars")),
        new TurnEvent.TurnBegan(2),
        new NationEvent.WarBegan(nation("berbers")),
        new NationEvent.WarBegan(nation("vandals")),
        new NationEvent.WarBegan(nation("persians")),
        new ActaEvent.Entered(Box.USURPER, 1, 1),
        new NationEvent.CaesarNamed(nation("avars")));

    assertThat(Attitude.modifier(scene.empire, nation("avars")))
        .as("at war before, two barbarians at war, a usurper, but Caesar")
        .isEqualTo(1 + 2 + 1 - 1);
  }

  @Test
  void theEndOfAKingdomRousesAll() {
    for (int i = 0; i < RomanitasSample.SETTING.board().territories().size(); i++) {
      if (RomanitasSample.SETTING.holder(i) == nation("vandals")) {
        scene.after(new LandEvent.Taken(i, Setting.ROMANS));
      }
    }
    assertThat(Attitude.modifier(scene.empire, nation("avars"))).isEqualTo(1);
    int before = scene.log.size();
    Actions.of(scene.play, nation("vandals"));
    assertThat(scene.log).as("they are no more").hasSize(before);
  }

  @Test
  void anUndefendedRaidLaysWaste() {
    scene.answers.answer(Defend.class, Muster.NOBODY);
    scene.after(new NationEvent.WarBegan(nation("avars")), new TurnEvent.TurnBegan(2)); // +1
    undefended("avars", 6, 0, 0, 0);

    assertThat(scene.told(DeedTold.AttitudeFound.class).getFirst().deed()).isEqualTo(Deed.RAID);
    assertThat(scene.empire.isDesolate(space("viminacium"))).isTrue();
    assertThat(scene.empire.points()).isEqualTo(4);
    assertThat(scene.empire.isRomanSpace(space("viminacium"))).as("it stays Roman").isTrue();
  }

  @Test
  void whatIsNotRomanIsNotAttacked() {
    scene.after(new NationEvent.WarBegan(nation("gepids")), new TurnEvent.TurnBegan(2));
    undefended("gepids", 6); // 7: Salonae, which the Ostrogoths hold

    assertThat(scene.told(DeedTold.CameToNothing.class).getFirst().why())
        .isEqualTo(DeedTold.Why.NOT_ROMAN);
    assertThat(scene.empire.isAtWar(nation("gepids"))).isTrue();
  }

  @Test
  void anInvasionGoesFromCityToCityAndThroughTheRuins() {
    scene.after(
        new LandEvent.Desolated(space("philippopolis")),
        new NationEvent.WarBegan(nation("slavs")),
        new TurnEvent.TurnBegan(2),
        new NationEvent.WarBegan(nation("berbers")));
    scene.answers.answer(Defend.class, Muster.NOBODY).answer(Defend.class, Muster.NOBODY);
    undefended("slavs", 6, 0, 0, 0, 0, 0); // 8: Marcianopolis to Thessalonice

    assertThat(scene.empire.isDesolate(space("marcianopolis"))).isTrue();
    assertThat(scene.empire.isDesolate(space("thessalonice"))).isTrue();
    assertThat(scene.answers.isSpent()).as("nobody is asked about ruins").isTrue();
  }

  @Test
  void theFallOfTheCapitalEndsTheGame() {
    Sack.of(scene.play, space("constantinople"));

    assertThat(scene.empire.ended().orElseThrow().ending()).isEqualTo(Ending.CAPITAL_LOST);
  }

  @Test
  void tenDesolationsEndTheGame() {
    String[] cities = {
      "syene",
      "damascus",
      "antioch",
      "melitene",
      "sinope",
      "nicaea",
      "ephesus",
      "pessinus",
      "trapezus",
      "seleucia"
    };
    for (String city : cities) {
      assertThat(scene.empire.ended()).isEmpty();
      Sack.desolate(scene.play, space(city));
    }
    assertThat(scene.empire.ended().orElseThrow().ending()).isEqualTo(Ending.DESOLATION);
  }

  @Test
  void aSackDestroysWhatWasBuiltAndItsPriceIsLost() {
    int walls = -1;
    for (int i = 0; i < RomanitasSample.SETTING.monuments().size(); i++) {
      if (RomanitasSample.SETTING.monuments().get(i).kind() == MonumentKind.WALLS) {
        walls = i;
      }
    }
    scene.after(new LandEvent.MonumentBuilt(walls, space("nicaea")));
    Sack.of(scene.play, space("nicaea"));

    assertThat(scene.empire.monumentAt(walls)).isEqualTo(-1);
    assertThat(scene.empire.points()).isEqualTo(5 - 1 - 2);
  }

  @Test
  void piracyCostsAtOnceAndTwiceInARowIsARaidToo() {
    scene.dice.d6(5);
    Actions.of(scene.play, nation("slavs"));
    int zone = scene.empire.fleetAt(nation("slavs"));
    assertThat(RomanitasSample.SETTING.board().zone(zone).id()).isEqualTo("pontus-euxinus");
    assertThat(scene.empire.points()).isEqualTo(4);

    scene.after(new TurnEvent.TurnBegan(2));
    scene.answers.answer(Defend.class, Muster.NOBODY);
    undefended("slavs", 4, 0, 0, 0); // with +1 for the war: piracy again
    assertThat(scene.empire.isDesolate(space("chersonesos"))).isTrue();
  }

  @Test
  void aFleetThatPiratesAgainStaysThereWhileTheRaidersGoElsewhere() {
    scene.with(8).dice.d6(5);
    Actions.of(scene.play, nation("vandals"));
    scene.after(new TurnEvent.TurnBegan(2));
    scene.answers.answer(Defend.class, Muster.NOBODY);
    undefended("vandals", 4, 0, 0, 0); // with +1 for the war: piracy in the west again

    int zone = scene.empire.fleetAt(nation("vandals"));
    assertThat(RomanitasSample.SETTING.board().zone(zone).id()).isEqualTo("western-mediterranean");
    assertThat(scene.empire.isDesolate(space("corinthus"))).as("raid 1").isTrue();
    assertThat(scene.empire.points()).as("1 for the zone, 1 for Corinthus").isEqualTo(6);
  }

  @Test
  void aWonSiegeIsAVictory() {
    List<Integer> garrison =
        List.of(unit("skoutatoi", 0), unit("skoutatoi", 1), unit("skoutatoi", 2));
    scene.answers.answer(Defend.class, new Muster(garrison, List.of(), true));
    scene.enemyDraws(Face.RALLY);
    scene.dice.d6(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    Onslaught.on(
        scene.play, nation("avars"), territory("viminacium-naissus"), space("naissus"), footmen(3));

    assertThat(scene.told(BattleTold.Began.class).getFirst().siege()).isTrue();
    assertThat(scene.told(BattleTold.Ended.class).getFirst().romansWon()).isTrue();
    assertThat(scene.told(PointsEvent.Changed.class))
        .containsExactly(new PointsEvent.Changed(1, Reason.VICTORY));
  }

  @Test
  void withoutACoastNobodySails() {
    for (int i = 0; i < RomanitasSample.SETTING.board().territories().size(); i++) {
      if (RomanitasSample.SETTING.holder(i) == nation("vandals")
          && !RomanitasSample.SETTING.board().territory(i).zones().isEmpty()) {
        scene.after(new LandEvent.Taken(i, Setting.ROMANS));
      }
    }
    scene.after(new LandEvent.Taken(territory("syene"), nation("vandals"))); // far from the sea
    assertThat(scene.empire.hasCoast(nation("vandals"))).isFalse();
    undefended("vandals", 4); // 5, for a kingdom is conquered: piracy

    assertThat(scene.told(DeedTold.AttitudeFound.class).getFirst().deed()).isEqualTo(Deed.PIRACY);
    assertThat(scene.told(DeedTold.CameToNothing.class))
        .containsExactly(new DeedTold.CameToNothing(nation("vandals"), DeedTold.Why.NO_COAST));
    assertThat(scene.empire.fleetAt(nation("vandals"))).isEqualTo(-1);
    assertThat(scene.empire.points()).isEqualTo(5);
  }

  @Test
  void persiaCourtsTheNextClientWhenItHasTheFirst() {
    undefended("persians", 3);
    undefended("persians", 3);
    long persian = 0;
    for (int i = 0; i < 4; i++) {
      persian += scene.empire.client(i) == Allegiance.PERSIAN ? 1 : 0;
    }
    assertThat(persian).isEqualTo(2);
  }

  @Test
  void aKingdomWantsBackWhatItLostAndTakesItWithoutRuin() {
    int thapsus = territory("thapsus");
    scene.after(new LandEvent.Taken(thapsus, Setting.ROMANS), new TurnEvent.TurnBegan(2));
    scene.answers.answer(Defend.class, Muster.NOBODY);
    scene.dice.picks(0, 0, 0);
    Actions.of(scene.play, nation("vandals"));

    assertThat(scene.empire.holder(thapsus)).isEqualTo(nation("vandals"));
    assertThat(scene.empire.isDesolate(space("thapsus"))).isFalse();
    assertThat(scene.empire.isAtWar(nation("vandals"))).isTrue();
  }

  @Test
  void aKingdomWithNothingLeftStillTriesToTakeItsLastLossBack() {
    int last = -1;
    for (int i = 0; i < RomanitasSample.SETTING.board().territories().size(); i++) {
      if (RomanitasSample.SETTING.holder(i) == nation("vandals")) {
        scene.after(new LandEvent.Taken(i, Setting.ROMANS));
        last = i;
      }
    }
    scene.after(new TurnEvent.TurnBegan(2));
    scene.answers.answer(Defend.class, Muster.NOBODY);
    scene.dice.picks(0, 0, 0);
    Actions.of(scene.play, nation("vandals"));

    assertThat(scene.told(DeedTold.ReconquestBegan.class))
        .containsExactly(new DeedTold.ReconquestBegan(nation("vandals"), last));
    assertThat(scene.empire.holder(last)).isEqualTo(nation("vandals"));
  }

  @Test
  void theVisigothsNeverRetakeNarbo() {
    int narbo = territory("narbo");
    scene.after(new LandEvent.Taken(narbo, Setting.ROMANS), new TurnEvent.TurnBegan(2));
    scene.dice.d6(1);
    Actions.of(scene.play, nation("visigoths"));

    assertThat(scene.told(DeedTold.AttitudeFound.class)).hasSize(1);
    assertThat(scene.empire.isRoman(narbo)).isTrue();
  }

  @Test
  void whoPromisedPeaceKeepsIt() {
    scene.after(new NationEvent.PeacePromised(nation("avars")), new TurnEvent.TurnBegan(2));
    Actions.of(scene.play, nation("avars"));

    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.told(DeedTold.CameToNothing.class)).hasSize(1);
  }
}
