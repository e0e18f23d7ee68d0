package org.groma.engine.invasions.setting;

import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.kernel.TableReader;

/**
 * The numbers of the tables, chapter by chapter.
 *
 * @param combat XX, XXI
 * @param control XII
 * @param movement XVIII
 * @param raid XI
 * @param reaction XIX and XX.L
 * @param reinforcement IX
 * @param sea XXV
 * @param siege XXIII and XXIV
 * @param stacking XVII
 * @param status VI to VIII
 * @param submission XXIX
 */
public record Figures(
    CombatFigures combat,
    ControlFigures control,
    MovementFigures movement,
    RaidFigures raid,
    ReactionFigures reaction,
    ReinforcementFigures reinforcement,
    SeaFigures sea,
    SiegeFigures siege,
    StackingFigures stacking,
    StatusFigures status,
    SubmissionFigures submission) {

  static Figures read(TableReader tables) {
    return new Figures(
        CombatFigures.read(tables),
        ControlFigures.read(tables),
        MovementFigures.read(tables),
        RaidFigures.read(tables),
        ReactionFigures.read(tables),
        ReinforcementFigures.read(tables),
        SeaFigures.read(tables),
        SiegeFigures.read(tables),
        StackingFigures.read(tables),
        StatusFigures.read(tables),
        SubmissionFigures.read(tables));
  }
}
