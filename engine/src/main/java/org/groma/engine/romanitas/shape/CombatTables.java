package org.groma.engine.romanitas.shape;

import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.romanitas.setting.Flank;
import org.groma.engine.romanitas.setting.Wound;

/** Battles, sieges and fights at sea. */
final class CombatTables {

  private static final int FACES = 6;

  /** A die with the best bonus of a unit and of a figure. */
  private static final int MOST_ROLL = 11;

  private CombatTables() {}

  static List<TableShape> all() {
    return List.of(
        battle(),
        TableShape.rolled("survival", "7.5", "d6", 1, FACES + 1)
            .columns(part("result", ShapeWords.of(Wound.values())))
            .attributes(whole("lost", 1, 1))
            .laws(
                new TableLaw.Down(
                    TableLaw.Course.RISING,
                    List.of("result"),
                    ShapeWords.words(List.of(Wound.values()))),
                new TableLaw.Distinct("result")),
        TableShape.rolled("siege-losses", "7.1.3", "d6", 1, FACES)
            .columns(whole("units", 1, 4))
            .laws(TableLaw.risingDown("units"), new TableLaw.Distinct("units")),
        TableShape.rolled("placement", "7.1.3", "d6", 1, FACES)
            .columns(part("box", ShapeWords.of(Flank.values()))),
        TableShape.rolled("persian-expedition", "6.3", "d6", 1, FACES)
            .columns(whole("battles", 1, 2), whole("sieges", 0, 1)));
  }

  private static TableShape battle() {
    return TableShape.named("battle", "7.1.2")
        .row("impulses", value(2, 8))
        .row("fire", value(2, MOST_ROLL))
        .row("destroyed", value(2, MOST_ROLL - 1))
        .row("breakthroughs", value(1, 3))
        .row("infantry-breakthrough", value(1, 3))
        .row("cavalry-breakthrough", value(1, 3))
        .row("siege", value(2, MOST_ROLL))
        .row("garrison", value(1, 6))
        .row("raiders", value(1, 6))
        .row("reconquest", value(1, 6))
        .row("defenders", value(1, 6))
        .row("defenders-strong", value(1, 8))
        .row("roman-garrison", value(1, 9))
        .row("both-commanders", value(2, 12))
        .row("naval-margin", value(1, 6))
        .row("transport-bonus", value(1, 3))
        .row("transport-bonus-from", value(1, 6))
        .row("persian-battle", value(1, 8))
        .row("persian-siege", value(1, 8))
        .row("persian-invaders", value(1, 9))
        .row("stratagem", value(1, 4));
  }

  private static OpenField value(int least, int most) {
    return whole("value", least, most);
  }
}
