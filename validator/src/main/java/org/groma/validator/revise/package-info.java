/**
 * Renaming and deleting records of a project as one step each: a plan that says what it comes to,
 * and the edit that does it. Made of {@link org.groma.validator.records}, with what only the whole
 * validator knows: which findings were accepted and which rows were signed, so that what held
 * before a record was renamed holds afterwards too.
 */
package org.groma.validator.revise;
