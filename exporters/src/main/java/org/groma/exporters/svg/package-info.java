/**
 * SVG in: a drawing whose paths have ids becomes provinces and sea zones.
 *
 * <p>A <b>shape</b> is a path, polygon, rectangle, circle or ellipse. Where a drawing has groups
 * named {@code provinces}, {@code seas} or {@code void} (perhaps with {@code layer-} before), as
 * our own have, only shapes in these <b>layers</b> are read; else all shapes with an id are. Curves
 * are made of straight lines that stray no further than the {@value
 * org.groma.exporters.svg.SvgReader#FINENESS}th part of the drawing's longer side, and the same
 * curve gives the same points in both directions, so that borders which two paths share stay
 * shared. The y axis is turned: a map has north at the top.
 *
 * <p>A drawing is a stranger's file: its DOCTYPE is not read, nothing is fetched, and size and
 * depth have limits.
 */
package org.groma.exporters.svg;
