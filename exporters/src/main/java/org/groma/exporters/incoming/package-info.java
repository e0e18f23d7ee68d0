/**
 * What files that people bring have to say to a project. A reader turns a file into {@link
 * org.groma.exporters.incoming.Incoming}: one edit, or all mistakes with their places. Applying the
 * edit gives the state after it, and {@link org.groma.exporters.incoming.CellChanges} what would
 * change; whether that state is good is for the validator to say before anything is written.
 *
 * <p>Files of tables go this way: their readers make {@link org.groma.exporters.grid.Grid}s, and
 * {@link org.groma.exporters.incoming.TableImport} holds them against the tables of the project
 * ({@link org.groma.exporters.table.Tables}).
 *
 * <ul>
 *   <li><b>Heading</b>: the titles of a sheet, and which column of the table each is.
 *   <li><b>Lines</b>: the rows of a sheet, each with the row of the project that it is about.
 *   <li><b>Departure</b>: a row of the project that its sheet no longer has.
 * </ul>
 *
 * <p>A cell that still says what the project shows changes nothing. A missing sheet, and a missing
 * column other than that of the id, change nothing either. A file with one mistake is not taken at
 * all, so every mistake is listed.
 *
 * <p>Files with polygons are read into features ({@link org.groma.exporters.geojson.GeoJson}) by
 * the reader of their {@link org.groma.exporters.incoming.MapFormat}. {@link
 * org.groma.exporters.incoming.MapImport} has them made into a map and holds that against the
 * project: an {@link org.groma.exporters.incoming.IncomingMap} is the project after it with all
 * changes, or why there is none. Properties of features are read like the cells of a row.
 */
package org.groma.exporters.incoming;
