package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class CalamitiesTest {

  private final World world = Sample.opened();
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer(new FirstOption());
  private final Play play = Sample.play(world, dice, player);
  private final int persians = nation("persians");
  private final int romans = nation("romans");

  private int revolts(int nation) {
    Board board = Sample.SETTING.board();
    int sum = 0;
    for (int i = 0; i < board.provinces(); i++) {
      sum += world.holder(i) == nation ? world.revolt(i) : 0;
    }
    return sum;
  }

  @Test
  void corruptionCostsGoldAndIsCounted() {
    int before = world.gold(romans);
    Calamities.strike(play, romans, "corruption");
    assertThat(world.gold(romans)).isEqualTo(before - 6);
    assertThat(world.realms().calamities(romans)).isEqualTo(1);
  }

  @Test
  void barbariansAreSpared() {
    World before = world.copy();
    Calamities.strike(play, nation("visigoths"), "corruption");
    assertThat(world).isEqualTo(before);
  }

  @Test
  void aCalamityMayBeDrawn() {
    int corruption = Sample.SETTING.calamities().named("corruption").number();
    int before = world.gold(romans);
    dice.picks(corruption);
    Calamities.strike(play, romans, "draw");
    assertThat(world.gold(romans)).isEqualTo(before - 6);
  }

  @Test
  void bagaudaeLeaveAMarkerAndCost() {
    List<Integer> sites = Targets.provinces(world, "own-empty-city-site", romans);
    Calamities.strike(play, romans, "bagaudae");
    assertThat(world.isPillaged(sites.getFirst())).isTrue();
    assertThat(world.realms().extraExpense(romans)).isEqualTo(4);
  }

  @Test
  void inactionIdlesLeadersAndLimitsPurchases() {
    Calamities.strike(play, romans, "inaction");
    assertThat(world.realms().areLeadersIdle(romans)).isTrue();
    assertThat(world.realms().purchaseLimit(romans)).isEqualTo(1);
  }

  @Test
  void strifeAges() {
    world.apply(new NationEvent.AgeSet(romans, 5));
    Calamities.strike(play, romans, "strife");
    assertThat(world.age(romans)).isEqualTo(6);
  }

  @Test
  void intoleranceIsWorseUnderHeresy() {
    for (int i = 0; i < Sample.SETTING.board().areas(); i++) {
      world.apply(new RealmEvent.HeresySet(i, Religion.CATHOLIC, 0));
    }
    dice.d10(1, 6);
    Calamities.strike(play, romans, "intolerance");
    assertThat(revolts(romans)).isEqualTo(1);
    int age = world.age(romans);
    world.apply(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 2));
    dice.d10(1, 6, 1);
    Calamities.strike(play, romans, "intolerance");
    assertThat(revolts(romans)).isEqualTo(3);
    assertThat(world.age(romans)).isEqualTo(age + 1);
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void aUsurperThreatensTheRulerBringsDeclineAndTemptsFederates() {
    int visigoths = nation("visigoths");
    world.apply(new NationEvent.Federated(visigoths, persians));
    player.answer(Breach.ChooseBreach.class, true);
    dice.d10(3);
    Calamities.strike(play, persians, "usurper");
    assertThat(world.hasFallen(leader("sapor-ii"))).isTrue();
    assertThat(world.decline(persians)).isEqualTo(1);
    assertThat(world.diplomacy().federator(visigoths)).isEqualTo(World.NOBODY);
    assertThat(player.isSpent()).isTrue();
  }

  @Test
  void federatesMayKeepFaithWithAUsurpedNation() {
    int visigoths = nation("visigoths");
    world.apply(new NationEvent.Federated(visigoths, persians));
    player.answer(Breach.ChooseBreach.class, false);
    dice.d10(2);
    Calamities.strike(play, persians, "usurper");
    assertThat(world.isInPlay(leader("sapor-ii"))).isTrue();
    assertThat(world.diplomacy().federator(visigoths)).isEqualTo(persians);
  }

  @Test
  void everyCalamityCanStrikeEveryCivilizedNation() {
    for (int i = 0; i < Sample.SETTING.calamities().size(); i++) {
      for (int nation : List.of(romans, persians, nation("byzantines"))) {
        World other = Sample.opened();
        ScriptedDice rolls = new ScriptedDice().d10(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).picks(0, 0, 0);
        String id = Sample.SETTING.calamities().card(i).id();
        Calamities.strike(Sample.play(other, rolls, new FirstOption()), nation, id);
        assertThat(other.realms().calamities(nation)).as(id).isEqualTo(1);
      }
    }
  }
}
