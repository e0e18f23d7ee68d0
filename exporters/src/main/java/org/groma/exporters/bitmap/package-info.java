/**
 * Bitmaps in: a PNG in which every province is one colour, with a table that says which.
 *
 * <p>Borders run along the edges of pixels, and both sides of a border have the very same corners:
 * where it turns, and where a third province begins. Pixels of a colour that the table lacks, such
 * as drawing programs make when they smooth edges, belong to nobody; they are reported, and are
 * gaps of the map that the import can fill. One pixel is one map unit, y grows to the north.
 */
package org.groma.exporters.bitmap;
