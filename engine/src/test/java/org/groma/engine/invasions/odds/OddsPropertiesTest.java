package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.engine.invasions.combat.Troops.FIGURES;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.data.Offset;
import org.groma.engine.invasions.combat.BattleJudgement;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.ReRoll;
import org.groma.engine.invasions.combat.RolledPool;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.combat.Troops;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;

/** What holds for the odds of every battle. */
class OddsPropertiesTest {

  private static final Offset<Double> EXACTLY = within(1e-12);

  @Provide
  Arbitrary<Force> forces() {
    Arbitrary<Integer> soldier =
        Arbitraries.of(
            Troops.WARRIOR,
            Troops.NOMAD,
            Troops.INFANTRY,
            Troops.FOOT_ARCHER,
            Troops.HEAVY_HORSE,
            Troops.ELITE_INFANTRY,
            Troops.GUARDS,
            Troops.WARRIOR | Trait.AXE | Trait.CROSSED_RIDGE,
            Troops.INFANTRY | Trait.FOREIGN);
    return Combinators.combine(
            soldier.list().ofMinSize(1).ofMaxSize(5),
            Arbitraries.integers().between(0, 2),
            Arbitraries.integers().between(0, 1),
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
        .as((terrain, walls, met, ambush) -> new Ground(terrain, met, met, walls, false, ambush));
  }

  @Property(tries = 100)
  void chancesOfBasicBattlesAddUp(
      @ForAll("forces") Force attacker,
      @ForAll("forces") Force defender,
      @ForAll("grounds") Ground ground) {
    addUp(BattleCalculator.odds(new Engagement(ground, attacker, defender), FIGURES));
  }

  @Property(tries = 100)
  void chancesOfAdvancedBattlesAddUp(
      @ForAll("forces") Force attacker,
      @ForAll("forces") Force defender,
      @ForAll("grounds") Ground ground) {
    addUp(AdvancedCalculator.odds(new Engagement(ground, attacker, defender), FIGURES));
  }

  @Property(tries = 100)
  void chancesOfNavalBattlesAddUp(
      @ForAll("forces") Force attacker, @ForAll("forces") Force defender) {
    addUp(NavalCalculator.odds(new Engagement(Ground.atSea(), attacker, defender), FIGURES));
  }

  private static void addUp(BattleOdds odds) {
    double all = 0;
    double attackers = 0;
    double defenders = 0;
    for (int a = 0; a <= odds.mostEliminated(Side.ATTACKER); a++) {
      for (int d = 0; d <= odds.mostEliminated(Side.DEFENDER); d++) {
        double chance = odds.eliminated(a, d);
        assertThat(chance).isBetween(0.0, 1 + 1e-12);
        all += chance;
        attackers += a * chance;
        defenders += d * chance;
      }
    }
    assertThat(all).isCloseTo(1, EXACTLY);
    double decided = odds.draw();
    for (Side side : Side.BOTH) {
      BattleOdds.Prospects prospects = odds.of(side);
      decided += prospects.victory();
      double mean = side == Side.ATTACKER ? attackers : defenders;
      assertThat(prospects.eliminated()).isCloseTo(mean, EXACTLY);
      assertThat(prospects.lostForGood()).isBetween(0.0, prospects.eliminated() + 1e-12);
      assertThat(prospects.destruction()).isBetween(0.0, 1 + 1e-12);
      assertThat(prospects.hordeHit()).isBetween(0.0, prospects.destruction() + 1e-12);
      assertThat(prospects.leaderLost()).isBetween(0.0, prospects.destruction() + 1e-12);
      assertThat(sumOfHits(odds, side)).isCloseTo(1, EXACTLY);
    }
    assertThat(decided).isCloseTo(1, EXACTLY);
  }

  private static double sumOfHits(BattleOdds odds, Side side) {
    double sum = 0;
    for (int hits = 0; hits <= odds.mostHits(side); hits++) {
      sum += odds.hits(side, hits);
    }
    return sum;
  }

  @Provide
  Arbitrary<List<BattleFace>> whites() {
    return Arbitraries.integers()
        .between(1, 6)
        .map(n -> BattleFace.of(Die.WHITE, n))
        .list()
        .ofMaxSize(6);
  }

  @Provide
  Arbitrary<List<BattleFace>> blacks() {
    return Arbitraries.integers()
        .between(1, 6)
        .map(n -> BattleFace.of(Die.BLACK, n))
        .list()
        .ofMaxSize(3);
  }

  /** However many dice lie there, and in which order. */
  @Property(tries = 2000)
  void judgementTakesADieByItsLookAlone(
      @ForAll("whites") List<BattleFace> ownWhite,
      @ForAll("blacks") List<BattleFace> ownBlack,
      @ForAll("whites") List<BattleFace> enemyWhite,
      @ForAll("blacks") List<BattleFace> enemyBlack,
      @ForAll boolean open,
      @ForAll Side side) {
    RolledPool own = RolledPool.of(ownWhite, ownBlack);
    RolledPool enemy = RolledPool.of(enemyWhite, enemyBlack);
    Optional<ReRoll> reRoll = BattleJudgement.reRoll(side, own, enemy, open);
    int expected = Exchange.PASS;
    if (reRoll.isPresent()) {
      RolledPool pool = reRoll.get().pool() == side ? own : enemy;
      int die = reRoll.get().die();
      expected =
          Exchange.reRoll(
              reRoll.get().pool(), Looks.of(pool.colour(die), pool.face(die).hits(open)));
    }
    assertThat(Looks.on(open).choice(side, looks(own, open), looks(enemy, open)))
        .isEqualTo(expected);
  }

  private static int looks(RolledPool pool, boolean open) {
    int looks = 0;
    for (int die = 0; die < pool.size(); die++) {
      looks |= 1 << Looks.of(pool.colour(die), pool.face(die).hits(open));
    }
    return looks;
  }
}
