/**
 * What a map and a scenario are: typed records, the shared-border topology, the compiled graph,
 * edits with undo, and the project folder they are kept in. Nothing here knows a particular game:
 * the words a game uses for terrain, borders, cities and pieces are declared by the project's
 * vocabulary.
 */
package org.groma.model;
