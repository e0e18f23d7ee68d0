/**
 * The workbook of a project.
 *
 * <p>A project becomes {@link org.groma.exporters.xlsx.Page}s, a page being a sheet as a title, a
 * row of headings and lines of cells; lines are made while they are written, so a project of any
 * size goes through the same memory. Pages that people may edit come from the tables of {@link
 * org.groma.exporters.table}, which the reader of edited workbooks goes by too; the others are only
 * to be read and say so.
 *
 * <p>Every page has its title in row 1, what it is for in row 2, its headings in row 3 and lines
 * from row 4. Sums are live formulas; the values they had when written are kept beside them for
 * programs that do not calculate.
 */
package org.groma.exporters.xlsx;
