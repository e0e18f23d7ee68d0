package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeresiesTest {

  private static int after(World world, String area, boolean calamity) {
    Heresies.breakOut(
        Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), area(area), calamity);
    return world.realms().heresy(area(area));
  }

  private static World romans() {
    return Scene.of(Sample.opened())
        .with(new RealmEvent.ReligionSet(nation("romans"), Religion.CATHOLIC))
        .world();
  }

  @Test
  void aHeresyBeginsWithItsPlusSide() {
    assertThat(after(romans(), "hispania", true)).isEqualTo(2);
    assertThat(after(romans(), "hispania", false)).isEqualTo(2);
  }

  @Test
  void aFadingHeresyFlaresUpAgain() {
    World world = romans();
    world.apply(new RealmEvent.HeresySet(area("hispania"), 1));

    assertThat(after(world, "hispania", true)).isEqualTo(2);
  }

  @Test
  void theAreaOfACapitalIsImmuneToTheCalamityOnly() {
    assertThat(after(romans(), "italia", true)).isZero();
    assertThat(after(romans(), "italia", false)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "PAGAN, BARBARIAN, 0",
    "PAGAN, KINGDOM, 0",
    "ARIAN, BARBARIAN, 0",
    "ARIAN, KINGDOM, 2",
    "CATHOLIC, BARBARIAN, 2",
    "MAZDAIST, KINGDOM, 2"
  })
  void pagansAreImmuneAndAriansAsBarbarians(Religion religion, Status status, int level) {
    World world =
        Scene.empty()
            .held("vandals", "utica")
            .status("vandals", status)
            .with(new RealmEvent.ReligionSet(nation("vandals"), religion))
            .world();

    assertThat(after(world, "africa", false)).isEqualTo(level);
  }

  @Test
  void nobodyFallsIntoHeresyWhereNobodyIs() {
    assertThat(after(Sample.empty(), "africa", false)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "aegyptus, MONOPHYSITE",
    "oriens, MONOPHYSITE",
    "persis, MAZDAIST",
    "italia, CATHOLIC",
    "germania, PAGAN"
  })
  void areasHaveTheirOwnFaith(String area, Religion faith) {
    assertThat(Sample.SETTING.country().faith(area(area))).isEqualTo(faith);
  }

  @Test
  void africaIsHereticalFromTheStart() {
    assertThat(Sample.opened().realms().heresy(area("africa"))).isEqualTo(2);
    assertThat(Sample.opened().realms().heresy(area("italia"))).isZero();
  }
}
