/**
 * The odds of a battle, worked out exactly: every result of the dice is weighed by its chance, none
 * is sampled. They hold for two sides that decide by {@link
 * org.groma.engine.invasions.combat.BattleJudgement}, and every rule is asked of the combat package
 * itself; only dice are replaced, by distributions.
 *
 * <ul>
 *   <li><b>Standing</b>: how one side stands at a moment of the battle. Which hits it took in which
 *       order may not matter: standings that are alike are one.
 *   <li><b>Spread</b>: the chance of each pair of standings at such a moment.
 *   <li><b>Throw</b>: what one side's dice show, as far as it matters: for battle dice how many of
 *       each look lie there, for two dice of the advanced rules how many hits they make.
 *   <li><b>Look</b>: a die's colour and the hits it shows. Dice of one look are as good as each
 *       other for whoever chooses a die to be rolled again and for what comes of it.
 *   <li><b>Exchange</b>: the re-rolls of both sides in turns, a Markov chain over both throws, the
 *       re-rolls that both have left, and whose turn it is.
 * </ul>
 *
 * <p>How a battle is worked out: it begins as a spread over one pair of standings. Archery makes a
 * wider spread of it; hits are the sums of dice, whose distributions are convolved, or the rows of
 * a table. For every pair that can fight on, the pools or modifiers of the melee are set, both
 * throws are spread over what they can show, and the exchange moves their chances along until both
 * sides have passed. Its last throws make hits, and hits the next spread. The pairs at which the
 * battle ends are then judged once each: who won, who fell, what recovers.
 *
 * <p>Chances of one battle add up to 1 but for rounding, some 1e-15.
 */
package org.groma.engine.invasions.odds;
