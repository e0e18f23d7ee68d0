/**
 * What Barbarian, Kingdom and Empire reads of the open data of a project: tables, attributes of
 * pieces and places, and numbers that the rules bound. Scenarios are declared where they are read,
 * in {@link org.groma.engine.cycles.setting.CyclesFields}.
 */
package org.groma.engine.cycles.shape;
