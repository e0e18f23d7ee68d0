/**
 * The map as it is seen while it is edited.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Viewport</b>: which part of the map is on the screen, and how large.
 *   <li><b>Frame</b>: everything that a picture of the map depends on, immutable: project,
 *       viewport, layers, colours, what is drawn over it.
 *   <li><b>Plate</b>: a frame painted as pixels, by a thread of its own. The window moves and
 *       scales the last plate at once and shows the sharp one when it is there, so that no gesture
 *       waits for painting.
 *   <li><b>Weave</b>: the pattern of a terrain, so that it is not told by its colour alone.
 *   <li><b>Stack</b>: the counters of one place. Its <b>form</b> goes by the room it has; one that
 *       is <b>open</b> is fanned out on a card over the map, its counters large enough for a hand.
 *   <li><b>Heading</b>: where an arrow key points; <b>framing</b>: where to look from to see a
 *       thing.
 *   <li><b>Overlay</b>: what has to follow the pointer within a frame: selection, handles,
 *       previews. It is drawn by the window itself, over the plate.
 * </ul>
 *
 * <p>Painting is Java2D and knows no window; only {@link org.groma.editor.map.MapView} and what it
 * is made of are JavaFX.
 */
package org.groma.editor.map;
