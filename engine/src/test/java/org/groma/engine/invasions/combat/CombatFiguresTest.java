package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Troops.FIGURES;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CombatFiguresTest {

  @Test
  void theSampleHasEverythingThatBattlesNeed() {
    TableReader tables = new TableReader(SampleProject.get());
    CombatFigures.read(tables);
    assertThat(tables.shortfalls()).isEmpty();
  }

  @Test
  void whatIsMissingIsNotedAndHarmless() {
    Project bare = Project.empty(SampleProject.get().settings());
    TableReader tables = new TableReader(bare);
    CombatFigures figures = CombatFigures.read(tables);
    assertThat(tables.shortfalls())
        .extracting(Shortfall::where)
        .contains("table tactical-advantages", "table archery-dice", "table advanced-battle");
    assertThat(figures.assassination()).isEqualTo(Integer.MAX_VALUE);
    assertThat(figures.archery().archers().of(5)).isZero();
    assertThat(figures.isOpen(Terrain.CLEAR)).isFalse();
    assertThat(figures.advanced().meleeHits(7, 12, true)).isZero();
    assertThat(figures.advanced().firingHits(12, true)).isZero();
  }

  @Test
  void basicFiguresAreThePrintedOnes() {
    CombatFigures.Margin margin = new CombatFigures.Margin(2, true);
    assertThat(FIGURES.cavalry()).isEqualTo(margin);
    assertThat(FIGURES.heavy()).isEqualTo(margin);
    assertThat(FIGURES.archery())
        .isEqualTo(
            new CombatFigures.Archery(
                new CombatFigures.Rate(2, 1),
                new CombatFigures.Rate(4, 1),
                new CombatFigures.Rate(4, 1),
                -1,
                new CombatFigures.Rate(2, 1)));
    assertThat(FIGURES.pools()).isEqualTo(new CombatFigures.Pools(1, -1, -1, -1, 1, 1, 1, 1, 1));
    assertThat(FIGURES.trades()).isEqualTo(new CombatFigures.Trades(1, 2, 1, 1, 1, 1, 1));
    assertThat(FIGURES.recoveries()).isEqualTo(new CombatFigures.Recoveries(2, 1, 0, 1));
    assertThat(FIGURES.optionCombat()).isEqualTo(2);
    assertThat(FIGURES.assassination()).isEqualTo(8);
    assertThat(FIGURES.navalReRolls()).isEqualTo(2);
    assertThat(FIGURES.ambushByInterceptedAttacker()).isFalse();
  }

  @Test
  void withoutOneAgainstNoneOnlyTheMarginCounts() {
    assertThat(new CombatFigures.Margin(2, false).isHeld(1, 0)).isFalse();
    assertThat(new CombatFigures.Margin(2, false).isHeld(2, 0)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "2, 1", "3, 2", "9, 2"})
  void recoveriesDependOnTheSmallerSide(int size, int units) {
    assertThat(FIGURES.recoveries().of(size)).isEqualTo(units);
  }

  @ParameterizedTest
  @CsvSource({
    "CLEAR, true",
    "STEPPE, true",
    "DESERT, true",
    "MARSH, false",
    "FOREST, false",
    "MOUNTAIN, false"
  })
  void redSwordsCountInTheOpen(Terrain terrain, boolean open) {
    assertThat(FIGURES.isOpen(terrain)).isEqualTo(open);
  }

  @ParameterizedTest
  @CsvSource({
    "WHITE, blank, BLANK", "WHITE, white, WHITE_SWORD", "WHITE, red, RED_SWORD",
    "WHITE, white-red, BOTH_SWORDS", "BLACK, blank, BLANK", "BLACK, white, WHITE_SWORD",
    "BLACK, red, RED_SWORD", "BLACK, white-red, BOTH_SWORDS", "BLACK, two-white, TWO_WHITE_SWORDS"
  })
  void theTablesOfBattleDiceAgreeWithTheirFaces_XX_B(Die die, String row, BattleFace face) {
    String table = "battle-die-" + die.name().toLowerCase(Locale.ROOT);
    TableReader tables = new TableReader(SampleProject.get());
    int faces = 0;
    for (int roll = 1; roll <= die.faces(); roll++) {
      if (BattleFace.of(die, roll) == face) {
        faces++;
      }
    }
    assertThat(faces).isEqualTo(tables.number(table, row, "faces"));
    assertThat(face.white()).isEqualTo(tables.number(table, row, "white"));
    assertThat(face.red()).isEqualTo(tables.number(table, row, "red"));
    assertThat(tables.shortfalls()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"archery-dice, open", "advanced-battle, halfRoundsUpIn"})
  void otherTablesMeanTheSameOpenTerrains(String table, String attribute) {
    Datum.Items items =
        (Datum.Items)
            SampleProject.get()
                .get(Kinds.TABLES)
                .find(table)
                .orElseThrow()
                .attributes()
                .get(attribute)
                .orElseThrow();
    Set<Terrain> open = EnumSet.noneOf(Terrain.class);
    for (Datum item : items.items()) {
      open.add(Terrain.of(((Datum.Text) item).text()).orElseThrow());
    }
    assertThat(open).isEqualTo(FIGURES.openTerrains());
  }

  @ParameterizedTest
  @CsvSource({
    "ridge-or-river-crossed, automatic",
    "otherwise, d2",
    "leader-with-mountain-icon, never"
  })
  void theAmbushTableSaysWhatTheCodeDoes_XX_D(String row, String word) {
    assertThat(new TableReader(SampleProject.get()).word("ambush", row, "ambush")).isEqualTo(word);
  }

  @Test
  void advancedFiguresAreThePrintedOnes() {
    assertThat(FIGURES.advanced().fire()).isEqualTo(new AdvancedFigures.Fire(2, 3, 1, 1, -4));
    assertThat(FIGURES.advanced().modifiers())
        .isEqualTo(new AdvancedFigures.Modifiers(-1, -1, -1, -1, 1, 1, 2, 1, 1, 2, 1, -1, 1, 1, 2));
  }
}
