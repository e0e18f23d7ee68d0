/**
 * What rulesets look for themselves, as checks like all others. No ruleset is known here by name.
 */
package org.groma.validator.ruleset;
