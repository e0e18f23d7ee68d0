/**
 * Tables as files of separated values: one file a table, one line of titles, values apart by
 * commas, or when read also by semicolons or tabs.
 *
 * <p>Files are written in UTF-8 with a mark at the beginning, by which spreadsheet programs know
 * that. Text that such a program would take for a formula stands behind an apostrophe, as people
 * type it there; reading takes the apostrophe away.
 */
package org.groma.exporters.csv;
