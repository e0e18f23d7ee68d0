package org.groma.engine.bench;

import java.util.concurrent.TimeUnit;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.combat.AdvancedBattle;
import org.groma.engine.invasions.combat.Battle;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.JudgementPlayer;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Land battles a second on one core, nobody listening: seven legions against six Persians. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BattleBenchmark {

  private static final int EMPIRE = Trait.CIVILIZED | Trait.IMPERIAL;
  private static final int LEGION = EMPIRE | Trait.ELITE | Trait.HEAVY;
  private static final int GUARD = LEGION | Trait.GUARD;
  private static final int PALATINE = GUARD | Trait.CAVALRY;
  private static final int HORSE_ARCHER = Trait.CIVILIZED | Trait.CAVALRY | Trait.ARCHER;
  private static final int HEAVY_CAVALRY = Trait.CIVILIZED | Trait.CAVALRY | Trait.HEAVY;
  private static final int CLIBANARII = HEAVY_CAVALRY | Trait.ELITE;
  private static final int ELITE_INFANTRY = Trait.CIVILIZED | Trait.ELITE;

  private final CombatFigures figures = Sample.SETTING.figures().combat();
  private final Table table = Table.of(new SeededDice(1), new JudgementPlayer());

  private final Engagement nisibis =
      new Engagement(
          Ground.open(Terrain.STEPPE).with(Ground.Fortress.OF_A_KINGDOM),
          Force.of(LEGION, LEGION, LEGION, LEGION, LEGION, GUARD, PALATINE)
              .leader(3, false)
              .roman()
              .build(),
          Force.of(
                  CLIBANARII,
                  HEAVY_CAVALRY,
                  HORSE_ARCHER,
                  HORSE_ARCHER,
                  HORSE_ARCHER,
                  ELITE_INFANTRY)
              .leader(2, false)
              .build());

  @Benchmark
  public BattleResult basic() {
    return Battle.fight(nisibis, figures, table);
  }

  @Benchmark
  public BattleResult advanced() {
    return AdvancedBattle.fight(nisibis, figures, table);
  }
}
