package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.Condition;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

class FieldForcesTest {

  private final Theatre scene = new Theatre();

  private int traits(UnitSet units) {
    return FieldForces.traits(scene.world, units.get(0), Side.DEFENDER);
  }

  private int attacking(UnitSet units) {
    return FieldForces.traits(scene.world, units.get(0), Side.ATTACKER);
  }

  private Muster muster(Side side, String nation, UnitSet units) {
    int number = nation(nation);
    long friends = scene.world.diplomacy().friends(number);
    return new Muster(side, number, friends, units, scene.world.place(units.get(0)));
  }

  private Engagement engage(String attacker, UnitSet units, String defender, UnitSet others) {
    return FieldForces.engage(
        scene.world,
        muster(Side.ATTACKER, attacker, units),
        muster(Side.DEFENDER, defender, others),
        false);
  }

  @Test
  void anEmpiresOwnEliteAwes() {
    assertThat(traits(scene.put("romans", "guard", 1, "latium")) & (Trait.ELITE | Trait.GUARD))
        .isEqualTo(Trait.ELITE | Trait.GUARD);
    assertThat(
            traits(scene.put("romans", "legion", 1, "latium"))
                & (Trait.CIVILIZED | Trait.IMPERIAL | Trait.FOREIGN | Trait.BARBARIAN))
        .isEqualTo(Trait.CIVILIZED | Trait.IMPERIAL);
  }

  @Test
  void anAuxiliaryIsNationalAndCivilizedButAwesNobody() {
    assertThat(
            traits(scene.put("romans", "aux-alemanni", 1, "latium"))
                & (Trait.CIVILIZED | Trait.IMPERIAL | Trait.FOREIGN | Trait.BARBARIAN))
        .isEqualTo(Trait.CIVILIZED);
  }

  @Test
  void aKingdomsUnitIsCivilizedAndNotImperial() {
    assertThat(
            traits(scene.put("persians", "clibanarii", 1, "akkad"))
                & (Trait.CIVILIZED | Trait.IMPERIAL | Trait.ELITE))
        .isEqualTo(Trait.CIVILIZED | Trait.ELITE);
  }

  @Test
  void barbariansDoNotUseTheirElites() {
    UnitSet nobles = scene.put("visigoths", "noble-cavalry", 1, "dacia");
    int elite = Trait.ELITE | Trait.GUARD;
    assertThat(Sample.SETTING.kind(nobles.get(0)).traits() & elite).isEqualTo(Trait.ELITE);
    assertThat(traits(nobles) & (elite | Trait.BARBARIAN | Trait.NOMAD | Trait.CIVILIZED))
        .isEqualTo(Trait.BARBARIAN);

    scene.world.apply(new NationEvent.StatusChanged(nation("visigoths"), Status.KINGDOM));

    assertThat(traits(nobles) & (elite | Trait.BARBARIAN | Trait.CIVILIZED))
        .as("they do once they are civilized")
        .isEqualTo(Trait.ELITE | Trait.CIVILIZED);
  }

  @Test
  void nomadsAreBarbariansToo() {
    assertThat(
            traits(scene.put("huns", "horse-archer", 1, "dacia")) & (Trait.BARBARIAN | Trait.NOMAD))
        .isEqualTo(Trait.BARBARIAN | Trait.NOMAD);
  }

  @Test
  void aMercenaryIsForeignAndKeepsItsOwnNature() {
    UnitSet lent = scene.put("visigoths", "infantry", 1, "latium");
    scene.world.apply(new UnitEvent.Lent(lent.get(0), nation("romans")));
    UnitSet legion = scene.put("romans", "legion", 1, "latium");
    scene.world.apply(new UnitEvent.Lent(legion.get(0), nation("visigoths")));

    assertThat(traits(lent) & (Trait.FOREIGN | Trait.BARBARIAN | Trait.IMPERIAL))
        .isEqualTo(Trait.FOREIGN | Trait.BARBARIAN);
    assertThat(traits(legion) & (Trait.FOREIGN | Trait.CIVILIZED | Trait.IMPERIAL))
        .as("a lent legion awes nobody")
        .isEqualTo(Trait.FOREIGN | Trait.CIVILIZED);
  }

  @Test
  void whatAnAttackerCrossedCounts() {
    UnitSet overRiver = scene.put("romans", "legion", 1, "treveria");
    scene.march(overRiver, Stack.NO_LEADER, "agri-decumates");
    UnitSet overRidge = scene.put("romans", "legion", 1, "pontus");
    scene.march(overRidge, Stack.NO_LEADER, "armenia-minor");
    UnitSet overStrait = scene.put("romans", "legion", 1, "bythina");
    scene.march(overStrait, Stack.NO_LEADER, "thracia");
    UnitSet overLand = scene.put("romans", "legion", 1, "amida");
    scene.march(overLand, Stack.NO_LEADER, "assyria");
    int crossed = Trait.CROSSED_RIVER | Trait.CROSSED_RIDGE | Trait.CROSSED_STRAIT;

    assertThat(attacking(overRiver) & crossed).isEqualTo(Trait.CROSSED_RIVER);
    assertThat(attacking(overRidge) & crossed).isEqualTo(Trait.CROSSED_RIDGE);
    assertThat(attacking(overStrait) & crossed).isEqualTo(Trait.CROSSED_STRAIT);
    assertThat(attacking(overLand) & crossed).isZero();
    assertThat(traits(overRiver) & crossed).as("as a defender").isZero();
    scene.world.apply(new UnitEvent.Placed(overRiver, province("agri-decumates")));
    assertThat(attacking(overRiver) & crossed).as("it did not march there").isZero();
  }

