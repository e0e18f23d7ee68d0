/**
 * The rows of a gazetteer: provinces, areas, sea zones, cities, rivers, links, coasts and adjacency
 * overrides; and how the map maker wants their names written.
 *
 * <p>A record says what a printed source or a map maker states. What can be worked out from the map
 * (which provinces touch, which lie on a coast) is not stored; {@code island} is stored because
 * gazetteers print it, and is checked against the map. Words for terrain, status, religion, extent,
 * link kinds and tags come from the project's vocabulary. Open {@code attributes} carry what only
 * one game knows.
 */
package org.groma.model.gazetteer;
