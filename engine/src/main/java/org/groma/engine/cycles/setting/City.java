package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;

/**
 * A city in an area.
 *
 * @param tax what it yields in an economic phase
 * @param optional whether it is used only where a scenario says so
 * @param walls the columns that its walls shift odds by, where that rule is used
 */
@Rule({"2.1", "13.5"})
public record City(String id, String name, int area, int tax, boolean optional, int walls) {}
