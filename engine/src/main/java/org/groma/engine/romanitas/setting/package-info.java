/**
 * A scenario of Romanitas made ready to be played: the map as numbered lists, tables as figures.
 * What is missing or malformed becomes a list of shortfalls, never an exception.
 */
package org.groma.engine.romanitas.setting;
