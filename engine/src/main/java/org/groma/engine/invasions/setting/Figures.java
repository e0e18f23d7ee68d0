package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.TableReader;

/**
 * The numbers of the tables, chapter by chapter.
 *
 * @param control XII
 * @param stacking XVII
 */
public record Figures(ControlFigures control, StackingFigures stacking) {

  static Figures read(TableReader tables) {
    return new Figures(ControlFigures.read(tables), StackingFigures.read(tables));
  }
}
