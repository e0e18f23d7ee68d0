package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.combat.Trait.FOREIGN;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.many;

import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class ChooseLossesTest {

  private static final int MERCENARY = INFANTRY | FOREIGN;

  private static Optional<String> refused(Force force, int hits, Losses answer) {
    return new ChooseLosses(force, hits).refusal(answer).map(Refusal::reason);
  }

  @Test
  void everyHitMustBeTakenAndNoMore_XX_H() {
    Force force = many(4, INFANTRY);
    assertThat(refused(force, 2, Losses.of(0, 3))).isEmpty();
    assertThat(refused(force, 2, Losses.of(0))).contains("Hits to take: 2");
    assertThat(refused(force, 2, Losses.of(0, 1, 2))).contains("Hits to take: 2");
  }

  @Test
  void aStandardSoldierTakesOneHitAndAnEliteTwo_XX_H() {
    Force force = Force.of(INFANTRY, LEGION, LEGION).damaged(2).build();
    String tooMany = "Nobody is there to take so many hits";
    assertThat(refused(force, 2, Losses.of(1, 1))).isEmpty();
    assertThat(refused(force, 2, Losses.of(0, 0))).contains(tooMany);
    assertThat(refused(force, 2, Losses.of(2, 2))).contains(tooMany);
    assertThat(refused(force, 3, Losses.of(1, 1, 1))).contains(tooMany);
    assertThat(refused(force, 1, Losses.of(3))).contains(tooMany);
    force.hit(0);
    assertThat(refused(force, 1, Losses.of(0))).contains(tooMany);
  }

  @Test
  void aLimesTakesAHitIfThereIsOne_C22() {
    Force force = Force.of(INFANTRY).limes().build();
    assertThat(refused(force, 1, Losses.NONE.withLimes())).isEmpty();
    assertThat(refused(many(2, INFANTRY), 1, Losses.NONE.withLimes()))
        .contains("There is no Limes to take a hit");
    Losses.NONE.withLimes().strike(force);
    assertThat(force.hasLimes()).isFalse();
    assertThat(force.losses()).isEqualTo(1);
    assertThat(force.eliminated()).isZero();
    assertThat(refused(force, 1, Losses.NONE.withLimes())).isPresent();
  }

  @Test
  void theFirstUnitEliminatedMustBeNational_XX_H() {
    Force force = Force.of(MERCENARY, INFANTRY, INFANTRY).build();
    assertThat(refused(force, 1, Losses.of(0)))
        .contains("The first unit eliminated must be a national one");
    assertThat(refused(force, 1, Losses.of(1))).isEmpty();
    assertThat(refused(force, 2, Losses.of(0, 2))).isEmpty();
    force.hit(1);
    assertThat(refused(force, 1, Losses.of(0))).isEmpty();
  }

  @Test
  void aNationalEliteThatIsOnlyDamagedDoesNotGoFirst_XX_H() {
    Force force = Force.of(MERCENARY, ELITE_INFANTRY).build();
    assertThat(refused(force, 2, Losses.of(0, 1))).isPresent();
    assertThat(refused(force, 2, Losses.of(1, 1))).isEmpty();
  }

  @Test
  void aForeignerMayFallFirstWhenNoNationalCan_E38() {
    assertThat(refused(Force.of(MERCENARY, ELITE_INFANTRY).build(), 1, Losses.of(0))).isEmpty();
    assertThat(refused(many(2, MERCENARY), 1, Losses.of(0))).isEmpty();
    Force lastNationalGone = Force.of(MERCENARY, MERCENARY, INFANTRY).build();
    lastNationalGone.hit(2);
    assertThat(refused(lastNationalGone, 1, Losses.of(1))).isEmpty();
  }

  @Test
  void aForeignEliteMayBeDamagedFirst_XX_H() {
    Force force = Force.of(ELITE_INFANTRY | FOREIGN, INFANTRY).build();
    assertThat(refused(force, 1, Losses.of(0))).isEmpty();
    assertThat(refused(force, 2, Losses.of(0, 0))).isPresent();
  }

  @Test
  void aLimesIsNationalToo_C22() {
    Force force = Force.of(MERCENARY, MERCENARY).limes().build();
    assertThat(refused(force, 1, Losses.of(0))).isPresent();
    assertThat(refused(force, 2, Losses.of(0).withLimes())).isEmpty();
  }

  @Test
  void hitsDamageElitesAndEliminateOthers_XX_H() {
    Force force = Force.of(LEGION, LEGION, HORSE, INFANTRY).build();
    Losses.of(0, 1, 1, 2).strike(force);
    assertThat(BasicExamplesTest.conditions(force))
        .containsExactly(
            Condition.DAMAGED, Condition.ELIMINATED, Condition.ELIMINATED, Condition.FRESH);
  }

  @Test
  void optionsAreFewLegalAndBeginWithJudgement_XX_H() {
    Force force = Force.of(MERCENARY, LEGION, INFANTRY, HORSE).chooser(7).build();
    ChooseLosses decision = new ChooseLosses(force, 2);
    assertThat(decision.chooser()).isEqualTo(7);
    // from the front only would be the mercenary first without a national
    assertThat(decision.options())
        .containsExactly(Losses.of(1, 2), Losses.of(2, 0), Losses.of(3, 2));
    assertThat(new ChooseLosses(many(2, INFANTRY), 1).options())
        .containsExactly(Losses.of(0), Losses.of(1));
  }

  @Test
  void lossesCountTheirHits() {
    Losses losses = Losses.of(0, 31, 31).withLimes();
    assertThat(losses.total()).isEqualTo(4);
    assertThat(losses.on(31)).isEqualTo(2);
    assertThat(losses.on(0)).isEqualTo(1);
    assertThat(losses.on(1)).isZero();
    assertThatThrownBy(() -> Losses.of(0, 0, 0, 0)).hasMessageContaining("four hits");
  }
}
