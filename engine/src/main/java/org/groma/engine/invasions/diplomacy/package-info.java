/**
 * Bonds between nations: alliances, clients, Foedera, vassals, diplomacy cards and conversion.
 * Chapters XXVI to XXXI. How a beaten nation submits is in {@code submission}.
 */
package org.groma.engine.invasions.diplomacy;
