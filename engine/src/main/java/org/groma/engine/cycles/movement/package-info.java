/** Movement by land and sea, sinking and stacking (sections 5 and 6). */
package org.groma.engine.cycles.movement;
