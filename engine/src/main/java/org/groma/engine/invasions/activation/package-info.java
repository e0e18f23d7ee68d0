/**
 * A nation's activation in the Military Phase: unit stacks, campaigns, and the combat sub-step
 * after each movement. Chapters XVIII.H, XX.A and XXII.
 */
package org.groma.engine.invasions.activation;
