package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.diplomacy.Graft;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Visigoths before a city of Byzantium, and Romans who hold a card. */
class GraftTest {

  private static final int CARD = Sample.SETTING.diplomacyDeck().card(DiplomacyDeck.Kind.GRAFT);

  private final Theatre scene = new Theatre();
  private final int romans = nation("romans");
  private final int visigoths = nation("visigoths");

  @BeforeEach
  void besiege() {
    scene.active("visigoths").holds("byzantines", "moesia-superior").walls("moesia-superior");
    UnitSet goths = scene.put("visigoths", "infantry", 2, "savus");
    scene.march(goths, -1, "moesia-superior");
    scene.world.apply(new CardEvent.DiplomacyShuffled(CardList.of(CARD)));
    scene.world.apply(new CardEvent.DiplomacyDrawn(romans, CARD));
  }

  @Test
  void aBribeLiftsTheSiegeOfAnybodysCity() {
    scene.world.apply(new NationEvent.GoldChanged(romans, 10));
    scene.player.answer(Graft.ChooseGraft.class, true);

    CombatStep.run(scene.play(), visigoths);

    assertThat(scene.log)
        .contains(new DiplomacyTold.SiegeLifted(romans, visigoths, province("moesia-superior")))
        .noneMatch(PlunderTold.SiegeLaid.class::isInstance);
    assertThat(scene.world.gold(romans)).isEqualTo(8);
    assertThat(scene.world.gold(visigoths)).isEqualTo(2);
    assertThat(scene.count("visigoths", "moesia-superior")).as("they retreat").isZero();
    assertThat(scene.count("visigoths", "savus")).isEqualTo(2);
    assertThat(scene.world.cards().envoys(romans).size()).isZero();
  }

  @Test
  void withoutMoneyNobodyIsAsked() {
    scene.dice.d10(1);

    CombatStep.run(scene.play(), visigoths);

    assertThat(scene.log).anyMatch(PlunderTold.SiegeLaid.class::isInstance);
    assertThat(scene.world.cards().envoys(romans).size()).isEqualTo(1);
  }
}
