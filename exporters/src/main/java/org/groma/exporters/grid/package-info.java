/**
 * Rows of cells as a file has them, before anyone asks what they mean.
 *
 * <ul>
 *   <li><b>Grid</b>: one sheet of a workbook, or one file of separated values.
 *   <li><b>Cell</b>: what stands in it, whatever it looks like: text, a number, yes or no, or
 *       something that cannot be taken, with the reason. A formula is what it came to.
 * </ul>
 *
 * <p>Readers of files make grids or list {@link org.groma.exporters.incoming.Mistake}s. A grid
 * holds nothing that could act: no formula, no link, no macro.
 */
package org.groma.exporters.grid;
