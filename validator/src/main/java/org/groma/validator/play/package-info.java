/**
 * Checks by play: many games of a scenario are played, and what happened in them, or never did, is
 * found.
 *
 * <ul>
 *   <li><b>Match</b>: one of the games. Every other one is played at random instead of to win,
 *       because players who know what they do leave much of a project untried. Who wins is judged
 *       by those alone that were played to win.
 *   <li><b>Sighting</b>: a moment of a match. With a storyteller of the game it becomes the turn
 *       and the nation up to which {@code groma replay} is asked to tell.
 *   <li><b>Ledger</b>: what was counted, the same whatever the number of threads.
 *   <li><b>Never</b> is said only after {@link org.groma.validator.play.Played#ENOUGH} games.
 * </ul>
 *
 * <p>What there is to be used, entered and exercised, a game says itself in its {@link
 * org.groma.engine.kernel.Inventory}; nothing here knows any game.
 */
package org.groma.validator.play;
