/**
 * Print sheets: what players lay beside the map, as PDF.
 *
 * <ul>
 *   <li><b>Sheet</b>: one file, made of a project for a size of paper: gazetteer, nations, sequence
 *       of play, tables, adjacency, set-up. A sheet without content is not made.
 *   <li><b>Running head</b>: the line above the text that says which project and sheet, and what is
 *       found on the page; the foot has the number of the page and of all pages.
 *   <li><b>Note letter</b>: a small raised letter that stands for a property that few entries have;
 *       the key of the sheet says which.
 * </ul>
 *
 * <p>A sheet goes from the project to blocks of text, from those by {@code typeset} to pages of
 * placed things, and only {@link org.groma.exporters.sheet.PagePainter} knows PDF. Nothing here
 * belongs to one game: words for open data come from the phrasebook of the ruleset, all others from
 * the vocabulary of the project.
 */
package org.groma.exporters.sheet;
