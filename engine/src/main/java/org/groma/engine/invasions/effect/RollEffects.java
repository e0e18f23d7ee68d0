package org.groma.engine.invasions.effect;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/** What effects on a single roll or battle say. */
@Rule({"XX.F", "XX.G", "XXIV.C", "XXV.E"})
public final class RollEffects {

  private RollEffects() {}

  /** What is added to a roll by its name. */
  public static int modifier(List<Datum> effects, String roll) {
    int sum = 0;
    for (Datum effect : effects) {
      sum +=
          Parameters.of(effect, "roll-modifier")
              .filter(given -> given.text("roll").equals(roll))
              .map(given -> given.number("amount"))
              .orElse(0);
    }
    return sum;
  }

  /** Whether whoever rolls is glad of it. */
  public static boolean isHelpful(List<Datum> effects) {
    for (Datum effect : effects) {
      if (Parameters.of(effect, "roll-modifier")
          .filter(given -> given.number("amount") < 0)
          .isPresent()) {
        return false;
      }
    }
    return true;
  }

  public static boolean opensWalls(List<Datum> effects) {
    return effects.stream()
        .flatMap(effect -> Parameters.of(effect, "walls").stream())
        .anyMatch(given -> given.text("change").equals("opened"));
  }

  public static boolean costsUnits(List<Datum> effects) {
    return effects.stream().anyMatch(effect -> Parameters.of(effect, "lose-units").isPresent());
  }

  public static boolean laysAmbush(List<Datum> effects) {
    return effects.stream()
        .flatMap(effect -> Parameters.of(effect, "ambush").stream())
        .anyMatch(given -> given.text("mode").equals("automatic"));
  }

  /** Dice of a colour added to a battle; negative where they are taken away. */
  public static int dice(List<Datum> effects, String colour) {
    int sum = 0;
    for (Datum effect : effects) {
      sum +=
          Parameters.of(effect, "dice")
              .filter(given -> given.text("colour").equals(colour))
              .map(given -> given.number("count"))
              .orElse(0);
    }
    return sum;
  }

  /** White dice traded for black ones; negative where black ones are traded back. */
  public static int trades(List<Datum> effects) {
    int sum = 0;
    for (Datum effect : effects) {
      sum +=
          Parameters.of(effect, "trade-dice")
              .map(given ->
                  given.text("to").equals("black") ? given.number("count") : -given.number("count"))
              .orElse(0);
    }
    return sum;
  }

  public static int reRolls(List<Datum> effects) {
    return sum(effects, "re-rolls", "count");
  }

  /** What is added to the rolls of a side in advanced combat. */
  public static int meleeModifier(List<Datum> effects) {
    return sum(effects, "melee-modifier", "amount");
  }

  private static int sum(List<Datum> effects, String word, String parameter) {
    int sum = 0;
    for (Datum effect : effects) {
      sum += Parameters.of(effect, word).map(given -> given.number(parameter)).orElse(0);
    }
    return sum;
  }
}
