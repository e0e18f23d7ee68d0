package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Troops.CLIBANARII;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.many;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdvantagesTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0, false",
    "1, 0, true",
    "1, 1, false",
    "2, 1, false",
    "3, 1, true",
    "4, 2, true",
    "2, 3, false",
    "0, 1, false"
  })
  void twoMoreOrOneAgainstNoneAreAnAdvantage_XX_C(int own, int enemy, boolean held) {
    assertThat(Advantages.cavalry(many(own, HORSE), many(enemy, HORSE), FIGURES)).isEqualTo(held);
    int heavy = INFANTRY | Trait.HEAVY;
    assertThat(Advantages.heavy(many(own, heavy), many(enemy, heavy), FIGURES)).isEqualTo(held);
  }

  @Test
  void damagedElitesAreNeitherCavalryNorHeavy_III_B() {
    Force fresh = many(1, CLIBANARII);
    Force damaged = Force.of(CLIBANARII).damaged(0).build();
    assertThat(Advantages.cavalry(fresh, damaged, FIGURES)).isTrue();
    assertThat(Advantages.heavy(fresh, damaged, FIGURES)).isTrue();
    assertThat(Advantages.cavalry(damaged, many(1, INFANTRY), FIGURES)).isFalse();
    assertThat(Advantages.heavy(damaged, many(1, INFANTRY), FIGURES)).isFalse();
  }

  @Test
  void theEliminatedDoNotCount_XX_C() {
    Force force = many(2, HORSE);
    force.hit(0);
    force.hit(1);
    assertThat(Advantages.cavalry(many(1, HORSE), force, FIGURES)).isTrue();
    assertThat(Advantages.cavalry(force, many(1, INFANTRY), FIGURES)).isFalse();
  }
}
