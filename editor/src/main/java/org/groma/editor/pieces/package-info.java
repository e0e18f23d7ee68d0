/**
 * The pieces of a scenario as they are laid out on the map while somebody sets it up.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Piece</b>: one unit or one leader of a nation. Units of one type and with the same tags
 *       are alike.
 *   <li><b>Stand</b>: how many alike pieces stand in one place.
 *   <li><b>Pool</b>: how many units of each type a nation has in the box, and how many of them are
 *       set up.
 *   <li><b>Muster</b>: placing, taking away and moving pieces. It answers with an edit or with the
 *       sentence that says why not; more than the pool has is never placed.
 *   <li><b>Complaint</b>: what the checks find in a set-up, with the nation and the place it is
 *       about.
 * </ul>
 *
 * <p>Nothing here knows a window or the rules of a game.
 */
package org.groma.editor.pieces;
