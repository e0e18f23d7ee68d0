/**
 * Scanned pictures under the map, to trace over.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Pixel</b>: a point of the picture, from its upper left corner, as the file counts them,
 *       however small it was read.
 *   <li><b>Match</b>: a pixel, and the point of the map where it belongs.
 *   <li><b>Placing</b>: where every pixel of the picture lies on the map. One match shifts the
 *       picture, two shift, turn and scale it, three stretch it too. More than that are brought as
 *       near as can be, by least squares.
 *   <li><b>Calibration</b>: the placing that the matches of a picture come to, and how far off each
 *       of them is (its <b>residual</b>). The <b>error</b> is the root of the mean square of these.
 *   <li><b>Draft</b>: a picture while it is being placed.
 *   <li><b>Shelf</b>: all pictures of a map, the lowest first.
 *   <li><b>Level</b>: the picture at half, a quarter … of its size, so that it is fine from afar.
 * </ul>
 *
 * <p>A picture is no part of the project: it lies anywhere on this computer, often too large and
 * not ours to give away. Nothing here knows JavaFX.
 */
package org.groma.editor.scan;
