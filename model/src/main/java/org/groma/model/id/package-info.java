/**
 * Typed ids. The same word names a province, an area, a river and a sea in these games, so an id
 * always says what it is an id of. An id is a slug that never changes when the name does.
 */
package org.groma.model.id;
