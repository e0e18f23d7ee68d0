/** Fleets, naval interception, transport, landings and blockades: chapter XXV. */
package org.groma.engine.invasions.sea;
