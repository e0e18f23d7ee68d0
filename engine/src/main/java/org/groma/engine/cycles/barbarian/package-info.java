/** Tribes: they combine, grow, become units, hold together and grow restless (section 9). */
package org.groma.engine.cycles.barbarian;
