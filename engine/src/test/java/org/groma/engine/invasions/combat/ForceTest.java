package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.combat.Troops.GUARDS;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.PALATINE;
import static org.groma.engine.invasions.combat.Troops.many;

import java.util.List;
import org.junit.jupiter.api.Test;

class ForceTest {

  private static ForceBuilder two() {
    return Force.of(LEGION, INFANTRY);
  }

  @Test
  void aDamagedEliteIsInfantryButKeepsSomeOfItsSkills_III_B() {
    int all = -1;
    Force force = Force.of(all).damaged(0).build();
    assertThat(force.traits(0)).isEqualTo(Trait.KEPT_WHEN_DAMAGED);
    assertThat(force.frontTraits(0)).isEqualTo(all);
    for (int lost :
        new int[] {Trait.CAVALRY, Trait.ARCHER, Trait.HEAVY, Trait.ELITE, Trait.GUARD}) {
      assertThat(force.has(0, lost)).isFalse();
    }
    for (int kept :
        new int[] {
          Trait.AXE, Trait.MOUNTAINEER, Trait.AMPHIBIOUS, Trait.FLEET, Trait.FOREIGN,
          Trait.BARBARIAN, Trait.NOMAD, Trait.CIVILIZED, Trait.IMPERIAL, Trait.CROSSED_RIVER,
          Trait.CROSSED_RIDGE, Trait.CROSSED_STRAIT
        }) {
      assertThat(force.has(0, kept)).isTrue();
    }
  }

  @Test
  void enduranceCountsElitesTwiceAndTheLimes_XX_H() {
    Force force = Force.of(LEGION, LEGION, INFANTRY).damaged(1).limes().hordes(2).build();
    assertThat(force.endurance()).isEqualTo(5);
    force.hit(0);
    force.hit(1);
    assertThat(force.endurance()).isEqualTo(3);
    force.loseLimes();
    assertThat(force.endurance()).isEqualTo(2);
    assertThat(force.losses()).isEqualTo(2);
    force.eliminateAll();
    assertThat(force.endurance()).isZero();
    assertThat(force.losses()).isEqualTo(4);
  }

  @Test
  void aGuardIsTwoElites_III_B() {
    assertThat(Force.of(GUARDS, PALATINE, LEGION, INFANTRY).build().elites()).isEqualTo(5);
  }

  @Test
  void countLooksForSomeTraitsAndTheAbsenceOfOthers() {
    Force force = Force.of(LEGION, PALATINE, INFANTRY).build();
    assertThat(force.count(Trait.HEAVY)).isEqualTo(2);
    assertThat(force.count(Trait.HEAVY, Trait.CAVALRY)).isEqualTo(1);
    assertThat(force.count(0, Trait.HEAVY)).isEqualTo(1);
  }

  @Test
  void forcesAreEqualWhenEverythingIs() {
    assertThat(two().build()).isEqualTo(two().build()).hasSameHashCodeAs(two().build());
    Force hit = two().build();
    hit.hit(1);
    Force lost = two().limes().build();
    lost.loseLimes();
    List<Force> others =
        List.of(
            hit,
            lost,
            many(2, LEGION),
            two().chooser(1).build(),
            two().leader(0, false).build(),
            two().roman().build(),
            two().hordes(1).build(),
            two().limes().build());
    assertThat(others).doesNotContain(two().build()).doesNotHaveDuplicates();
    assertThat(two().build()).isNotEqualTo("a force");
    assertThat(hit.hashCode()).isNotEqualTo(two().build().hashCode());
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Force force = two().limes().chooser(4).build();
    force.loseLimes();
    Force copy = force.copy();
    assertThat(copy).isEqualTo(force);
    copy.hit(1);
    assertThat(force.strength()).isEqualTo(2);
    assertThat(copy.strength()).isEqualTo(1);
    assertThat(copy.losses()).isEqualTo(2);
    assertThat(copy.chooser()).isEqualTo(4);
  }

  @Test
  void theCommandHoldsWhatTheBuilderWasTold() {
    Force force =
        two()
            .chooser(1)
            .leader(2, true)
            .roman()
            .nomads()
            .inDecline()
            .extraReRolls(3)
            .cards(4, 5, 6)
            .blackDice(7)
            .build();
    assertThat(force.command())
        .isEqualTo(new Command(1, true, 2, true, true, true, true, 3, 4, 5, 6, 7));
    assertThat(force.combat()).isEqualTo(2);
    assertThat(two().build().command())
        .isEqualTo(new Command(0, false, 0, false, false, false, false, 0, 0, 0, 0, 0));
  }

  @Test
  void aForceOfThirtyTwoIsTheMost() {
    assertThat(many(32, INFANTRY).size()).isEqualTo(32);
    assertThatThrownBy(() -> many(33, INFANTRY)).hasMessageContaining("33 soldiers");
  }

  @Test
  void aForceIsWrittenByItsConditions() {
    assertThat(two().damaged(0).limes().build()).hasToString("[DAMAGED, FRESH] with a Limes");
    assertThat(two().build()).hasToString("[FRESH, FRESH]");
  }
}
