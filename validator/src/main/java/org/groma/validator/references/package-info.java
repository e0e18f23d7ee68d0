/** Checks of ids and words that stand for nothing, or that nothing refers to. */
package org.groma.validator.references;
