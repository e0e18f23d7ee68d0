package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Units whose figures do not agree with each other: counter and strength, price and upkeep. */
final class CounterFigures implements Scrutiny<Ground> {

  private static final List<String> STAGES = List.of("kingdom", "empire");
  private static final int HEAVY = 3;

  /** {@code 4-2}, or {@code (4)-0} for what may not attack. */
  private static final Pattern CODE = Pattern.compile("(\\()?([0-9])\\)?-([0-9])");

  private static final Inspection ABOUT =
      new Inspection(
          "data.counter-figures",
          Severity.ERROR,
          "2.3",
          "Unit whose figures do not agree",
          "What is printed on a counter, how it stacks (6) and what it costs (10.5) go by its"
              + " strength and upkeep.",
          "Bow costs a kingdom 3, and twice its upkeep is 2.",
          "Correct the figure that differs from the rules.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (UnitType unit : ground.project().get(Kinds.UNITS)) {
      code(unit, out);
      weight(unit, out);
      reverse(ground, unit, out);
      prices(unit, out);
    }
  }

  private static void code(UnitType unit, Consumer<Objection> out) {
    for (String alias : unit.aliases()) {
      Matcher code = CODE.matcher(alias);
      if (!code.matches()) {
        continue;
      }
      compare(unit, alias, "strength", code.group(2), out);
      compare(unit, alias, "movement", code.group(3), out);
      boolean attacks = code.group(1) == null;
      unit.attributes()
          .get("attacks")
          .filter(said -> said.equals(new Datum.Flag(!attacks)))
          .ifPresent(_ ->
              object(
                  unit,
                  "attributes.attacks",
                  String.format(
                      Locale.ROOT,
                      "%s is %s on its counter, so that it %s.",
                      unit.name(),
                      alias,
                      attacks ? "attacks" : "may not attack"),
                  out));
    }
  }

  private static void compare(
      UnitType unit, String alias, String field, String printed, Consumer<Objection> out) {
    unit.attributes()
        .number(field)
        .filter(number -> number != Integer.parseInt(printed))
        .ifPresent(number ->
            object(
                unit,
                "attributes." + field,
                String.format(
                    Locale.ROOT,
                    "%s has %s %d, and its counter says %s.",
                    unit.name(),
                    field,
                    number,
                    alias),
                out));
  }

  /** 6: brackets stand alone, 3 and more are heavy, less is light. */
  private static void weight(UnitType unit, Consumer<Objection> out) {
    Optional<Integer> strength = unit.attributes().number("strength");
    Optional<String> weight = unit.attributes().text("weight");
    if (strength.isEmpty() || weight.isEmpty()) {
      return;
    }
    boolean attacks =
        unit.attributes().get("attacks").filter(new Datum.Flag(false)::equals).isEmpty();
    String right = !attacks ? "alone" : strength.get() >= HEAVY ? "heavy" : "light";
    if (!weight.get().equals(right)) {
      object(
          unit,
          "attributes.weight",
          String.format(
              Locale.ROOT,
              "%s stacks as %s, and with its strength it is %s (6).",
              unit.name(),
              weight.get(),
              right),
          out);
    }
  }

  private static void reverse(Ground ground, UnitType unit, Consumer<Objection> out) {
    Optional<UnitType> back =
        unit.attributes().text("reverse").flatMap(id -> ground.project().get(Kinds.UNITS).find(id));
    if (back.isPresent()
        && (back.get().equals(unit)
            || !back.get().attributes().text("reverse").equals(Optional.of(unit.id().slug())))) {
      object(
          unit,
          "attributes.reverse",
          String.format(
              Locale.ROOT,
              "%s has %s on its back, and that is not the back of %s.",
              unit.name(),
              back.get().name(),
              back.get().name()),
          out);
    }
  }

  /** 10.5, 11.2: whoever pays upkeep for a unit buys it for twice as much, and nobody else does. */
  private static void prices(UnitType unit, Consumer<Objection> out) {
    Datum upkeeps = unit.attributes().get("upkeep").orElseGet(() -> new Datum.Fields(Map.of()));
    for (String stage : STAGES) {
      int upkeep = Facts.number(upkeeps, stage).orElse(0);
      int price = unit.cost().containsKey(stage) ? unit.cost().get(stage).count() / 2 : 0;
      if (price != 2 * upkeep) {
        object(
            unit,
            "cost." + stage,
            String.format(
                Locale.ROOT,
                "%s costs %s %s %d, and twice its upkeep is %d.",
                unit.name(),
                stage.equals("empire") ? "an" : "a",
                stage,
                price,
                2 * upkeep),
            out);
      }
    }
    unit.cost().keySet().stream()
        .filter(stage -> !STAGES.contains(stage))
        .forEach(stage ->
            object(
                unit,
                "cost." + stage,
                unit.name()
                    + " has a price for '"
                    + stage
                    + "', and only kingdoms and empires buy.",
                out));
  }

  private static void object(UnitType unit, String field, String message, Consumer<Objection> out) {
    out.accept(Objection.of(ABOUT, message, field, "unit:" + unit.id()));
  }
}
