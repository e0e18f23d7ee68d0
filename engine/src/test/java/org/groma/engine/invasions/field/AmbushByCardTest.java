package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.Hand;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.ChooseEvent;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

/** Visigoths attack four Byzantines, who get a die for them in an ambush. */
class AmbushByCardTest {

  private final Theatre scene = new Theatre();

  private void fight(String from, String province, int leader) {
    scene.active("visigoths").holds("byzantines", province);
    scene.put("byzantines", "infantry", 4, province);
    UnitSet goths = scene.put("visigoths", "infantry", 1, from);
    scene.march(goths, leader, province);
    FieldBattle.fight(scene.play(), scene.stack("visigoths", goths, leader), false);
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.player.isSpent()).isTrue();
  }

  private void plays() {
    scene.player.answer(ChooseEvent.class, Hand.held("ambush"));
  }

  private static Terrain terrain(String province) {
    return Sample.SETTING.board().terrain(Sample.province(province));
  }

  @Test
  void aCardAmbushesInTheMountainsWithoutACheck() {
    Hand.deal(scene.world, Hand.PERSIAN, "ambush");
    assertThat(terrain("dardania")).isEqualTo(Terrain.MOUNTAIN);
    plays();
    scene.dice.white(WHITE_SWORD);

    fight("macedonia", "dardania", Stack.NO_LEADER);

    assertThat(scene.log).contains(new BattleTold.AmbushTried(false, true));
    assertThat(scene.world.cards().hand(Hand.PERSIAN).size()).isZero();
    assertThat(scene.count("visigoths", "dardania")).isZero();
  }

  @Test
  void aCardAmbushesInAForestToo() {
    Hand.deal(scene.world, Hand.ROMAN, "ambush");
    assertThat(terrain("lotharingia")).isEqualTo(Terrain.FOREST);
    plays();
    scene.dice.white(WHITE_SWORD);

    fight("treveria", "lotharingia", Stack.NO_LEADER);

    assertThat(scene.log).contains(new BattleTold.AmbushTried(false, true));
  }

  @Test
  void inOpenCountryNobodyIsAskedForTheCard() {
    Hand.deal(scene.world, Hand.ROMAN, "ambush");
    scene.dice.white(WHITE_SWORD).white(BLANK).white(BLANK).white(BLANK).black(BLANK);

    fight("savus", "moesia-superior", Stack.NO_LEADER);

    assertThat(scene.world.cards().hand(Hand.ROMAN).size()).isEqualTo(1);
  }

  @Test
  void whoKnowsTheMountainsIsNotAmbushedByACard() {
    Hand.deal(scene.world, Hand.ROMAN, "ambush");
    int alaricus = scene.lead("alaricus", "macedonia");
    scene.dice.white(WHITE_SWORD).white(BLANK).white(BLANK).white(BLANK).black(BLANK);

    fight("macedonia", "dardania", alaricus);

    assertThat(scene.world.cards().hand(Hand.ROMAN).size()).isEqualTo(1);
    assertThat(scene.log).noneMatch(BattleTold.AmbushTried.class::isInstance);
  }
}
