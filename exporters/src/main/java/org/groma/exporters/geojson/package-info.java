/**
 * GeoJSON in (RFC 7946): polygons with a name become provinces and sea zones with shared borders.
 *
 * <p>Reading is streamed, since a map of ten thousand polygons is tens of megabytes. A
 * <b>feature</b> gives one place; its {@code id} and {@code name} properties name it. Several
 * features with one id are one archipelago.
 */
package org.groma.exporters.geojson;
