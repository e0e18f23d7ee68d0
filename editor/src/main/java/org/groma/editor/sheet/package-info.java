/**
 * The tables of a project while it is being edited. What a column shows and how typed text is read
 * is described in {@link org.groma.exporters.table}; here is what a window needs round that: rows
 * that follow the document, cells by name, typing into many cells as one step, and what the checks
 * say of a cell.
 *
 * <ul>
 *   <li><b>Sheet</b>: one table of one state of the project. Its rows go by their ids.
 *   <li><b>Cell</b>: a row and a column, by id and key, so that it stays the same cell however the
 *       table is sorted or changed.
 *   <li><b>Field</b>: what a cell is about in the files: an entry and a path within it. The row of
 *       a province shows fields of its city too.
 *   <li><b>Entered</b>: what typing came to: an edit, nothing, or the cells that could not be read.
 *   <li><b>Row edits</b>: rows that come and go, where these are lines within an entry; whole
 *       entries are deleted by the window's own commands, since other things hang on them.
 * </ul>
 *
 * <p>Nothing here knows a window.
 */
package org.groma.editor.sheet;
