package org.groma.engine.invasions.inspection;

import org.groma.engine.invasions.setting.Setting;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * What is inspected: a scenario of a project, and what the ruleset compiles of the two. The setting
 * may have shortfalls; what it could not read is then left out of it.
 */
record Ground(Project project, Scenario scenario, Setting setting) {}
