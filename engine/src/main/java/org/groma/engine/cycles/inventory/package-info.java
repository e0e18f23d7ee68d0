/** What a scenario has to be used, and what of it games use. */
package org.groma.engine.cycles.inventory;
