/**
 * A scenario: who is in play, what stands where at the start, which special rules hold, and who
 * wins.
 */
package org.groma.model.scenario;
