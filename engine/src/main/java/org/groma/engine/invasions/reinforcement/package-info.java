/** Who and what arrives: chapter IX, and the recovery of minor Kingdoms (XXVII.C). */
package org.groma.engine.invasions.reinforcement;
