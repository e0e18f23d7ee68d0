/**
 * What is told of a validation, in the formats that people and build servers read. Writers are
 * pure: the same report gives the same bytes.
 */
package org.groma.validator.report;
