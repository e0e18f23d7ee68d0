package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Troops.FIGURES;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;

/** What holds for every battle, whoever fights it and however it is decided. */
class BattlePropertiesTest {

  @Provide
  Arbitrary<Force> forces() {
    Arbitrary<Integer> elite = Arbitraries.of(Trait.CIVILIZED | Trait.ELITE, Troops.GUARDS);
    Arbitrary<Integer> standard =
        Arbitraries.of(Troops.WARRIOR, Troops.NOMAD, Troops.INFANTRY, Troops.FOOT_ARCHER);
    Arbitrary<Integer> skill =
        Arbitraries.of(
            0,
            Trait.CAVALRY,
            Trait.HEAVY,
            Trait.AXE,
            Trait.MOUNTAINEER,
            Trait.FOREIGN,
            Trait.CROSSED_RIDGE,
            Trait.AMPHIBIOUS | Trait.CROSSED_RIVER);
    Arbitrary<Integer> soldier =
        Combinators.combine(Arbitraries.oneOf(elite, standard), skill).as((a, b) -> a | b);
    return Combinators.combine(
            soldier.list().ofMinSize(1).ofMaxSize(8),
            Arbitraries.integers().between(0, 3),
            Arbitraries.integers().between(0, 2),
            Arbitraries.of(true, false))
        .as((soldiers, combat, hordes, limes) -> {
          ForceBuilder made =
              Force.of(soldiers.stream().mapToInt(Integer::intValue).toArray())
                  .leader(combat, false)
                  .hordes(hordes);
          return (limes ? made.limes() : made).build();
        });
  }

  @Provide
  Arbitrary<Ground> grounds() {
    return Combinators.combine(
            Arbitraries.of(Terrain.class),
            Arbitraries.of(Ground.Fortress.class),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false))
        .as((terrain, walls, intercepted, ambush) ->
            new Ground(terrain, intercepted, intercepted, walls, false, ambush));
  }

  private static void holds(Field.Rules rules, Engagement engagement, long seed, boolean judged) {
    List<BattleTold.PoolsSet> pools = new ArrayList<>();
    Player player = judged ? new JudgementPlayer() : new RandomPlayer(new SeededDice(seed + 1));
    Table table =
        new Table(
            new SeededDice(seed),
            _ -> player,
            event -> {
              if (event instanceof BattleTold.PoolsSet set) {
                pools.add(set);
              }
            });
    BattleResult result = rules.fight(engagement, FIGURES, table);
    assertThat(result.winner()).isPresent();
    for (Side side : Side.BOTH) {
      Force before = engagement.force(side);
      Force after = result.force(side);
      BattleResult.Fate fate = result.fate(side);
      assertThat(after.size()).isEqualTo(before.size());
      assertThat(fate.hitsTaken()).isBetween(fate.eliminated(), before.endurance());
      int lost = fate.eliminated() - (before.hasLimes() && !after.hasLimes() ? 1 : 0);
      int recovered = lost - after.eliminated();
      assertThat(recovered).isBetween(0, 2).isLessThanOrEqualTo(lost);
      if (Math.min(engagement.attacker().size(), engagement.defender().size()) == 1) {
        assertThat(recovered).isZero();
      }
      assertThat(fate.destroyed()).isEqualTo(fate.hitsTaken() == before.endurance());
      assertThat(fate.hordeHit() && (!fate.destroyed() || before.hordes() == 0)).isFalse();
      assertThat(fate.leaderLost() && !fate.destroyed()).isFalse();
    }
    for (BattleTold.PoolsSet set : pools) {
      assertThat(set.attackerWhite() + set.attackerBlack()).isPositive();
      assertThat(set.defenderWhite() + set.defenderBlack()).isPositive();
    }
  }

  @Property(tries = 500)
  void basicBattlesKeepCount(
      @ForAll("forces") Force attacker,
      @ForAll("forces") Force defender,
      @ForAll("grounds") Ground ground,
      @ForAll long seed,
      @ForAll boolean judged) {
    holds(Battle::fight, new Engagement(ground, attacker, defender), seed, judged);
  }

  @Property(tries = 500)
  void advancedBattlesKeepCount(
      @ForAll("forces") Force attacker,
      @ForAll("forces") Force defender,
      @ForAll("grounds") Ground ground,
      @ForAll long seed) {
    holds(AdvancedBattle::fight, new Engagement(ground, attacker, defender), seed, true);
  }

  @Property(tries = 500)
  void everyOptionForLossesIsLegalAndTakesExactlyTheHits(
      @ForAll("forces") Force force, @ForAll long seed) {
    if (force.endurance() == 1) {
      return;
    }
    int hits = 1 + new SeededDice(seed).below(force.endurance() - 1);
    ChooseLosses decision = new ChooseLosses(force, hits);
    assertThat(decision.refusal(decision.judged())).isEmpty();
    for (Losses option : decision.options()) {
      assertThat(decision.refusal(option)).isEmpty();
      Force struck = force.copy();
      option.strike(struck);
      assertThat(struck.endurance()).isEqualTo(force.endurance() - hits);
    }
  }

  @Property(tries = 200)
  void theSameSeedFightsTheSameBattle(
      @ForAll("forces") Force attacker,
      @ForAll("forces") Force defender,
      @ForAll("grounds") Ground ground,
      @ForAll long seed) {
    Engagement engagement = new Engagement(ground, attacker, defender);
    assertThat(silently(engagement, seed)).isEqualTo(silently(engagement, seed));
  }

  private static BattleResult silently(Engagement engagement, long seed) {
    return Battle.fight(engagement, FIGURES, Table.of(new SeededDice(seed), new JudgementPlayer()));
  }
}
