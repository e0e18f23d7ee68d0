/**
 * Checks of who touches whom: straits, rivers, ports, coasts, and what the gazetteer says of them.
 */
package org.groma.validator.adjacency;
