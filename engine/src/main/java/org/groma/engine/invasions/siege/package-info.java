/** Fortified cities, terror, sieges, looting and walls: chapters XXIII and XXIV. */
package org.groma.engine.invasions.siege;
