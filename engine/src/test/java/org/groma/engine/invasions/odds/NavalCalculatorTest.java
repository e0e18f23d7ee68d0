package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.odds.SetUps.ranks;

import org.assertj.core.data.Offset;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Trait;
import org.junit.jupiter.api.Test;

/** A battle of two ships worked out by hand: all swords count. */
class NavalCalculatorTest {

  private static final Offset<Double> EXACTLY = within(1e-12);

  private final BattleOdds odds =
      NavalCalculator.odds(
          new Engagement(
              Ground.atSea(),
              ranks(1, Trait.FLEET | Trait.CIVILIZED).leader(0, false).build(),
              ranks(1, Trait.FLEET | Trait.CIVILIZED).build()),
          FIGURES);

  @Test
  void nobodyWinsIfBothHitAsOften() {
    assertThat(odds.draw()).isCloseTo(9 / 36.0 + 4 / 36.0 + 1 / 36.0, EXACTLY);
    assertThat(odds.of(ATTACKER).victory()).isCloseTo(9 / 36.0 + 2 / 36.0, EXACTLY);
    assertThat(odds.of(DEFENDER).victory()).isCloseTo(11 / 36.0, EXACTLY);
    assertThat(odds.hits(DEFENDER, 2)).isCloseTo(1 / 6.0, EXACTLY);
    assertThat(odds.hits(ATTACKER, 1)).isCloseTo(1 / 3.0, EXACTLY);
  }

  @Test
  void anAdmiralGoesDownWithHisShips() {
    assertThat(odds.of(ATTACKER).destruction()).isCloseTo(1 / 2.0, EXACTLY);
    assertThat(odds.of(ATTACKER).leaderLost()).isCloseTo(1 / 2.0, EXACTLY);
    assertThat(odds.of(DEFENDER).leaderLost()).isZero();
    assertThat(odds.eliminated(1, 1)).isCloseTo(1 / 4.0, EXACTLY);
  }
}
