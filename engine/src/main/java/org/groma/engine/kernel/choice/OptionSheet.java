package org.groma.engine.kernel.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.kernel.choice.OptionLine.Group;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** Everything that can be chosen of a scenario by its name, as the ruleset declares it. */
public final class OptionSheet {

  private OptionSheet() {}

  /** Options first, then special rules with what they say, each in the order of declaration. */
  public static List<OptionLine> of(ScenarioFields fields, Scenario scenario) {
    List<OptionLine> lines = new ArrayList<>();
    options(fields, scenario)
        .forEach(field ->
            lines.add(
                line(
                    Group.OPTION,
                    field.name(),
                    field,
                    field.type(),
                    scenario.options().get(field.name()).or(field::usual))));
    for (OpenField rule : fields.special()) {
      rule(rule, said(scenario.special(), rule.name()), lines);
    }
    return List.copyOf(lines);
  }

  /** The options that are declared, and those that only the scenario knows. */
  static List<OpenField> options(ScenarioFields fields, Scenario scenario) {
    return Stream.concat(
            fields.options().stream(),
            scenario.options().byName().entrySet().stream()
                .filter(each -> OpenField.find(fields.options(), each.getKey()).isEmpty())
                .map(each -> OpenField.unknown(each.getKey(), each.getValue())))
        .toList();
  }

  private static void rule(OpenField rule, List<Datum> said, List<OptionLine> lines) {
    if (said.size() < 2) {
      one(rule.name(), rule, said.stream().findFirst(), lines);
    } else {
      for (int i = 0; i < said.size(); i++) {
        one(rule.name() + "." + (i + 1), rule, Optional.of(said.get(i)), lines);
      }
    }
  }

  private static void one(
      String name, OpenField rule, Optional<Datum> said, List<OptionLine> lines) {
    Optional<Datum> used = Optional.of(new Datum.Flag(said.isPresent()));
    lines.add(line(Group.RULE, name, rule, new OpenType.Switch(), used));
    if (rule.type() instanceof OpenType.Parts(List<OpenField> parts)) {
      for (OpenField part : parts) {
        Optional<Datum> value =
            said.flatMap(datum ->
                    datum instanceof Datum.Fields fields
                        ? fields.get(part.name())
                        : Optional.empty())
                .or(() -> said.flatMap(_ -> part.usual()));
        lines.add(line(Group.PART, name + "." + part.name(), part, part.type(), value));
      }
    }
  }

  private static OptionLine line(
      Group group, String name, OpenField field, OpenType type, Optional<Datum> value) {
    return new OptionLine(name, group, field.label(), field.section(), field.about(), type, value);
  }

  /** What a special rule says in a scenario, once for each time that it is listed. */
  private static List<Datum> said(List<Datum> special, String word) {
    return special.stream()
        .filter(rule -> word(rule).filter(word::equals).isPresent())
        .map(rule -> ((Datum.Fields) rule).fields().get(word))
        .toList();
  }

  /** The word of a special rule; nothing where it is no single word with what it says. */
  static Optional<String> word(Datum rule) {
    return rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1
        ? Optional.of(fields.keySet().iterator().next())
        : Optional.empty();
  }

  static Datum rule(String word, Datum said) {
    return new Datum.Fields(Map.of(word, said));
  }
}
