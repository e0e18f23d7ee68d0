/**
 * Names that a map maker has placed by hand.
 *
 * <ul>
 *   <li><b>Label</b>: what the project says of how a name is written ({@link
 *       org.groma.model.gazetteer.MapLabel}). A name has at most one; without one the program sets
 *       it.
 *   <li><b>Ground</b>: the part of the map that a label tells the name of. A label may lie beside
 *       it, but not far from it.
 *   <li><b>Kept</b>: a label whose place lies on its ground or near it. One that does not, because
 *       the map has changed under it, is passed over until the maker moves or resets it.
 * </ul>
 */
package org.groma.model.label;
