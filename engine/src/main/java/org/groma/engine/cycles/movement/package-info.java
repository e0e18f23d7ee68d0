/** How units move and stand together: by land, by sea, and how many an area holds. */
package org.groma.engine.cycles.movement;
