package org.groma.engine.kernel.open;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.value.Datum;

/** Holds the scenarios of a sample against what a ruleset declares. */
public final class DeclaredSample {

  private DeclaredSample() {}

  /** What a sample says and a declaration does not have, or has otherwise. */
  public static List<String> misfits(Path folder, ScenarioFields declared) {
    List<String> found = new ArrayList<>();
    for (Scenario scenario :
        ((LoadResult.Loaded) ProjectStore.loadStrictly(folder)).project().scenarios()) {
      scenario
          .options()
          .byName()
          .forEach((name, said) -> check(declared.options(), name, said, found));
      scenario
          .attributes()
          .byName()
          .forEach((name, said) -> check(declared.attributes(), name, said, found));
      scenario.special().forEach(rule -> rule(declared.special(), rule, found));
      scenario.victory().forEach(rule -> rule(declared.victory(), rule, found));
    }
    return found;
  }

  private static void rule(List<OpenField> declared, Datum rule, List<String> found) {
    if (rule instanceof Datum.Fields(Map<String, Datum> fields)) {
      fields.forEach((name, said) -> check(declared, name, said, found));
    } else {
      found.add(rule.toString());
    }
  }

  private static void check(List<OpenField> declared, String name, Datum said, List<String> found) {
    if (OpenField.find(declared, name).filter(field -> field.type().fits(said)).isEmpty()) {
      found.add(name + " " + said);
    }
  }
}
