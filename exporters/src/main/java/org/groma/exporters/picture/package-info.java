/**
 * Pictures of the map: a scene of named layers, written as SVG or PNG.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Scene</b>: everything that is on the picture, as records in map units with y to the
 *       north, sorted into layers from the bottom up. It is made from a project alone ({@link
 *       org.groma.exporters.picture.MapPicture}); the writers add nothing and decide nothing, so
 *       all formats show the same.
 *   <li><b>Look</b>: how things of one class are painted. In SVG a look is a CSS class.
 *   <li><b>Mark</b>: a small drawing that is used many times: a city, an anchor, a tree.
 *   <li><b>Pixel</b>: a pixel of the width that a style is made for. Text is chosen to be legible
 *       at that width; a PNG of another width shows the same scene larger or smaller.
 *   <li><b>Pen</b>: the width of a thin line. It grows more slowly than the picture, as it does
 *       between a hand map and a wall map.
 * </ul>
 *
 * <p>Invariants: the same project and style give the same scene, and the same scene the same SVG
 * bytes. Letters are measured and drawn from the bundled typeface itself, never with a font of the
 * system. No two names on a picture overlap, unless the map maker has placed them so; a name that
 * has no room is left out.
 */
package org.groma.exporters.picture;
