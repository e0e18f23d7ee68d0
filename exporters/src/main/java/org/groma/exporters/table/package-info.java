/**
 * The tables of a project as people read and edit them: one description of their columns that
 * writers and readers of spreadsheets share, so that what is written can be brought back.
 *
 * <ul>
 *   <li><b>Table</b>: a list of rows of one sort under one row of titles. Its first column is the
 *       id, by which a row is known again however it was sorted.
 *   <li><b>Column</b>: a title, how the value of a row is shown, and, where it can be edited, how a
 *       typed text becomes a changed row.
 *   <li><b>Format</b>: what may stand in a cell: text, a whole number, halves, yes or nothing, a
 *       word of the vocabulary, the name of an entry.
 *   <li><b>Labels</b>: what entries are called in cells. A name that two entries share is followed
 *       by the id in brackets.
 * </ul>
 *
 * <p>Reading back: a cell that still says what was shown is no change ({@link
 * org.groma.exporters.table.Column#says}); whatever else was typed is put into the row as the
 * project has it by then ({@link org.groma.exporters.table.Column#put}), column after column in the
 * order of the table, because a city's level can only be put where its name has been. Tables are
 * read in the order of {@link org.groma.exporters.table.Tables}, which names what rows refer to
 * before the rows.
 */
package org.groma.exporters.table;
