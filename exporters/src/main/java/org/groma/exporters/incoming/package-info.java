/**
 * What files that people bring have to say to a project. A reader turns a file into {@link
 * org.groma.exporters.incoming.Incoming}: one edit, or all mistakes with their places. Applying the
 * edit gives the state after it, and {@link org.groma.exporters.incoming.CellChanges} what would
 * change; whether that state is good is for the validator to say before anything is written.
 *
 * <p>Files with polygons go another way: their readers make features ({@link
 * org.groma.exporters.geojson.GeoJson}), which {@link org.groma.exporters.geojson.PolygonImport}
 * turns into a map.
 */
package org.groma.exporters.incoming;
