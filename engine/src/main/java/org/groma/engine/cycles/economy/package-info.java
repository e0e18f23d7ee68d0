/**
 * The economic phase: who owns cities, taxes and pillage, capitals, support, upkeep, purchases, and
 * what is spent on the administration; and garrisons of nobody.
 *
 * <p>Terms: a city is <em>owned</em> by who last had a unit there when economic phases began; it is
 * <em>taxable</em> if it is not pillaged and no neutral garrison holds it. A neutral garrison
 * <em>holds</em> an area while nobody's units stand in it: the marker of a pillaged city stays
 * under whoever occupies it, and is a garrison again when they leave. A unit is <em>supported</em>
 * inside the imperial boundary or in touch with it.
 */
package org.groma.engine.cycles.economy;
