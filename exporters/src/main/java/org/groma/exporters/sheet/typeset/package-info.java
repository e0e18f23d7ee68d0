/**
 * Typesetting that knows neither a project nor PDF: from text to pages of things with a place.
 *
 * <p>Terms, from small to large. All lengths are points of 1/72 inch; y runs down the page.
 *
 * <ul>
 *   <li><b>Style</b>: how letters look. <b>Run</b>: letters of one style, or a small drawing that
 *       stands among them. <b>Phrase</b>: runs that follow each other.
 *   <li><b>Line</b>: as much of a phrase as a width holds; {@link
 *       org.groma.exporters.sheet.typeset.LineBreaks} finds the breaks.
 *   <li><b>Slab</b>: a piece of a column that is never cut: a line of a paragraph, a line of a row
 *       of a table. It says whether it may be parted from the next, and which heads are set again
 *       where a column begins with it.
 *   <li><b>Block</b>: what becomes slabs once the width of a column is known: a paragraph, a table.
 *   <li><b>Flow</b>: lays slabs into columns of pages, columns of equal length where a section
 *       ends.
 *   <li><b>Placed</b>: a run, rule or drawing at its place on a page.
 * </ul>
 *
 * <p>Invariants: no text lies outside its page or over other text, whatever the length of words,
 * rows and tables; the same input gives the same pages.
 */
package org.groma.exporters.sheet.typeset;
