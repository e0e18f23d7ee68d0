/**
 * Findings and files: what keeps a project from being loaded, told as findings, and where in the
 * files the findings of all other checks stand.
 */
package org.groma.validator.files;
