/**
 * What games of Invasions use of a project, found out from their logs alone.
 *
 * <ul>
 *   <li><b>Nations</b> enter when they are on the map, or when they raid it; they act when they are
 *       activated or raid.
 *   <li><b>Provinces</b> are entered by units, leaders and hordes, the set-up included.
 *   <li><b>Objectives</b> are the lines of the nations' cards. Control is looked at line by line
 *       when it is scored; a deed is put down to the lines that may have given its points.
 *   <li><b>Cards</b> are drawn and played. Calamities and pillage markers have their effect when
 *       they are drawn; Administration cards are drawn by their type, so only playing them is seen.
 *   <li><b>Rows</b> are those of tables that a die in the log is read with: the exceptional
 *       caravan, the outcome of a raid, who places a revolt and in which Area. Tables of modifiers
 *       are read without a trace, and nothing is claimed of them.
 *   <li><b>Sections</b> of the rulebook are exercised when something happened that shows them at
 *       work ({@link org.groma.engine.invasions.inventory.Practice}) or a die was rolled for them;
 *       where a section is about several things, each is told by itself. Only sections that code is
 *       marked with are listed, and nothing is claimed of those that leave no trace of their own.
 * </ul>
 */
package org.groma.engine.invasions.inventory;
