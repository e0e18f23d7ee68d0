package org.groma.engine.invasions.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Table;
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
}
