/** Checks of what is wrong with the files of a project. */
package org.groma.validator.files;
