package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.InvasionsFields;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/** Options of a scenario that no rule looks at. */
final class UnknownOption implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unknown-option",
          Severity.WARNING,
          "V.A",
          "Option that the rules do not have",
          "The switch does nothing, and the one that was meant stays off.",
          "350 AD sets the option 'advancedCombats', which the rules do not have;"
              + " 'advancedCombat' may be meant.",
          "Correct the name of the option, or write true or false.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    ground
        .scenario()
        .options()
        .byName()
        .forEach((name, value) ->
            problem(name, value)
                .ifPresent(problem ->
                    out.accept(
                        ground.object(
                            ABOUT,
                            String.format(
                                Locale.ROOT,
                                "%s sets the option '%s', which %s.",
                                ground.scenario().name(),
                                name,
                                problem),
                            "options." + name))));
  }

  private static Optional<String> problem(String name, Datum value) {
    List<OpenField> known = InvasionsFields.ALL.options();
    Optional<OpenField> meant = OpenField.find(known, name);
    if (meant.isPresent()) {
      return meant.get().type().fits(value)
          ? Optional.empty()
          : Optional.of(
              meant.get().type() instanceof OpenType.Word(var choices)
                  ? "is one of "
                      + String.join(", ", choices.stream().map(OpenType.Choice::word).toList())
                  : "is true or false");
    }
    return Optional.of(
        "the rules do not have"
            + NearestWord.to(name, known.stream().map(OpenField::name).toList())
                .map(near -> "; '" + near + "' may be meant")
                .orElse(""));
  }
}
