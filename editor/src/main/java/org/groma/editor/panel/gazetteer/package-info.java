/**
 * The gazetteer: the tables of the project as an editable grid.
 *
 * <ul>
 *   <li><b>Arrangement</b>: which rows of a sheet are shown and in which order: all of them through
 *       a <b>filter</b> and a <b>sorting</b>. A row that is edited stays where it is until somebody
 *       filters or sorts again.
 *   <li><b>Layout</b>: the rows and columns that are on the screen, as a person counts them.
 *   <li><b>Block</b>: a rectangle of texts, as spreadsheets put it on the clipboard.
 *   <li><b>Draft</b>: what was typed into a cell and cannot be read. It stays in the cell, with the
 *       sentence that says why, until it is mended or given up.
 *   <li><b>Total</b>: what an area comes to beside what is printed for it.
 * </ul>
 *
 * <p>What is pasted, filled or set for many rows goes through {@link org.groma.editor.sheet.Typing}
 * and is one step; classes whose names begin with {@code Grid} are the window's side of it.
 */
package org.groma.editor.panel.gazetteer;
