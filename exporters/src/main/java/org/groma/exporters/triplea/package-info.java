/**
 * Maps for TripleA, out and in: an engine for wargames that reads a map as files of points.
 *
 * <p>A <b>territory</b> is a province or a sea zone. {@code polygons.txt} has its outlines in whole
 * pixels, {@code centers.txt} a point in it, {@code place.txt} where units are drawn, {@code
 * map.properties} the size of the map; territories and <b>connections</b> stand in the part {@code
 * <map>} of a game's XML. TripleA knows water by its name, which begins or ends with "Sea Zone",
 * and draws land over the water around it: polygons have no holes.
 */
package org.groma.exporters.triplea;
