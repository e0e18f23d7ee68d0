/** The catalogue of checks: which there are, and which of them a project gets. */
package org.groma.validator.catalogue;
