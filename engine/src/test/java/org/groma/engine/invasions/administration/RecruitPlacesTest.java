package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.administration.Market.persia;
import static org.groma.engine.invasions.administration.Market.recruit;
import static org.groma.engine.invasions.administration.Market.rome;
import static org.groma.engine.invasions.administration.Market.section;
import static org.groma.engine.invasions.administration.Market.unit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** Where recruits and new fleets may be placed. */
class RecruitPlacesTest {

  @Test
  void recruitsGoToControlledPeacefulLand() {
    World world = rome(2, 40);
    int unit = unit(world, "romans", "infantry");

    assertThat(section(world, "romans", new Purchase.Recruit(unit, province("thracia"))))
        .as("Byzantium's")
        .isEqualTo("XV.B");
    assertThat(section(world, "romans", new Purchase.Recruit(unit, sea("mare-tyrrhenum"))))
        .isEqualTo("XV.B");
    world.apply(new LandEvent.RevoltSet(province("utica"), 1));
    assertThat(section(world, "romans", new Purchase.Recruit(unit, province("utica"))))
        .as("in revolt")
        .isEqualTo("XV.B");
    Scene.of(world).held("romans", "arabia-deserta");
    assertThat(section(world, "romans", new Purchase.Recruit(unit, province("arabia-deserta"))))
        .as("closed")
        .isEqualTo("XVIII.K");
    Scene.of(world).units("alemanni", "infantry", 1, "lusitania");
    assertThat(section(world, "romans", new Purchase.Recruit(unit, province("lusitania"))))
        .as("invaded")
        .isEqualTo("XV.B");
    assertThat(section(world, "romans", new Purchase.Recruit(unit, province("cuneus")))).isEmpty();
  }

  @Test
  void someUnitsAreBoundToTheirLands() {
    World world = persia(40);
    Scene.of(world).held("persians", "cappadocia");
    assertThat(section(world, "persians", recruit(world, "persians", "satrapes", "cappadocia")))
        .isEqualTo("XV.B");
    assertThat(section(world, "persians", recruit(world, "persians", "satrapes", "zagros")))
        .isEmpty();

    World rome = rome(2, 40);
    int guard =
        rome.unitsAt(province("latium"), unit -> Sample.SETTING.kind(unit).id().equals("guard"))
            .get(0);
    rome.apply(new UnitEvent.Eliminated(UnitSet.of(guard)));
    Scene.of(rome).held("romans", "thracia");
    assertThat(section(rome, "romans", new Purchase.Recruit(guard, province("thracia"))))
        .as("Graecia is not an Area of Rome")
        .isEqualTo("XV.B");
    assertThat(section(rome, "romans", new Purchase.Recruit(guard, province("latium")))).isEmpty();
  }

  @Test
  void stackingIsRespectedByAllRecruitsTogether() {
    World world = persia(40);
    int room = new Purchasing(world, nation("persians")).room(province("zagros"));
    List<Integer> units =
        IntStream.range(
                Sample.SETTING.roster().first(nation("persians")),
                Sample.SETTING.roster().end(nation("persians")))
            .filter(unit -> world.place(unit) == World.POOL)
            .boxed()
            .toList();
    Purchase[] basket =
        units.stream()
            .limit(room + 1L)
            .map(unit -> new Purchase.Recruit(unit, province("zagros")))
            .toArray(Purchase[]::new);
    world.apply(new NationEvent.GoldChanged(nation("persians"), 200));

    assertThat(basket).hasSize(room + 1);
    assertThat(section(world, "persians", basket)).isEqualTo("XVII.B");
    assertThat(section(world, "persians", Arrays.copyOf(basket, room))).isEmpty();
  }

  @Test
  void fleetsAreBuiltWhereThereIsAPort() {
    World world = rome(2, 40);
    int fleet = unit(world, "romans", "elite-fleet");

    assertThat(section(world, "romans", new Purchase.Recruit(fleet, sea("mare-tyrrhenum"))))
        .isEmpty();
    assertThat(section(world, "romans", new Purchase.Recruit(fleet, sea("mare-aegeum"))))
        .isEqualTo("XXV.A");
    assertThat(section(world, "romans", new Purchase.Recruit(fleet, province("campania"))))
        .isEqualTo("XXV.A");
    world.apply(new LandEvent.RevoltSet(province("campania"), 1));
    assertThat(section(world, "romans", new Purchase.Recruit(fleet, sea("mare-tyrrhenum"))))
        .as("Neapolis is in revolt")
        .isEqualTo("XXV.A");
  }

  @Test
  void aSeaZoneHasRoomForFourFleets() {
    World world = Sample.opened();
    Purchasing purchasing = new Purchasing(world, nation("byzantines"));

    assertThat(purchasing.room(sea("mare-aegeum"))).as("two are there").isEqualTo(2);
    world.apply(new NationEvent.GoldChanged(nation("byzantines"), 200));
    world.apply(new SequenceEvent.TurnBegan(8));
    Scene.of(world).fleets("byzantines", "elite-fleet", 1, "mare-aegeum");
    Purchase last =
        new Purchase.Recruit(unit(world, "byzantines", "elite-fleet"), sea("mare-aegeum"));
    assertThat(section(world, "byzantines", last)).isEmpty();
  }
}
