/**
 * What Invasions reads of a project, declared: every table by chapter of the rulebook, the words of
 * effects, conditions and objectives, and the attributes and bounded numbers of records. Checks,
 * forms and documentation go by it, and a test holds it against what is really read.
 */
package org.groma.engine.invasions.shape;
