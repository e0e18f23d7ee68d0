package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rolled;

/** Dice that were rolled and wait for the sentence that says what they meant. */
final class DiceCup {

  private final List<Rolled> dice = new ArrayList<>();

  void add(Rolled rolled) {
    dice.add(rolled);
  }

  boolean isEmpty() {
    return dice.isEmpty();
  }

  /** Takes all dice: {@code 5}, or {@code 3, 8} where there were more. */
  String take() {
    return take(dice.size());
  }

  /** Takes the first dice. */
  String take(int count) {
    List<Rolled> taken = dice.subList(0, Math.min(count, dice.size()));
    String text = text(taken);
    taken.clear();
    return text;
  }

  /** Takes all dice, with what they were rolled for. */
  String takeWithPurposes() {
    Map<String, List<Rolled>> byPurpose = new LinkedHashMap<>();
    dice.forEach(
        each -> byPurpose.computeIfAbsent(purpose(each), _ -> new ArrayList<>()).add(each));
    String text =
        byPurpose.entrySet().stream()
            .map(each ->
                (each.getValue().size() == 1 ? "die " : "dice ")
                    + text(each.getValue())
                    + " for "
                    + each.getKey())
            .collect(Collectors.joining(", "));
    dice.clear();
    return text;
  }

  private static String purpose(Rolled rolled) {
    String section = Roll.of(rolled.purpose()).map(roll -> " (" + roll.section() + ")").orElse("");
    return switch (rolled.purpose()) {
      case "revolt-half", "revolt-area" -> "the Area" + section;
      case "card", "caravan", "siege", "raid" -> "the " + rolled.purpose() + section;
      default -> rolled.purpose().replace('-', ' ') + section;
    };
  }

  private static String text(List<Rolled> rolled) {
    String white = faces(rolled, Die.WHITE);
    String black = faces(rolled, Die.BLACK);
    String numbers =
        rolled.stream()
            .filter(each -> each.die() == Die.D6 || each.die() == Die.D10)
            .map(each -> Integer.toString(each.result()))
            .collect(Collectors.joining(", "));
    List<String> parts = new ArrayList<>();
    if (!numbers.isEmpty()) {
      parts.add(numbers);
    }
    if (!white.isEmpty()) {
      parts.add("white " + white);
    }
    if (!black.isEmpty()) {
      parts.add("black " + black);
    }
    return String.join(", ", parts);
  }

  private static String faces(List<Rolled> rolled, Die die) {
    return rolled.stream()
        .filter(each -> each.die() == die)
        .map(each -> face(BattleFace.of(die, each.result())))
        .collect(Collectors.joining(" "));
  }

  /** W for a white sword, R for a red one, a dash for a blank. */
  private static String face(BattleFace face) {
    return face == BattleFace.BLANK ? "–" : "W".repeat(face.white()) + "R".repeat(face.red());
  }
}
