/**
 * The atlas: a project's map and gazetteer as one page that needs nothing else. It opens from disk,
 * asks no network, and prints as a map followed by the gazetteer.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Entry</b>: something a reader can find, choose and link to, with all that its card
 *       shows. Everything that is worded is worded here, from the project and its vocabulary; the
 *       script only lays it out.
 *   <li><b>Key</b>: the name of an entry in links: {@code province-africa}. It is also the id of
 *       its drawing, where it has one; ids and classes of the page itself begin with {@code at-},
 *       so that none meets one of the drawing.
 *   <li><b>Switch</b>: layers of the picture that a reader turns on and off together.
 *   <li><b>Night</b>: the picture's colours for a dark screen.
 * </ul>
 *
 * <p>Invariants: the same project gives the same bytes. Whatever a name contains, it is text and
 * never markup. Without its script the page can still be read and printed.
 */
package org.groma.exporters.atlas;