  @Test
  void theGroundIsTheProvinces() {
    UnitSet romans = scene.put("romans", "legion", 1, "agri-decumates");
    UnitSet alemanni = scene.put("alemanni", "infantry", 1, "agri-decumates");

    assertThat(engage("romans", romans, "alemanni", alemanni).ground())
        .isEqualTo(Ground.open(Terrain.FOREST).inBarbarianArea());
    assertThat(
            FieldForces.engage(
                    scene.world,
                    muster(Side.ATTACKER, "romans", romans),
                    muster(Side.DEFENDER, "alemanni", alemanni),
                    true)
                .ground()
                .intercepted())
        .isTrue();
  }

  @Test
  void wallsHelpACivilizedDefenderWhoHoldsThem_C14() {
    scene.walls("assyria");
    UnitSet romans = scene.put("byzantines", "legion", 1, "assyria");
    UnitSet persians = scene.put("persians", "infantry", 1, "assyria");
    UnitSet huns = scene.put("huns", "cavalry", 1, "assyria");

    assertThat(engage("byzantines", romans, "persians", persians).ground().fortress())
        .as("nobody's")
        .isEqualTo(Ground.Fortress.NONE);
    scene.holds("persians", "assyria");
    assertThat(engage("byzantines", romans, "persians", persians).ground().fortress())
        .isEqualTo(Ground.Fortress.OF_A_KINGDOM);
    assertThat(engage("persians", persians, "byzantines", romans).ground().fortress())
        .as("the attacker's own")
        .isEqualTo(Ground.Fortress.NONE);
    scene.holds("byzantines", "assyria");
    assertThat(engage("persians", persians, "byzantines", romans).ground().fortress())
        .isEqualTo(Ground.Fortress.OF_AN_EMPIRE);
    scene.holds("huns", "assyria");
    assertThat(engage("persians", persians, "huns", huns).ground().fortress())
        .as("Barbarians do not know how")
        .isEqualTo(Ground.Fortress.NONE);
  }

  @Test
  void aCityWithoutWallsDoesNotHelp() {
    scene.city("assyria", 2).holds("persians", "assyria");
    UnitSet romans = scene.put("byzantines", "legion", 1, "assyria");
    UnitSet persians = scene.put("persians", "infantry", 1, "assyria");

    assertThat(engage("byzantines", romans, "persians", persians).ground().fortress())
        .isEqualTo(Ground.Fortress.NONE);
  }

  @Test
  void theBestOfTheLeadersPresentCommands_C21() {
    scene.allied("romans", "byzantines");
    UnitSet romans = scene.put("byzantines", "legion", 1, "assyria");
    UnitSet persians = scene.put("persians", "infantry", 1, "assyria");
    scene.lead("gratianus", "assyria");
    scene.lead("iulianus", "assyria");
    scene.lead("alaricus", "assyria");

    Engagement engagement = engage("byzantines", romans, "persians", persians);

    assertThat(engagement.attacker().combat()).isEqualTo(3);
    assertThat(engagement.attacker().command().roman()).isTrue();
    assertThat(engagement.attacker().command().mountainLeader()).isFalse();
    assertThat(engagement.attacker().chooser()).isEqualTo(nation("byzantines"));
    assertThat(engagement.defender().command().led()).isFalse();
    assertThat(engagement.defender().command().roman()).isFalse();
  }

  @Test
  void aMountainLeaderAndNomadsAreNoticed() {
    UnitSet goths = scene.put("visigoths", "infantry", 1, "dardania");
    scene.lead("alaricus", "dardania");
    UnitSet huns = scene.put("huns", "cavalry", 1, "dardania");

    Engagement engagement = engage("visigoths", goths, "huns", huns);

    assertThat(engagement.attacker().command().mountainLeader()).isTrue();
    assertThat(engagement.attacker().command().nomads()).isFalse();
    assertThat(engagement.defender().command().nomads()).isTrue();
  }

  @Test
  void anEmpireInDeclineMurdersItsVictors() {
    UnitSet romans = scene.put("byzantines", "legion", 1, "assyria");
    UnitSet persians = scene.put("persians", "infantry", 1, "assyria");
    scene.lead("iulianus", "assyria");
    scene.lead("sapor-ii", "assyria");
    scene.world.apply(new NationEvent.DeclineSet(nation("persians"), 1));
    assertThat(engage("byzantines", romans, "persians", persians).attacker().command().inDecline())
        .isFalse();
    scene.world.apply(new NationEvent.DeclineSet(nation("byzantines"), 1));

    Engagement engagement = engage("byzantines", romans, "persians", persians);

    assertThat(engagement.attacker().command().inDecline()).isTrue();
    assertThat(engagement.defender().command().inDecline()).as("a Kingdom").isFalse();
  }

  @Test
  void damagedUnitsHordesAndALimesAreBroughtAlong() {
    UnitSet romans = scene.put("romans", "legion", 2, "lotharingia");
    scene.world.apply(new UnitEvent.Damaged(romans.first(1)));
    scene.limes("romans", "lotharingia");
    UnitSet alemanni = scene.put("alemanni", "infantry", 1, "lotharingia");
    scene.horde("alemanni", "lotharingia");

    Engagement engagement = engage("alemanni", alemanni, "romans", romans);

    assertThat(engagement.defender().condition(0)).isEqualTo(Condition.DAMAGED);
    assertThat(engagement.defender().condition(1)).isEqualTo(Condition.FRESH);
    assertThat(engagement.defender().hasLimes()).isTrue();
    assertThat(engagement.defender().hordes()).isZero();
    assertThat(engagement.attacker().hordes()).isEqualTo(1);
    assertThat(engagement.attacker().hasLimes()).isFalse();
  }
}
