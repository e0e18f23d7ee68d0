package org.groma.engine.kernel.choice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.value.Datum;

/** Special rules of a scenario that are left out, changed or added by name. */
final class RuleChoices {

  private static final Pattern NAME =
      Pattern.compile("(?<word>[^.]+)(?:\\.(?<number>[1-9][0-9]?))?(?:\\.(?<part>[^.]+))?");

  /** A special rule as it stands now. */
  private static final class Slot {
    private final String word;
    private Datum said;
    private boolean used = true;

    Slot(String word, Datum said) {
      this.word = word;
      this.said = said;
    }
  }

  private final List<Slot> slots = new ArrayList<>();
  private final List<OpenField> declared;
  private final TypedValue values;
  private final List<String> problems;

  RuleChoices(
      List<Datum> special, List<OpenField> declared, TypedValue values, List<String> problems) {
    this.declared = declared;
    this.values = values;
    this.problems = problems;
    special.forEach(rule ->
        slots.add(
            OptionSheet.word(rule)
                .map(word -> new Slot(word, ((Datum.Fields) rule).fields().get(word)))
                .orElseGet(() -> new Slot("", rule))));
  }

  /** Whether there is a rule of that name; if so it is chosen, or a problem is added. */
  boolean choose(String name, String typed) {
    Matcher matcher = NAME.matcher(name);
    Optional<OpenField> rule =
        matcher.matches() ? OpenField.find(declared, matcher.group("word")) : Optional.empty();
    if (rule.isEmpty()) {
      return false;
    }
    Optional<String> part = Optional.ofNullable(matcher.group("part"));
    Optional<OpenField> field = part.flatMap(word -> part(rule.get(), word));
    if (part.isPresent() && field.isEmpty()) {
      return false;
    }
    Optional<Integer> number = Optional.ofNullable(matcher.group("number")).map(Integer::valueOf);
    List<Slot> meant = slots.stream().filter(slot -> slot.word.equals(rule.get().name())).toList();
    if (number.isPresent() && number.get() > meant.size()) {
      return false;
    }
    List<Slot> chosen = number.map(each -> List.of(meant.get(each - 1))).orElse(meant);
    if (field.isPresent()) {
      say(name, rule.get(), field.get(), chosen, typed);
    } else {
      use(name, rule.get(), chosen, typed);
    }
    return true;
  }

  private static Optional<OpenField> part(OpenField rule, String word) {
    return rule.type() instanceof OpenType.Parts parts ? parts.field(word) : Optional.empty();
  }

  private void use(String name, OpenField rule, List<Slot> chosen, String typed) {
    switch (values.read(new OpenType.Switch(), typed)) {
      case TypedValue.Result.Read(Datum value) -> {
        boolean on = new Datum.Flag(true).equals(value);
        chosen.forEach(slot -> slot.used = on);
        if (on && chosen.isEmpty()) {
          add(rule);
        }
      }
      case TypedValue.Result.Wrong(String problem) -> problems.add(name + " is " + problem);
    }
  }

  private Slot add(OpenField rule) {
    Slot slot = new Slot(rule.name(), new Datum.Fields(Map.of()));
    slots.add(slot);
    return slot;
  }

  private void say(String name, OpenField rule, OpenField field, List<Slot> chosen, String typed) {
    if (chosen.size() > 1) {
      problems.add(
          String.format(
              Locale.ROOT,
              "The scenario has %s %d times; say which, such as %s.1.%s.",
              rule.name(),
              chosen.size(),
              rule.name(),
              field.name()));
      return;
    }
    switch (values.read(field.type(), typed)) {
      case TypedValue.Result.Read(Datum value) -> {
        Slot slot = chosen.isEmpty() ? add(rule) : chosen.getFirst();
        Map<String, Datum> fields =
            new LinkedHashMap<>(slot.said instanceof Datum.Fields said ? said.fields() : Map.of());
        fields.put(field.name(), value);
        slot.said = new Datum.Fields(fields);
        slot.used = true;
      }
      case TypedValue.Result.Wrong(String problem) -> problems.add(name + " is " + problem);
    }
  }

  /** The rules as they were chosen. One that was added has to say all that it needs. */
  List<Datum> finish() {
    List<Datum> rules = new ArrayList<>();
    for (Slot slot : slots) {
      if (slot.used) {
        OpenField.find(declared, slot.word).ifPresent(rule -> lacks(rule, slot.said));
        rules.add(slot.word.isEmpty() ? slot.said : OptionSheet.rule(slot.word, slot.said));
      }
    }
    return rules;
  }

  private void lacks(OpenField rule, Datum said) {
    if (!(said instanceof Datum.Fields fields)) {
      return;
    }
    if (rule.type() instanceof OpenType.Parts(List<OpenField> parts)) {
      for (OpenField part : parts) {
        if (part.needed() && fields.get(part.name()).isEmpty()) {
          problems.add(
              TypedValue.isTyped(part.type())
                  ? String.format(
                      Locale.ROOT, "%s needs %s.%s too.", rule.name(), rule.name(), part.name())
                  : String.format(
                      Locale.ROOT,
                      "%s needs '%s', which is said %s.",
                      rule.name(),
                      part.name(),
                      TypedValue.IN_THE_FILE));
        }
      }
    } else if (fields.fields().isEmpty()) {
      problems.add(
          String.format(
              Locale.ROOT, "What %s says is said %s.", rule.name(), TypedValue.IN_THE_FILE));
    }
  }
}
