package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class SiegeModifiersTest {

  private final Besieging situation = new Besieging().athenae();
  private final World world = situation.world;

  private Stack visigoths() {
    return situation.stack("visigoths", "infantry", 3, "achaia");
  }

  private int modifier(Stack besieger) {
    return SiegeModifiers.of(world, besieger, false);
  }

  @Test
  void aSettledBarbarianBeforeAnOpenCityHasNone() {
    assertThat(modifier(visigoths())).isZero();
  }

  @Test
  void anAssaultAddsOne() {
    assertThat(SiegeModifiers.of(world, visigoths(), true)).isEqualTo(1);
  }

  @Test
  void kingdomsAndEmpiresBesiegeBetter() {
    assertThat(modifier(situation.stack("persians", "infantry", 1, "achaia"))).isEqualTo(1);
    assertThat(modifier(situation.stack("romans", "infantry", 1, "achaia"))).isEqualTo(1);
  }

  @Test
  void nomadsBesiegeBadlyThroughTurnNine() {
    Stack huns = situation.stack("huns", "horse-archer", 2, "achaia");

    assertThat(modifier(huns)).isEqualTo(-1);
    situation.turn(9);
    assertThat(modifier(huns)).isEqualTo(-1);
    situation.turn(10);
    assertThat(modifier(huns)).isZero();
  }

  @Test
  void nomadsWhoFoundedAKingdomAreCivilizedBesiegers() {
    Stack huns = situation.stack("huns", "horse-archer", 2, "achaia");
    world.apply(new NationEvent.StatusChanged(nation("huns"), Status.KINGDOM));

    assertThat(modifier(huns)).isEqualTo(1);
  }

  @Test
  void theDeclineOfTheBesiegedHelpsAndDoubledHelpsTwice() {
    Stack besieger = visigoths();
    world.apply(new NationEvent.DeclineSet(nation("byzantines"), 1));
    assertThat(modifier(besieger)).isEqualTo(1);

    world.apply(new NationEvent.DeclineSet(nation("byzantines"), 2));
    assertThat(modifier(besieger)).isEqualTo(2);
  }

  @Test
  void theDeclineOfTheBesiegerDoesNotMatter() {
    Stack besieger = situation.stack("romans", "infantry", 2, "achaia");
    world.apply(new NationEvent.DeclineSet(nation("romans"), 2));

    assertThat(modifier(besieger)).isEqualTo(1);
  }

  @Test
  void civilizedAndInDeclineAreCumulative() {
    Stack besieger = situation.stack("persians", "infantry", 2, "achaia");
    world.apply(new NationEvent.DeclineSet(nation("byzantines"), 1));

    assertThat(modifier(besieger)).isEqualTo(2);
  }

  @Test
  void wallsCount() {
    situation.nisibis();

    assertThat(modifier(situation.stack("visigoths", "infantry", 3, "assyria"))).isEqualTo(-2);
  }

  @Test
  void openCitiesMakeAnEffortOnTurnsFourAndFive() {
    Stack besieger = visigoths();
    situation.turn(4);

    assertThat(modifier(besieger)).isEqualTo(-1);
  }

  @Test
  void aFleetFriendlyToTheCitySuppliesIt() {
    situation.units("byzantines", "elite-fleet", 1, sea("mare-aegeum"));

    assertThat(modifier(visigoths())).isEqualTo(-1);
  }

  @Test
  void severalFleetsSupplyItNoBetter() {
    situation.units("byzantines", "elite-fleet", 3, sea("mare-aegeum"));

    assertThat(modifier(visigoths())).isEqualTo(-1);
  }

  @Test
  void anAssaultVoidsTheSupply() {
    situation.units("byzantines", "elite-fleet", 1, sea("mare-aegeum"));

    assertThat(SiegeModifiers.of(world, visigoths(), true)).isEqualTo(1);
  }

  @Test
  void theFleetOfAnAllyOfTheCitySuppliesItToo() {
    world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    situation.units("romans", "elite-fleet", 1, sea("mare-aegeum"));

    assertThat(modifier(visigoths())).isEqualTo(-1);
  }

  @Test
  void theFleetOfSomebodyElseDoesNot() {
    situation.units("visigoths", "fleet", 1, sea("mare-aegeum"));

    assertThat(modifier(visigoths())).isZero();
  }

  @Test
  void aFleetOffAnotherCoastDoesNot() {
    situation.units("byzantines", "elite-fleet", 1, sea("mare-siculum"));

    assertThat(modifier(visigoths())).isZero();
  }

  @Test
  void landUnitsAtSeaDoNotSupplyACity() {
    situation.units("byzantines", "infantry", 1, sea("mare-aegeum"));

    assertThat(modifier(visigoths())).isZero();
  }

  @Test
  void aCityThatNobodyHoldsHasNoFriendsAndNoDecline() {
    world.apply(new LandEvent.HolderChanged(province("achaia"), World.NOBODY));
    world.apply(new NationEvent.DeclineSet(nation("byzantines"), 2));
    situation.units("byzantines", "elite-fleet", 1, sea("mare-aegeum"));

    assertThat(modifier(visigoths())).isZero();
  }
}
