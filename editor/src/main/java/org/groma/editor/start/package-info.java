/**
 * How a project comes into being, for the window and the command line alike.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Plan</b>: everything that a person says of a project before there is one.
 *   <li><b>Beginning</b>: what lies on its map at first: nothing, the polygons of a file, a
 *       generated map, the map of a sample.
 *   <li><b>Shelf</b>: the games that Groma knows, each with its sample if that is installed.
 * </ul>
 *
 * <p>A project is made whole in memory and then saved into a folder that is new or empty; if it
 * cannot be made or saved, the disk is as it was. Nothing here knows a window.
 */
package org.groma.editor.start;
