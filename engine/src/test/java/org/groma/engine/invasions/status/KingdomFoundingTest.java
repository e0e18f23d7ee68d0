package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.administration.Heresies;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class KingdomFoundingTest {

  private static final int FRANKS = Sample.nation("franks");

  private final ScriptedPlayer player = new ScriptedPlayer(new FirstOption());

  private Play play(World world) {
    return Sample.play(world, new ScriptedDice(), player);
  }

  private static Scene franksAt(String horde) {
    return Scene.empty()
        .units("franks", "axe-infantry", 1, horde)
        .horde("franks", horde)
        .held("franks", horde)
        .with(new NationEvent.AgeSet(FRANKS, 4))
        .with(new NationEvent.GoldChanged(FRANKS, 5))
        .with(new SequenceEvent.TurnBegan(4));
  }

  @Test
  void aYoungKingdomIsOneYearOldAndRichWithMoreToCome() {
    World world = franksAt("belgae").world();
    KingdomFounding.found(play(world), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
    assertThat(world.age(FRANKS)).isEqualTo(1);
    assertThat(world.gold(FRANKS)).isEqualTo(45);
    assertThat(world.realms().bonusDue(FRANKS)).isEqualTo(20);
    assertThat(world.realms().founded(FRANKS)).isEqualTo(4);
  }

  private Religion faith(Religion before, Religion chosen) {
    World world = franksAt("belgae").with(new RealmEvent.ReligionSet(FRANKS, before)).world();
    player.answer(KingdomFounding.ChooseFaith.class, chosen);
    KingdomFounding.found(play(world), FRANKS);
    assertThat(player.isSpent()).isTrue();
    return world.realms().religion(FRANKS);
  }

  @Test
  void itRemainsPaganOrBecomesArianOrChristian() {
    assertThat(faith(Religion.PAGAN, Religion.PAGAN)).isEqualTo(Religion.PAGAN);
    assertThat(faith(Religion.PAGAN, Religion.ARIAN)).isEqualTo(Religion.ARIAN);
    assertThat(faith(Religion.PAGAN, Religion.CATHOLIC)).isEqualTo(Religion.CATHOLIC);
    assertThat(faith(Religion.ARIAN, Religion.CATHOLIC)).isEqualTo(Religion.CATHOLIC);
  }

  @Test
  void noKingdomFallsBackToAnOlderFaith() {
    KingdomFounding.ChooseFaith choice =
        new KingdomFounding.ChooseFaith(
            Sample.empty(), FRANKS, List.of(Religion.ARIAN, Religion.CATHOLIC));
    assertThat(choice.refusal(Religion.PAGAN)).map(Refusal::section).contains("VII.D");

    World world =
        franksAt("belgae").with(new RealmEvent.ReligionSet(FRANKS, Religion.CATHOLIC)).world();
    player.answer(KingdomFounding.ChooseFaith.class, Religion.ARIAN);
    KingdomFounding.found(play(world), FRANKS);
    assertThat(player.isSpent()).as("a Catholic is not asked").isFalse();
    assertThat(world.realms().religion(FRANKS)).isEqualTo(Religion.CATHOLIC);
  }

  @Test
  void anArianKingdomIsNotImmuneToHeresiesAsItsBarbariansWere() {
    assertThat(faith(Religion.PAGAN, Religion.ARIAN)).isEqualTo(Religion.ARIAN);
    World world =
        Scene.empty()
            .status("franks", Status.KINGDOM)
            .with(new RealmEvent.ReligionSet(FRANKS, Religion.ARIAN))
            .world();
    assertThat(Heresies.isImmune(world, FRANKS)).isFalse();
    world.apply(new NationEvent.StatusChanged(FRANKS, Status.BARBARIAN));
    assertThat(Heresies.isImmune(world, FRANKS)).isTrue();
  }

  @Test
  void itsHordeBecomesACapitalOnAFoundedCity() {
    World world = franksAt("saliens").world();
    KingdomFounding.found(play(world), FRANKS);

    assertThat(world.cityLevel(Sample.province("saliens"))).isEqualTo(1);
    assertThat(world.capital(FRANKS)).isEqualTo(Sample.province("saliens"));
    assertThat(world.horde(FRANKS)).isEqualTo(-1);
  }

  @Test
  void theCapitalMayBeAnyControlledCity() {
    World world =
        franksAt("saliens")
            .units("franks", "axe-infantry", 1, "neustria")
            .held("franks", "neustria")
            .world();
    player.answer(KingdomFounding.ChooseCapital.class, Sample.province("neustria"));
    KingdomFounding.found(play(world), FRANKS);

    assertThat(world.capital(FRANKS)).isEqualTo(Sample.province("neustria"));
    assertThat(world.cityLevel(Sample.province("saliens"))).isEqualTo(1);
    assertThat(player.isSpent()).isTrue();
  }

  @Test
  void withoutCityOrSiteTheHordeStaysUntilThereIsOne() {
    World world = franksAt("belgae").world();
    KingdomFounding.found(play(world), FRANKS);
    assertThat(world.capital(FRANKS)).isEqualTo(-1);
    assertThat(world.horde(FRANKS)).isEqualTo(Sample.province("belgae"));

    KingdomFounding.settleCapital(play(world));
    assertThat(world.horde(FRANKS)).isEqualTo(Sample.province("belgae"));

    world.apply(new LandEvent.HolderChanged(Sample.province("neustria"), FRANKS));
    KingdomFounding.settleCapital(play(world));
    assertThat(world.capital(FRANKS)).isEqualTo(Sample.province("neustria"));
    assertThat(world.cityLevel(Sample.province("neustria"))).as("it grew").isEqualTo(2);
    assertThat(world.horde(FRANKS)).isEqualTo(-1);
    assertThat(world.gold(FRANKS)).as("the bonus is not paid again").isEqualTo(45);
  }

  @Test
  void aDisplacedCapitalIsFoundedAgainButAConqueredOneIsNot() {
    Scene scene =
        franksAt("neustria")
            .status("franks", Status.KINGDOM)
            .with(new NationEvent.HordeMoved(FRANKS, -1))
            .with(new RealmEvent.CapitalFell(FRANKS, 3));
    World world = scene.world();
    KingdomFounding.settleCapital(play(world));
    assertThat(world.capital(FRANKS)).isEqualTo(-1);

    world.apply(new RealmEvent.CapitalFell(FRANKS, 0));
    KingdomFounding.settleCapital(play(world));
    assertThat(world.capital(FRANKS)).isEqualTo(Sample.province("neustria"));
    assertThat(world.age(FRANKS)).isEqualTo(4);
  }

  @Test
  void nationsThatHaveTheirSeatFoundNothing() {
    World world = franksAt("neustria").world();
    World before = world.copy();
    KingdomFounding.settleCapital(play(world));
    assertThat(world).as("Barbarians").isEqualTo(before);

    world.apply(new NationEvent.StatusChanged(FRANKS, Status.KINGDOM));
    world.apply(new NationEvent.ActivityChanged(FRANKS, Activity.INACTIVE));
    before = world.copy();
    KingdomFounding.settleCapital(play(world));
    assertThat(world).as("inactive").isEqualTo(before);
  }

  @Test
  void kingdomsWithoutCapitalByTheirRulesFoundNone() {
    World world =
        Scene.empty()
            .units("sardes", "mountaineer-infantry", 1, "sicilia")
            .held("sardes", "sicilia")
            .world();
    KingdomFounding.settleCapital(play(world));

    assertThat(world.capital(Sample.nation("sardes"))).isEqualTo(-1);
  }

  @Test
  void onlyControlledCitiesMayBeTheCapital() {
    KingdomFounding.ChooseCapital choice =
        new KingdomFounding.ChooseCapital(Sample.empty(), FRANKS, List.of(1, 2));

    assertThat(choice.options()).containsExactly(1, 2);
    assertThat(choice.refusal(2)).isEmpty();
    assertThat(choice.refusal(3)).map(Refusal::section).contains("VII.D");
  }

  @Test
  void noCapitalStandsInLandThatIsClosedToItsNation() {
    World world =
        franksAt("saliens")
            .held("franks", "arabia-deserta")
            .with(new LandEvent.CityGrown(Sample.province("saliens"), 1))
            .with(new LandEvent.CityGrown(Sample.province("arabia-deserta"), 1))
            .world();

    assertThat(KingdomFounding.cities(world, FRANKS)).containsExactly(Sample.province("saliens"));
  }
}
