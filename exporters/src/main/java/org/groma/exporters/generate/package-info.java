/**
 * Makes a map out of geography: points that say where provinces and sea zones lie, the outline of
 * the land, the lines of rivers.
 *
 * <p>The way, step by step, each in a class of its own:
 *
 * <ol>
 *   <li>{@link org.groma.exporters.generate.Land} projects the coastlines, cuts open the narrows
 *       that the data closes, and draws small islands large enough to stand on.
 *   <li>{@link org.groma.exporters.generate.Cells} gives every landmass and every body of water to
 *       the sites on it, by Voronoi cells that never reach across water.
 *   <li>{@link org.groma.exporters.generate.Stray} hands pieces cut off from their province to a
 *       neighbour.
 *   <li>{@link org.groma.exporters.generate.ShortContacts} makes corners of borders too short to be
 *       seen.
 *   <li>{@link org.groma.exporters.generate.Rivers} lays the borders that are rivers on the line of
 *       the river.
 *   <li>{@link org.groma.exporters.generate.Roughen} makes straight cell edges look drawn.
 * </ol>
 *
 * <p>The last two use the edits that a person has, so they cannot break the map. Everything is
 * deterministic: the same inputs give the same bytes.
 */
package org.groma.exporters.generate;
