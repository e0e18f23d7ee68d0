package org.groma.validator.proofread;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.EditionId;

/**
 * The cell {@code notes} of a gazetteer: symbols with commas between, ⚓ with the sea zone of a
 * port, 🌾 for a granary, 🐪 for caravans. Where the symbol in print could not be told another one
 * stands there, which means nothing.
 */
final class Notes {

  private static final String PORT = "⚓";
  private static final String GRANARY = "🌾";
  private static final String CARAVAN = "🐪";

  private Notes() {}

  static Judge<Province> port() {
    Judge<Province> judge = Judges.reference((province, desk) -> desk.port(province));
    return (province, cell, edition, desk) -> judge.of(province, zone(cell), edition, desk);
  }

  static Judge<Province> granary() {
    return flag(GRANARY, Province::granary);
  }

  static Judge<Province> caravan() {
    return flag(CARAVAN, Province::caravan);
  }

  private static Judge<Province> flag(String symbol, Predicate<Province> flag) {
    return new Judge<>() {
      @Override
      public Optional<Opinion> of(Province province, String cell, EditionId edition, Desk desk) {
        boolean printed = cell.contains(symbol);
        if (!flag.test(province)) {
          return printed ? Optional.of(new Opinion(symbol, Verdict.VALUE)) : Optional.empty();
        }
        if (printed) {
          return Optional.of(new Opinion(symbol, Verdict.SAME));
        }
        String riddle = riddle(cell);
        return Optional.of(
            new Opinion(riddle, riddle.isEmpty() ? Verdict.UNPRINTED : Verdict.UNREADABLE));
      }
    };
  }

  private static String zone(String cell) {
    return parts(cell).stream()
        .filter(part -> part.startsWith(PORT))
        .map(part -> part.substring(PORT.length()).strip())
        .findFirst()
        .orElse("");
  }

  /** The symbols that stand for nothing known. */
  private static String riddle(String cell) {
    return parts(cell).stream()
        .filter(
            part -> !part.startsWith(PORT) && !part.contains(GRANARY) && !part.contains(CARAVAN))
        .collect(Collectors.joining(", "));
  }

  private static List<String> parts(String cell) {
    return Arrays.stream(cell.split(",", -1))
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .toList();
  }
}
