package org.groma.engine.invasions.setting;

import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.kernel.TableReader;

/**
 * The numbers of the tables, chapter by chapter.
 *
 * @param administration XIII
 * @param caravan X.D
 * @param bonds XXVII to XXX
 * @param combat XX, XXI
 * @param control XII
 * @param income XIV
 * @param movement XVIII
 * @param purchase XV
 * @param raid XI
 * @param reaction XIX and XX.L
 * @param reinforcement IX
 * @param revolt XVI
 * @param ruin XIV.J and K
 * @param score V.B
 * @param sea XXV
 * @param siege XXIII and XXIV
 * @param stacking XVII
 * @param status VI to VIII
 * @param submission XXIX
 */
public record Figures(
    AdministrationFigures administration,
    CaravanFigures caravan,
    BondFigures bonds,
    CombatFigures combat,
    ControlFigures control,
    IncomeFigures income,
    MovementFigures movement,
    PurchaseFigures purchase,
    RaidFigures raid,
    ReactionFigures reaction,
    ReinforcementFigures reinforcement,
    RevoltFigures revolt,
    RuinFigures ruin,
    ScoreFigures score,
    SeaFigures sea,
    SiegeFigures siege,
    StackingFigures stacking,
    StatusFigures status,
    SubmissionFigures submission) {

  static Figures read(TableReader tables) {
    return new Figures(
        AdministrationFigures.read(tables),
        CaravanFigures.read(tables),
        BondFigures.read(tables),
        CombatFigures.read(tables),
        ControlFigures.read(tables),
        IncomeFigures.read(tables),
        MovementFigures.read(tables),
        PurchaseFigures.read(tables),
        RaidFigures.read(tables),
        ReactionFigures.read(tables),
        ReinforcementFigures.read(tables),
        RevoltFigures.read(tables),
        RuinFigures.read(tables),
        ScoreFigures.read(tables),
        SeaFigures.read(tables),
        SiegeFigures.read(tables),
        StackingFigures.read(tables),
        StatusFigures.read(tables),
        SubmissionFigures.read(tables));
  }
}
