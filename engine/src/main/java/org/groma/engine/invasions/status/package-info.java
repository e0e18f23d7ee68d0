/** What nations are and become: chapters VI, VII and VIII. */
package org.groma.engine.invasions.status;
