package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class IncomeStepTest {

  private static void run(World world, String nation, ScriptedPlayer player) {
    IncomeStep.run(Sample.play(world, new ScriptedDice(), player), nation(nation));
  }

  private static void run(World world, String nation) {
    run(world, nation, new ScriptedPlayer());
  }

  private static World pillaged(String... provinces) {
    World world = Sample.opened();
    for (String province : provinces) {
      world.apply(new LandEvent.PillageSet(province(province), true));
    }
    return world;
  }

  @Test
  void theNetIncomeGoesToTheTreasury() {
    World world = Sample.opened();
    run(world, "persians");

    assertThat(world.gold(nation("persians"))).isEqualTo(2 * (15 + 20));
  }

  @Test
  void federatesAndActiveClientsArePaidAndPay() {
    World world =
        Scene.of(Sample.opened())
            .federate("franks", "persians")
            .client("britons", "persians")
            .with(new NationEvent.ActivityChanged(nation("britons"), Activity.ACTIVE))
            .with(new NationEvent.GoldChanged(nation("britons"), 3))
            .world();
    run(world, "persians");

    assertThat(world.gold(nation("franks"))).isEqualTo(6);
    assertThat(world.gold(nation("britons"))).isZero();
    assertThat(world.gold(nation("persians")))
        .as("20 + 1½ − 3, rounded up")
        .isEqualTo(2 * (15 + 19));
  }

  @Test
  void barbariansCollectNoIncomeButGiveAndTakeTribute() {
    World world =
        Scene.of(Sample.opened())
            .vassal("alemanni", "huns")
            .vassal("alans", "alemanni")
            .with(new NationEvent.GoldChanged(nation("alemanni"), 10))
            .world();
    int before = world.gold(nation("alemanni"));
    run(world, "alemanni");
    run(world, "huns");
    run(world, "alans");

    assertThat(world.gold(nation("alemanni"))).as("+1 and −1").isEqualTo(before);
    assertThat(world.gold(nation("huns"))).as("even from a poor vassal").isEqualTo(2);
    assertThat(world.gold(nation("alans"))).as("an empty Treasury stays empty").isZero();
  }

  @Test
  void allOwnCitiesRecoverFromPillage() {
    World world = pillaged("latium", "campania", "umbria", "achaia");
    world.apply(new LandEvent.CityGrown(province("umbria"), 1));
    run(world, "romans");

    assertThat(world.isPillaged(province("latium"))).isFalse();
    assertThat(world.isPillaged(province("campania"))).isFalse();
    assertThat(world.isPillaged(province("umbria"))).isFalse();
    assertThat(world.isPillaged(province("achaia"))).as("not Rome's").isTrue();
  }

  @Test
  void aCityIsStillLootedWhenTheIncomeIsCounted() {
    World world = pillaged("latium");
    int full = Budget.of(Sample.opened(), nation("romans")).net();
    int before = world.gold(nation("romans"));
    run(world, "romans");

    assertThat(world.gold(nation("romans")) - before).as("½ instead of 3").isEqualTo(full - 4);
  }

  @Test
  void twoEmptySitesOfAnAreaRecoverAndItsOwnerPicksThem() {
    List<Integer> sites = sites("hispania", 3);
    World world = Sample.opened();
    sites.forEach(site -> world.apply(new LandEvent.PillageSet(site, true)));
    List<Integer> chosen = List.of(sites.get(0), sites.get(2));
    run(world, "romans", new ScriptedPlayer().answer(ChooseRecoveringSites.class, chosen));

    assertThat(sites.stream().filter(world::isPillaged)).containsExactly(sites.get(1));
    run(world, "romans");
    assertThat(world.isPillaged(sites.get(1))).as("once a turn").isTrue();
    world.apply(new SequenceEvent.TurnBegan(2));
    run(world, "romans");
    assertThat(world.isPillaged(sites.get(1))).isFalse();
  }

  @Test
  void barbariansRecoverToo() {
    int site = sites("hispania", 1).getFirst();
    World world = pillaged();
    world.apply(new LandEvent.PillageSet(site, true));
    world.apply(new LandEvent.IncumbentChanged(area("hispania"), nation("suebi")));
    run(world, "suebi");

    assertThat(world.isPillaged(site)).isFalse();
    assertThat(world.gold(nation("suebi"))).isZero();
  }

  @Test
  void theChoiceOfSitesHasOneMeaning() {
    ChooseRecoveringSites choice = new ChooseRecoveringSites(0, 0, List.of(4, 7, 9), 2);

    assertThat(choice.options()).containsExactly(List.of(4, 7), List.of(7, 9));
    assertThat(choice.options()).allSatisfy(each -> assertThat(choice.refusal(each)).isEmpty());
    for (List<Integer> wrong :
        List.of(List.of(4), List.of(4, 4), List.of(4, 5), List.of(4, 7, 9))) {
      assertThat(choice.refusal(wrong))
          .hasValueSatisfying(refusal -> assertThat(refusal.section()).isEqualTo("XIV.I"));
    }
  }

  @Test
  void anEmpireWithoutMoneyTroublesIsNotBankrupt() {
    World world = Scene.of(Sample.opened()).status("persians", Status.EMPIRE).world();
    run(world, "persians");

    assertThat(world.realms().isBankrupt(nation("persians"))).isFalse();
  }

  private static List<Integer> sites(String area, int count) {
    World world = Sample.opened();
    return IntStream.range(0, Sample.SETTING.board().provinceCount(area(area)))
        .map(i -> Sample.SETTING.board().province(area(area), i))
        .filter(each -> Sample.SETTING.board().hasSite(each) && !world.hasCity(each))
        .limit(count)
        .boxed()
        .toList();
  }
}
