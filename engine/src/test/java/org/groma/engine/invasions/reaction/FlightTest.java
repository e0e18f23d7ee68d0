package org.groma.engine.invasions.reaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.ChooseWithdrawal;
import org.groma.engine.invasions.field.Withdrawal;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FlightTest {

  private final Theatre scene = new Theatre();
  private UnitSet romans;
  private Stack attackers;

  /** Three Persians march on two Romans in Euphrates, which has dry land around. */
  @BeforeEach
  void attack() {
    scene.active("persians").holds("byzantines", "euphrates", "amida");
    romans = scene.put("byzantines", "infantry", 2, "euphrates");
    UnitSet persians = scene.put("persians", "infantry", 3, "babylonia");
    scene.march(persians, Stack.NO_LEADER, "euphrates");
    attackers = scene.stack("persians", persians, Stack.NO_LEADER);
  }

  private Optional<Flight> declared() {
    scene.player.answer(Flight.ChooseFlight.class, true);
    return Flight.declare(scene.play(), nation("byzantines"), attackers);
  }

  private int modifier() {
    return declared().orElseThrow().modifier(scene.world);
  }

  @Test
  void nothingSpecialNeedsANine() {
    assertThat(modifier()).isZero();
    scene.dice.d10(8);
    World before = scene.world.copy();

    declared().orElseThrow().attempt(scene.play());

    assertThat(scene.world).as("a failed flight changes nothing").isEqualTo(before);
    assertThat(scene.log)
        .contains(new FieldTold.Fled(nation("byzantines"), province("euphrates"), 8, false));
  }

  @Test
  void withNineTheyGetAway() {
    scene.dice.d10(9);
    scene.player.answer(Flight.ChooseFlight.class, true);
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("amida"), romans));

    Flight.declare(scene.play(), nation("byzantines"), attackers)
        .orElseThrow()
        .attempt(scene.play());

    assertThat(scene.count("byzantines", "amida")).isEqualTo(2);
    assertThat(scene.log)
        .contains(new FieldTold.Fled(nation("byzantines"), province("euphrates"), 9, true));
  }

  @Test
  void theLeadersCombatBonusCounts() {
    scene.lead("iulianus", "euphrates");

    assertThat(modifier()).isEqualTo(3);
  }

  @Test
  void wallsAddThree() {
    scene.walls("euphrates");

    assertThat(modifier()).isEqualTo(3);
  }

  @Test
  void aCityWithoutWallsAddsNothing() {
    scene.city("euphrates", 2);

    assertThat(modifier()).isZero();
  }

  @Test
  void twiceAsManyUnitsAddThree() {
    scene.put("byzantines", "legion", 3, "euphrates");
    assertThat(modifier()).as("five against three").isZero();
    scene.put("byzantines", "legion", 1, "euphrates");

    assertThat(modifier()).as("six against three").isEqualTo(3);
  }

  @Test
  void lessCavalryCostsOne() {
    scene.put("persians", "heavy-cavalry", 1, "euphrates");
    assertThat(modifier()).isEqualTo(-1);

    scene.put("byzantines", "cavalry", 1, "euphrates");
    assertThat(modifier()).as("as much is enough").isZero();
  }

  @Test
  void aDamagedRiderIsNoCavalry() {
    scene.put("persians", "heavy-cavalry", 1, "euphrates");
    UnitSet palatine = scene.put("byzantines", "palatine-cavalry", 1, "euphrates");
    assertThat(modifier()).isZero();
    scene.world.apply(new UnitEvent.Damaged(palatine));

    assertThat(modifier()).isEqualTo(-1);
  }

  @Test
  void aCrossingAtEveryFirstStepCostsTwo_E32() {
    // Euphrates touches Adiabene and Palmyrene across rivers, all others over land
    for (String dry : List.of("akkad", "amida", "babylonia", "lachmidaria")) {
      scene.put("persians", "satrapes", 1, dry);
    }

    assertThat(modifier()).isEqualTo(-2);
  }

  @Test
  void aRidgeIsACrossingToo() {
    scene.world.apply(new UnitEvent.Placed(attackers.units(), province("dalmatia")));
    scene.world.apply(new UnitEvent.Placed(romans, province("dalmatia")));
    scene.holds("byzantines", "dalmatia", "dardania");
    attackers = scene.stack("persians", attackers.units(), Stack.NO_LEADER);
    scene.put("persians", "archer", 1, "naissus");
    scene.put("persians", "archer", 1, "epirus");
    int dry = modifier();
    scene.put("persians", "satrapes", 1, "illyricum");

    assertThat(modifier()).isEqualTo(dry - 2);
  }

  @Test
  void whoHasNoWayOutIsNotAsked() {
    for (String around :
        List.of("akkad", "amida", "babylonia", "lachmidaria", "adiabene", "palmyrene")) {
      scene.put("persians", around.startsWith("a") ? "satrapes" : "horse-archer", 1, around);
    }

    assertThat(Flight.declare(scene.play(), nation("byzantines"), attackers)).isEmpty();
  }

  @Test
  void nobodyFleesFromAnEmptyProvince() {
    scene.world.apply(new UnitEvent.Eliminated(romans));

    assertThat(Flight.declare(scene.play(), nation("byzantines"), attackers)).isEmpty();
  }

  @Test
  void whoDoesNotWantToStays() {
    scene.player.answer(Flight.ChooseFlight.class, false);

    assertThat(Flight.declare(scene.play(), nation("byzantines"), attackers)).isEmpty();
  }

  @Test
  void unitsAndLeadersMayStayBehind() {
    int iulianus = scene.lead("iulianus", "euphrates");
    scene.dice.d10(6);
    scene.player.answer(Flight.ChooseFlight.class, true);
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("amida"), romans.first(1)));

    Flight.declare(scene.play(), nation("byzantines"), attackers)
        .orElseThrow()
        .attempt(scene.play());

    assertThat(scene.count("byzantines", "euphrates")).isEqualTo(1);
    assertThat(scene.world.leaderPlace(iulianus)).isEqualTo(province("euphrates"));
  }

  @Test
  void aHordeFleesByItselfAndCountsAsOne() {
    Theatre germania = new Theatre().active("romans").horde("alemanni", "franconia");
    UnitSet legion = germania.put("romans", "legion", 1, "rhaetia");
    germania.march(legion, Stack.NO_LEADER, "franconia");
    Stack stack = germania.stack("romans", legion, Stack.NO_LEADER);
    germania.player.answer(Flight.ChooseFlight.class, true);
    germania.player.answer(
        ChooseWithdrawal.class, new Withdrawal(List.of(), Withdrawal.NOWHERE, province("bavaria")));
    germania.dice.d10(9);

    Flight flight = Flight.declare(germania.play(), nation("alemanni"), stack).orElseThrow();
    assertThat(flight.modifier(germania.world)).isZero();
    flight.attempt(germania.play());

    assertThat(germania.world.horde(nation("alemanni"))).isEqualTo(province("bavaria"));
  }

  @Test
  void aHordeAndAUnitAreTwiceAsManyAsOne() {
    Theatre germania = new Theatre().active("romans").horde("alemanni", "franconia");
    germania.put("alemanni", "infantry", 1, "franconia");
    UnitSet legion = germania.put("romans", "legion", 1, "rhaetia");
    germania.march(legion, Stack.NO_LEADER, "franconia");
    germania.player.answer(Flight.ChooseFlight.class, true);

    Flight flight =
        Flight.declare(
                germania.play(),
                nation("alemanni"),
                germania.stack("romans", legion, Stack.NO_LEADER))
            .orElseThrow();

    assertThat(flight.modifier(germania.world)).isEqualTo(3);
  }
}
