package org.groma.engine.invasions.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class RaidTargetTest {

  private final World world = Sample.opened();
  private final int alemanni = nation("alemanni");
  private final int lotharingia = province("lotharingia");
  private final int sequana = province("sequana");

  private String refusedBy(String province) {
    return RaidTarget.refusal(world, alemanni, province(province)).orElseThrow().section();
  }

  private boolean isTarget(int province) {
    return RaidTarget.refusal(world, alemanni, province).isEmpty();
  }

  @Test
  void hostileCountrysideIsOneEvenBehindALimes() {
    assertThat(isTarget(sequana)).isTrue();
    assertThat(isTarget(lotharingia)).isTrue();
  }

  @Test
  void aSiteInABarbarianAreaIsNone() {
    assertThat(refusedBy("bavaria")).isEqualTo("XI.D");
  }

  @Test
  void aBuiltCityAndAProvinceWithoutSiteAreNone() {
    assertThat(refusedBy("neustria")).isEqualTo("XI.D");
    assertThat(refusedBy("numidia")).isEqualTo("XI.D");
  }

  @Test
  void landOfWhomASpecialRuleSparesIsNone() {
    int huns = nation("huns");
    assertThat(RaidTarget.refusal(world, huns, sequana)).isEmpty();
    world.apply(new SequenceEvent.TurnBegan(4));

    assertThat(RaidTarget.refusal(world, huns, sequana).orElseThrow().section()).isEqualTo("XII.D");
    assertThat(isTarget(sequana)).as("for others").isTrue();
  }

  @Test
  void whatIsPillagedIsNone() {
    world.apply(new LandEvent.PillageSet(sequana, true));

    assertThat(refusedBy("sequana")).isEqualTo("XI.F");
  }

  @Test
  void whatIsUncontrolledIsOne() {
    world.apply(new LandEvent.HolderChanged(sequana, World.NOBODY));
    assertThat(isTarget(sequana)).as("nobody is there").isTrue();

    world.apply(new LandEvent.HolderChanged(lotharingia, World.NOBODY));
    assertThat(isTarget(lotharingia)).as("an enemy's Limes is there").isTrue();
  }

  @Test
  void whereOnlyFriendsStandIsNone() {
    world.apply(new LandEvent.HolderChanged(sequana, World.NOBODY));
    world.apply(new UnitEvent.Placed(Sample.fromPool(world, "alemanni", "infantry", 1), sequana));

    assertThat(refusedBy("sequana")).isEqualTo("XI.D");
  }

  @Test
  void itsOwnLandAndThatOfFriendsAndNeutralsAreNone() {
    world.apply(new LandEvent.HolderChanged(sequana, alemanni));
    assertThat(refusedBy("sequana")).isEqualTo("XI.D");

    world.apply(new LandEvent.HolderChanged(sequana, nation("franks")));
    assertThat(isTarget(sequana)).isTrue();
    world.apply(new NationEvent.PactMade(alemanni, nation("franks")));
    assertThat(refusedBy("sequana")).isEqualTo("XI.D");
    world.apply(new NationEvent.Allied(alemanni, nation("franks")));
    assertThat(refusedBy("sequana")).isEqualTo("XI.D");
  }

  @Test
  void itsOwnLandIsNoneEvenWithAnEnemyInIt() {
    world.apply(new LandEvent.HolderChanged(lotharingia, alemanni));

    assertThat(refusedBy("lotharingia")).isEqualTo("XI.D");
  }
}
