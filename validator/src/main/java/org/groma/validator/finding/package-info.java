/**
 * What checks find: a sentence, what it is about, where to look, and how to mend it.
 *
 * <ul>
 *   <li><b>Subject</b>: what is affected, an entry or a part of the drawing.
 *   <li><b>Point and location</b>: where to look, on the map and in the files.
 *   <li><b>Fix</b>: an ordinary edit, applied like any other and undone like any other.
 *   <li><b>Evidence</b>: for what was seen in play, the game to play again.
 * </ul>
 */
package org.groma.validator.finding;
