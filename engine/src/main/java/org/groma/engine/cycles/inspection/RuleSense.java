package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.CyclesFields;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Rules of a scenario about turns that never come, about nobody who plays, or about oneself. */
final class RuleSense implements Scrutiny<Ground> {

  /** The fields that say whom a rule is about; what else names nations is about others. */
  private static final List<String> SELF = List.of("nation", "nations");

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.rule-sense",
          Severity.ERROR,
          "14.2",
          "Rule of a scenario about a turn that never comes, somebody who is not there, or oneself",
          "The rule can never take effect, or takes effect on whoever should profit by it.",
          "East and West: 'half-falls' makes Eastern Empire its own heir.",
          "Correct the turn or the nation that the rule names.");

  /** One rule with the place where it stands, and what is declared of it. */
  private record Rule(String path, String word, Datum said, List<OpenField> fields) {

    boolean isDeclared(String name) {
      return OpenField.find(fields, name).isPresent();
    }

    /** The nations that a field names, if it is one that does. */
    List<String> nations(OpenField field) {
      return switch (field.type()) {
        case OpenType.Reference(var kind) when kind.equals(Kinds.NATIONS) ->
            Facts.text(said, field.name()).stream().toList();
        case OpenType.Several(OpenType.Reference(var kind)) when kind.equals(Kinds.NATIONS) ->
            Facts.words(Facts.field(said, field.name()));
        default -> List.of();
      };
    }
  }

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Rule> rules = new ArrayList<>();
    rules.addAll(rules("special", ground.scenario().special(), CyclesFields.ALL.special()));
    rules.addAll(rules("victory", ground.scenario().victory(), CyclesFields.ALL.victory()));
    for (Rule rule : rules) {
      turns(ground, rule, out);
      nations(ground, rule, out);
    }
    twice(ground, "special", ground.scenario().special(), out);
    twice(ground, "victory", ground.scenario().victory(), out);
    if (ground.scenario().victory().isEmpty()) {
      object(ground, "victory", "nothing is said of who wins.", out);
    }
  }

  private static void twice(
      Ground ground, String list, List<Datum> rules, Consumer<Objection> out) {
    for (int i = 0; i < rules.size(); i++) {
      if (rules.indexOf(rules.get(i)) < i) {
        object(ground, list + "[" + i + "]", "the same rule stands there twice.", out);
      }
    }
  }

  private static List<Rule> rules(String list, List<Datum> data, List<OpenField> declared) {
    List<Rule> found = new ArrayList<>();
    for (int i = 0; i < data.size(); i++) {
      for (OpenField rule : declared) {
        Datum said = Facts.field(data.get(i), rule.name()).orElse(null);
        if (said != null && rule.type() instanceof OpenType.Parts(var fields)) {
          found.add(new Rule(list + "[" + i + "]." + rule.name(), rule.name(), said, fields));
        }
      }
    }
    return found;
  }

  private static void turns(Ground ground, Rule rule, Consumer<Objection> out) {
    if (!rule.isDeclared("turn")) {
      return;
    }
    Facts.number(rule.said(), "turn")
        .filter(turn -> turn > ground.scenario().lastTurn() || turn < ground.scenario().firstTurn())
        .ifPresent(turn ->
            object(
                ground,
                rule.path() + ".turn",
                String.format(
                    Locale.ROOT,
                    "'%s' speaks of turn %d, and the game goes from turn %d to %d.",
                    rule.word(),
                    turn,
                    ground.scenario().firstTurn(),
                    ground.scenario().lastTurn()),
                out));
  }

  private static void nations(Ground ground, Rule rule, Consumer<Objection> out) {
    List<String> whom = new ArrayList<>();
    for (OpenField field : rule.fields()) {
      rule.nations(field).forEach(id -> isThere(ground, rule, field.name(), id, out));
      if (SELF.contains(field.name())) {
        whom.addAll(rule.nations(field));
      }
    }
    for (OpenField field : rule.fields()) {
      if (!SELF.contains(field.name())) {
        rule.nations(field).stream()
            .filter(whom::contains)
            .forEach(id ->
                object(
                    ground,
                    rule.path() + "." + field.name(),
                    String.format(
                        Locale.ROOT,
                        "'%s' is about '%s' and names the same as '%s'.",
                        rule.word(),
                        id,
                        field.name()),
                    out));
      }
    }
  }

  /** Whom a rule names is set up, or waits to be chosen. */
  private static void isThere(
      Ground ground, Rule rule, String field, String id, Consumer<Objection> out) {
    int position = ground.setting().positionNamed(id);
    if (position != Setting.NOBODY
        && !ground.setting().position(position).plays()
        && ground.setting().freePositions().isEmpty()) {
      object(
          ground,
          rule.path() + "." + field,
          "'" + rule.word() + "' names '" + id + "', who is not set up.",
          out);
    }
  }

  private static void object(Ground ground, String path, String problem, Consumer<Objection> out) {
    out.accept(
        Objection.of(ABOUT, ground.scenario().name() + ": " + problem, path, ground.subject()));
  }
}
