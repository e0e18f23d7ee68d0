/**
 * A guided tour of the window: step by step, on the project that is open, changing nothing by
 * itself.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Step</b>: a title and a sentence or two about one part of the window.
 *   <li><b>Deed</b>: what a step invites to; once it is done the tour goes on by itself.
 *   <li><b>Berth</b>: where the card of a step lies: beside what it speaks of, never over it.
 * </ul>
 *
 * <p>Nothing here knows JavaFX.
 */
package org.groma.editor.tour;
