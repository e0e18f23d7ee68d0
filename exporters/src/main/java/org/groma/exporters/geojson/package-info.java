/**
 * GeoJSON (RFC 7946) and TopoJSON, out and in, and how the polygons of any map format become
 * provinces and sea zones with shared borders.
 *
 * <p>Reading is streamed, since a map of ten thousand polygons is tens of megabytes. A
 * <b>feature</b> gives one place; its {@code id} and {@code name} properties name it. Several
 * features with one id are one archipelago. A <b>border line</b> says of what kind the borders are
 * that it runs along. Files of ours have a <b>sheet</b>: the projection and grid of the map, in a
 * member that other programs ignore, so that what was written in degrees comes back point by point.
 *
 * <p>Readers of other map formats make the same {@link org.groma.exporters.geojson.GeoJson} and
 * hand it to {@link org.groma.exporters.geojson.PolygonImport}.
 */
package org.groma.exporters.geojson;
