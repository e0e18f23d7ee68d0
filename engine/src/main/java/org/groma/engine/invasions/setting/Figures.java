package org.groma.engine.invasions.setting;

import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.kernel.TableReader;

/**
 * The numbers of the tables, chapter by chapter.
 *
 * @param bonds XXVII to XXX
 * @param combat XX, XXI
 * @param control XII
 * @param movement XVIII
 * @param raid XI
 * @param reaction XIX and XX.L
 * @param score V.B
 * @param sea XXV
 * @param siege XXIII and XXIV
 * @param stacking XVII
 * @param submission XXIX
 */
public record Figures(
    BondFigures bonds,
    CombatFigures combat,
    ControlFigures control,
    MovementFigures movement,
    RaidFigures raid,
    ReactionFigures reaction,
    ScoreFigures score,
    SeaFigures sea,
    SiegeFigures siege,
    StackingFigures stacking,
    SubmissionFigures submission) {

  static Figures read(TableReader tables) {
    return new Figures(
        BondFigures.read(tables),
        CombatFigures.read(tables),
        ControlFigures.read(tables),
        MovementFigures.read(tables),
        RaidFigures.read(tables),
        ReactionFigures.read(tables),
        ScoreFigures.read(tables),
        SeaFigures.read(tables),
        SiegeFigures.read(tables),
        StackingFigures.read(tables),
        SubmissionFigures.read(tables));
  }
}
