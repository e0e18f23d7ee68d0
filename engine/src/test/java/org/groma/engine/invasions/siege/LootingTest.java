package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.invasions.setting.PillageMarkers;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

class LootingTest {

  private final Besieging situation = new Besieging().athenae();
  private final World world = situation.world;
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);
  private final int achaia = province("achaia");
  private final int visigoths = nation("visigoths");

  @Test
  void athenaeBringsTwoGoldAndTwoMarkers() { // W15: markers worth 3, 5 Gold in all
    Stack goths = situation.stack("visigoths", "infantry", 3, "achaia");
    player.answer(ChooseAssault.class, AssaultLosses.NO_ASSAULT).answer(ChooseLooting.class, true);
    dice.d10(9).picks(0, 4);

    assertThat(Siege.attempt(play, goths, true)).isTrue();

    assertThat(world.gold(visigoths)).isEqualTo(2 * 5);
    assertThat(world.isPillaged(achaia)).isTrue();
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void aPillagedCityIsNotLootedAgain() {
    world.apply(new LandEvent.PillageSet(achaia, true));
    Stack goths = situation.stack("visigoths", "infantry", 3, "achaia");
    player.answer(ChooseAssault.class, AssaultLosses.NO_ASSAULT);
    dice.d10(9);

    assertThat(Siege.attempt(play, goths, true)).isTrue();

    assertThat(world.gold(visigoths)).isZero();
    assertThat(Looting.isPossible(world, achaia)).isFalse();
  }

  @Test
  void aMereSiteIsNoCityToLoot() {
    world.apply(new LandEvent.CityGrown(achaia, 0));

    assertThat(Looting.isPossible(world, achaia)).isFalse();
  }

  @Test
  void theCapitalOfAnEmpireBringsTenMore() {
    world.apply(new NationEvent.CapitalMoved(nation("byzantines"), achaia));
    dice.picks(0, 1);

    Looting.loot(play, visigoths, achaia);

    assertThat(world.gold(visigoths)).isEqualTo(2 * (2 + 10 + 1 + 1));
  }

  @Test
  void theCapitalOfAKingdomBringsFiveMore() {
    world.apply(new NationEvent.StatusChanged(nation("byzantines"), Status.KINGDOM));
    world.apply(new NationEvent.CapitalMoved(nation("byzantines"), achaia));
    dice.picks(0, 1);

    Looting.loot(play, visigoths, achaia);

    assertThat(world.gold(visigoths)).isEqualTo(2 * (2 + 5 + 1 + 1));
  }

  @Test
  void aMarkerThatWasDrawnIsNotDrawnAgainTogetherWithIt() {
    List<Event> log = new ArrayList<>();
    dice.picks(0, 0, 27);

    Pillage.draw(new Play(world, new Table(dice, _ -> player, log::add)), visigoths, 3);

    PillageMarkers markers = Sample.SETTING.pillageMarkers();
    assertThat(log)
        .filteredOn(NationEvent.PillageDrawn.class::isInstance)
        .containsExactly(
            new NationEvent.PillageDrawn(visigoths, markers.at(0).card()),
            new NationEvent.PillageDrawn(visigoths, markers.at(29).card()),
            new NationEvent.PillageDrawn(visigoths, markers.at(27).card()));
  }

  @Test
  void theReserveHasNoMoreThanItHas() {
    for (int i = 0; i < 30; i++) {
      dice.picks(0);
    }
    // a famine, a heresy and a revolt are among them, each with a half of the map and an Area
    dice.d10(2, 1, 2, 1, 2, 1);

    Pillage.draw(play, visigoths, 31);

    assertThat(world.gold(visigoths)).as("57 Gold on 30 markers").isEqualTo(2 * 57);
  }

  @Test
  void markersKnowTheirEvents() {
    PillageMarkers markers = Sample.SETTING.pillageMarkers();

    assertThat(markers.size()).isEqualTo(30);
    assertThat(markers.at(0))
        .isEqualTo(new PillageMarker(0, "pillage-1", 1, 0, false, false, List.of()));
    assertThat(markers.at(18))
        .isEqualTo(new PillageMarker(3, "pillage-famine", 1, 26, true, false, List.of()));
    assertThat(markers.at(22))
        .isEqualTo(new PillageMarker(7, "pillage-dice", 2, 23, false, false, List.of()));
    assertThat(markers.at(29).id()).isEqualTo("pillage-usurper");
    assertThat(markers.at(29).usurper()).isTrue();
    assertThat(markers.at(29).effects()).hasSize(1);
    assertThat(markers.card(3)).isEqualTo(markers.at(18));
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < markers.size(); i++) {
      if (markers.at(i).open()) {
        open.add(markers.at(i).event());
      }
    }
    assertThat(open).as("public events (ruling E49)").containsExactly(26, 32, 51, 56);
  }

  @Test
  void itIsTold() {
    List<Event> log = new ArrayList<>();
    dice.picks(0, 1);

    Looting.loot(new Play(world, new Table(dice, _ -> player, log::add)), visigoths, achaia);

    assertThat(log).contains(new PlunderTold.CityLooted(achaia, visigoths, 4));
  }

  private int drawn(int wanted) {
    List<Event> log = new ArrayList<>();
    Dice first = new SeededDice(7);
    Pillage.draw(
        new Play(world, new Table(first, _ -> new FirstOption(), log::add)), visigoths, wanted);
    return (int) log.stream().filter(NationEvent.PillageDrawn.class::isInstance).count();
  }

  @Test
  void whatLiesOnTheMapCannotBeDrawn() {
    world.apply(new LandEvent.PillageSet(achaia, true));
    world.apply(new LandEvent.PillageSet(province("latium"), true));

    assertThat(drawn(31)).isEqualTo(28);
  }

  @Test
  void aMarkerThatAPlayerKeepsCannotBeDrawn() {
    PillageMarkers markers = Sample.SETTING.pillageMarkers();
    int kept =
        IntStream.range(0, markers.size())
            .filter(i -> markers.at(i).event() > 0 && !markers.at(i).open())
            .findFirst()
            .orElseThrow();
    int card = Sample.SETTING.events().printed(markers.at(kept).event()).orElseThrow().number();
    world.apply(new CardEvent.MarkerKept(0, card));
    dice.picks(kept);

    Pillage.draw(play, visigoths, 1);

    assertThat(world.gold(visigoths)).isEqualTo(2 * markers.at(kept + 1).gold());
  }
}
