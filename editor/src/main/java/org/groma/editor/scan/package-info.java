/**
 * A scanned picture under the map, to trace over.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Pixel</b>: a point of the picture, from its upper left corner, as the file counts them,
 *       however small it was read.
 *   <li><b>Match</b>: a pixel, and the point of the map where it belongs.
 *   <li><b>Placing</b>: where every pixel of the picture lies on the map. One match shifts the
 *       picture, two shift, turn and scale it, three stretch it too.
 *   <li><b>Level</b>: the picture at half, a quarter … of its size, so that it is fine from afar.
 * </ul>
 *
 * <p>A picture is no part of the project: it lies anywhere on this computer, often too large and
 * not ours to give away. Nothing here knows JavaFX.
 */
package org.groma.editor.scan;
