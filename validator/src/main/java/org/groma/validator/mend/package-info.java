/** Applying fixes: each is an ordinary edit, taken only if it leaves the project better. */
package org.groma.validator.mend;
