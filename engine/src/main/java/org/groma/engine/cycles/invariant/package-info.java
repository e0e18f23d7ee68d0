/** What must hold in every state, and who looks after it. */
package org.groma.engine.cycles.invariant;
