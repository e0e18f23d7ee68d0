/**
 * The map on paper, as PDF: on one page, or as a poster over many.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Placing</b>: where and how large a scene lies on a page, and the window through which
 *       the page shows it.
 *   <li><b>Poster</b>: the scene so large that the smallest names can be read in print. It is cut
 *       into <b>tiles</b> by rows (A from the top) and columns (1 from the left): B3.
 *   <li><b>Window</b> of a tile: what its page shows of the poster. Windows of neighbours share a
 *       strip, the <b>overlap</b>.
 *   <li><b>Trim</b> of a tile: the window without the outer half of each overlap. Trims lie side by
 *       side and make up the poster; the cutting marks show their corners.
 * </ul>
 *
 * <p>Invariants: pages show the scene as SVG and PNG do, text as text. A page has no text that it
 * does not show, so that a search leads to the right page.
 */
package org.groma.exporters.mapsheet;
