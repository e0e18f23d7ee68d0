package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;

/**
 * A city in an area.
 *
 * @param tax what it yields in an economic phase
 * @param optional whether it is used only where a scenario says so
 */
@Rule("2.1")
public record City(String id, String name, int area, int tax, boolean optional) {}
