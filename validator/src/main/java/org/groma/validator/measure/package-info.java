/**
 * What checks of several families measure and look up: the scale in print, the shape of a face, who
 * lies round it, which cities a province has.
 */
package org.groma.validator.measure;
