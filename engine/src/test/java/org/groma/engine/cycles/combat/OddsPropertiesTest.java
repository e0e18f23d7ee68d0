package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.setting.CombatTable;

/** What holds for the odds of any attack. */
class OddsPropertiesTest {

  private static final CombatTable TABLE = Scene.OPEN.combat();

  @Property
  void strongerAttackersAreNeverWorseOffAndStrongerDefendersNever(
      @ForAll @IntRange(min = 1, max = 80) int attack,
      @ForAll @IntRange(min = 1, max = 20) int defence,
      @ForAll @IntRange(max = 20) int more) {
    int column = TABLE.column(attack, defence);
    assertThat(TABLE.column(attack + more, defence)).isGreaterThanOrEqualTo(column);
    assertThat(TABLE.column(attack, defence + more)).isLessThanOrEqualTo(column);
  }

  @Property
  void oddsAreTheBestThatAreReached(
      @ForAll @IntRange(min = 1, max = 80) int halves,
      @ForAll @IntRange(min = 1, max = 20) int defence) {
    int column = TABLE.column(halves, defence);
    if (column != CombatTable.NO_ATTACK) {
      assertThat(halves / 2.0 / defence).isGreaterThanOrEqualTo(ratio(column));
    }
    if (column + 1 < TABLE.columns()) {
      assertThat(halves / 2.0 / defence).isLessThan(ratio(column + 1));
    }
  }

  private static double ratio(int column) {
    String[] odds = TABLE.odds(column).split("-", -1);
    return Double.parseDouble(odds[0]) / Double.parseDouble(odds[1]);
  }

  @Property
  void noShiftLeavesTheTable(
      @ForAll @IntRange(min = 0, max = 8) int column, @ForAll @IntRange(min = -9, max = 9) int by) {
    int shifted = TABLE.shifted(Math.min(column, TABLE.columns() - 1), by);
    assertThat(shifted).isBetween(0, TABLE.columns() - 1);
  }

  @Provide
  Arbitrary<String> kinds() {
    return Arbitraries.of("infantry", "horse", "bow", "barbarian-infantry", "barbarian-horse");
  }

  @Property(tries = 200)
  void eachUnitMoreIsAsGoodOrBetterAndALeaderToo(
      @ForAll @Size(min = 1, max = 4) List<@From("kinds") String> kinds,
      @ForAll("kinds") String defender,
      @ForAll @IntRange(max = 200) int where) {
    Scene scene = Scene.open();
    int area = where % scene.board().areas();
    scene.put(YOU, defender, area);
    Defence defence = Defence.of(scene.world, area, ME, Fray.NONE).orElseThrow();
    List<Integer> near = scene.land.near(area);
    List<Integer> units = new ArrayList<>();
    int before = CombatTable.NO_ATTACK;
    for (int i = 0; i < Math.min(kinds.size(), near.size()); i++) {
      units.add(scene.put(ME, kinds.get(i), near.get(i)));
      int column = Odds.column(scene.world, ME, defence, units);
      assertThat(column).isGreaterThanOrEqualTo(before);
      before = column;
    }
    if (!units.isEmpty()) {
      scene.lead(ME, scene.world.place(units.getFirst()));
      int led = Odds.column(scene.world, ME, defence, units);
      assertThat(led)
          .isEqualTo(before == CombatTable.NO_ATTACK ? before : TABLE.shifted(before, 1));
    }
  }
}
