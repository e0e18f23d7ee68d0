package org.groma.engine.kernel.choice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.NearestWord;

/** Options and special rules that are chosen by name. */
final class OptionChoices {

  private final Scenario scenario;
  private final ScenarioFields fields;
  private final TypedValue values;

  OptionChoices(Project project, Scenario scenario, ScenarioFields fields) {
    this.scenario = scenario;
    this.fields = fields;
    this.values = new TypedValue(project, scenario);
  }

  Scenario apply(Map<String, String> chosen, List<String> problems) {
    List<OpenField> options = OptionSheet.options(fields, scenario);
    Attributes changed = scenario.options();
    RuleChoices rules = new RuleChoices(scenario.special(), fields.special(), values, problems);
    for (Map.Entry<String, String> each : chosen.entrySet()) {
      Optional<OpenField> option = OpenField.find(options, each.getKey());
      if (option.isPresent()) {
        switch (values.read(option.get().type(), each.getValue())) {
          case TypedValue.Result.Read(var value) -> changed = changed.with(each.getKey(), value);
          case TypedValue.Result.Wrong(String problem) ->
              problems.add(each.getKey() + " is " + problem);
        }
      } else if (!rules.choose(each.getKey(), each.getValue())) {
        problems.add(unknown(each.getKey()));
      }
    }
    return ScenarioDraft.of(scenario).options(changed).special(rules.finish()).scenario();
  }

  private String unknown(String name) {
    List<String> known = OptionSheet.of(fields, scenario).stream().map(OptionLine::name).toList();
    String hint = NearestWord.hint(name, known);
    return known.isEmpty()
        ? "The rules of this project have no options, so there is no '" + name + "'."
        : "There is no option '" + name + "'" + (hint.isEmpty() ? "." : hint);
  }
}
