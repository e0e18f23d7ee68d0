package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** Clients and the units they lend. */
class ClientsTest {

  private final Court court = new Court(2, "byzantines");
  private final World world = court.world;

  @Test
  void aClientAtFullStrengthLendsAUnitByLotForItsPatronsActivation() {
    court.client("armenians", "byzantines");
    court.scene.holds("byzantines", "thracia").holds("armenians", "armenia", "armenia-minor");
    UnitSet all = court.fullStrength("armenians", "armenia");
    court.scene.dice.picks(1);

    Envoys.run(court.scene.play(), nation("byzantines"));

    assertThat(world.master(all.get(1))).isEqualTo(nation("byzantines"));
    assertThat(world.place(all.get(1))).isEqualTo(province("thracia"));
    assertThat(world.realms().contract(all.get(1))).isEqualTo(Contract.CLIENT);

    Mercenaries.activationEnded(court.scene.play(), nation("byzantines"));
    assertThat(world.isLent(all.get(1))).isFalse();
    assertThat(world.place(all.get(1)))
        .as("where there is room (XVII.A)")
        .isEqualTo(province("armenia-minor"));
  }

  @Test
  void aClientThatLostAUnitLendsNobody() {
    court.client("armenians", "byzantines");
    court.scene.holds("byzantines", "thracia");
    UnitSet all = court.fullStrength("armenians", "armenia");
    court.apply(new UnitEvent.Eliminated(UnitSet.of(all.get(0))));

    Envoys.run(court.scene.play(), nation("byzantines"));

    assertThat(Mercenaries.lent(world, nation("armenians"), nation("byzantines")).size()).isZero();
  }

  @Test
  void mercenariesWithoutALandToGoHomeToAreLost() {
    UnitSet unit = court.scene.put("armenians", "noble-cavalry", 1, "thracia");
    court.apply(new UnitEvent.Lent(unit.get(0), nation("byzantines")));
    court.apply(new RealmEvent.Contracted(unit.get(0), Contract.CLIENT));

    Mercenaries.activationEnded(court.scene.play(), nation("byzantines"));

    assertThat(world.isOnMap(unit.get(0))).isFalse();
    assertThat(world.realms().contract(unit.get(0))).isEqualTo(Contract.NONE);
  }

  @Test
  void whoServesForGoodStays() {
    UnitSet unit = court.scene.put("alans", "heavy-cavalry", 1, "thracia");
    court.apply(new UnitEvent.Lent(unit.get(0), nation("byzantines")));
    court.apply(new RealmEvent.Contracted(unit.get(0), Contract.FEDERATE));

    Mercenaries.activationEnded(court.scene.play(), nation("byzantines"));

    assertThat(world.master(unit.get(0))).isEqualTo(nation("byzantines"));
  }

  @Test
  void aLostCapitalReleasesClientsAndFreesVassals() {
    court.client("armenians", "byzantines").vassal("alans", "byzantines");
    court.scene.allied("byzantines", "romans");

    Bonds.capitalLost(court.scene.play(), nation("byzantines"));

    assertThat(world.diplomacy().clients(nation("byzantines"))).isZero();
    assertThat(world.diplomacy().vassals(nation("byzantines"))).isZero();
    assertThat(world.diplomacy().allies(nation("byzantines"))).isZero();
  }
}
