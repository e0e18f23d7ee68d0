/**
 * The data of Invasions in short words for player aids and spreadsheets: objectives, special rules,
 * the time table, cards and the sequence of play.
 *
 * <ul>
 *   <li><b>Phrase</b>: begins with a capital, ends without a full stop, names things as the project
 *       does. It never fails: what is not in the {@link
 *       org.groma.engine.invasions.effect.Vocabulary vocabulary}, or lacks a parameter, is shown as
 *       it stands.
 *   <li><b>Clause</b>: what one effect does, to stand within a phrase. Families of effects have a
 *       class each with a switch by word; a test holds that no word of the vocabulary is left out.
 *   <li><b>Occasion</b>: when something holds, as an adverbial: {@code in turn 4}, {@code if the
 *       Romans have collapsed}.
 * </ul>
 *
 * <p>The story of a game uses the same plurals, lists and amounts.
 */
package org.groma.engine.invasions.phrases;
