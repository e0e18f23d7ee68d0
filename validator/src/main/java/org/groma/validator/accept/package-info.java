/**
 * Findings that somebody looked at and lets stand, with a reason. They stay listed as accepted, and
 * come back when what they speak of changes.
 */
package org.groma.validator.accept;
