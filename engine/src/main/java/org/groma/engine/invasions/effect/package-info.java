/**
 * What cards, calamities and special rules of nations do, read from data. A word of the vocabulary
 * is one effect; an effect that is not known, or lacks a parameter, is a shortfall of the data and
 * found before the game begins.
 */
package org.groma.engine.invasions.effect;
