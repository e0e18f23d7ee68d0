/**
 * Battles on land and at sea: chapters XX and XXI, and the part of XXV that resolves naval battles.
 *
 * <p>A battle is fought between two {@link org.groma.engine.invasions.combat.Force}s on a {@link
 * org.groma.engine.invasions.combat.Ground}; it knows nothing of the map or of the rest of the
 * game. So it can be fought a million times, and its odds can be worked out exactly.
 *
 * <ul>
 *   <li><b>Soldier</b>: a unit in a battle, by its index in the force.
 *   <li><b>Trait</b>: what a soldier counts as, a bit. A damaged soldier has the traits of its
 *       reverse side.
 *   <li><b>Hit</b>: damages an elite soldier, eliminates any other.
 *   <li><b>Open</b>: terrain where red swords and half hits count.
 * </ul>
 *
 * <p>{@link org.groma.engine.invasions.combat.Battle}, {@link
 * org.groma.engine.invasions.combat.AdvancedBattle} and {@link
 * org.groma.engine.invasions.combat.NavalBattle} are the three orders of events; each names its
 * steps in turn, and a step is a class. What somebody chooses is a {@link
 * org.groma.engine.invasions.combat.CombatDecision}, answered sensibly by {@link
 * org.groma.engine.invasions.combat.BattleJudgement}. Numbers of dice, trades, modifiers and hits
 * are functions of forces and ground alone, so that odds are worked out with the rules themselves.
 *
 * <p>A force begins a battle with nobody eliminated. Two rules are the world's business: Barbarians
 * get no {@link org.groma.engine.invasions.combat.Trait#ELITE}, and walls count only for their
 * Civilized owner.
 */
package org.groma.engine.invasions.combat;
