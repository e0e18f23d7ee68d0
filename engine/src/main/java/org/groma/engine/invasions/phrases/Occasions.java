package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/** Conditions as adverbials: {@code from turn 8}, {@code if the Romans have collapsed}. */
final class Occasions {

  private static final Set<String> GROUPS = Set.of("all", "any");

  /** What a condition on a nation begins with; a second one on the same need not repeat it. */
  private static final Pattern NATION = Pattern.compile("if (the \\S+) ");

  private static final String IF = "if ";

  private final Circumstances circumstances;

  Occasions(Names names) {
    this.circumstances = new Circumstances(names);
  }

  /** {@code turn 3}, {@code turns 1–7}, {@code from turn 8}. */
  static String turns(String written) {
    return Bands.Band.parse(written)
        .map(band -> {
          if (band.to() == Integer.MAX_VALUE) {
            return "from turn " + band.from();
          }
          if (band.from() == Integer.MIN_VALUE) {
            return "until the end of turn " + band.to();
          }
          return band.from() == band.to()
              ? "turn " + band.from()
              : "turns " + band.from() + "–" + band.to();
        })
        .orElse("turns " + written);
  }

  /** {@code in turn 3}, {@code from turn 8}. */
  static String inTurns(String written) {
    String told = turns(written);
    return told.startsWith("turn") ? "in " + told : told;
  }

  String of(Datum when) {
    return tell(when, true);
  }

  private String tell(Datum when, boolean holds) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields)) || fields.isEmpty()) {
      return Circumstances.plain(PlainPhrases.text(when), holds);
    }
    List<String> parts = new ArrayList<>();
    fields.forEach((name, value) -> parts.add(tell(name, value, holds)));
    return join(parts, holds, parts.size() > 1 && isGrouped(fields));
  }

  private String tell(String name, Datum value, boolean holds) {
    return switch (name) {
      case "all" -> group(value, holds, holds);
      case "any" -> group(value, holds, !holds);
      case "not" -> tell(value, !holds);
      default -> circumstances.of(name, value, holds);
    };
  }

  /** Several conditions, all of which or one of which must hold. */
  private String group(Datum value, boolean holds, boolean all) {
    if (!(value instanceof Datum.Items(List<Datum> items)) || items.isEmpty()) {
      return Circumstances.plain(PlainPhrases.text(value), holds);
    }
    boolean nested =
        items.stream()
            .anyMatch(item ->
                item instanceof Datum.Fields(Map<String, Datum> fields)
                    && (fields.size() > 1 || isGrouped(fields)));
    List<String> parts = items.stream().map(item -> tell(item, holds)).toList();
    return together(parts, all).orElseGet(() -> join(parts, all, nested));
  }

  /** {@code if the Romans and the Huns are in play}, where the same is asked of several. */
  private static Optional<String> together(List<String> parts, boolean all) {
    List<String> nations = new ArrayList<>();
    Set<String> asked = new HashSet<>();
    for (String part : parts) {
      Matcher nation = NATION.matcher(part);
      if (!nation.lookingAt()) {
        return Optional.empty();
      }
      nations.add(nation.group(1));
      asked.add(part.substring(nation.end()));
    }
    return asked.size() == 1
        ? Optional.of(
            IF
                + (all ? Wording.list(nations) : Wording.either(nations))
                + " "
                + asked.iterator().next())
        : Optional.empty();
  }

  private static boolean isGrouped(Map<String, Datum> fields) {
    return fields.keySet().stream().anyMatch(GROUPS::contains);
  }

  /** Two that begin alike share the beginning, unless that would blur what belongs together. */
  private static String join(List<String> parts, boolean all, boolean nested) {
    StringBuilder text = new StringBuilder(parts.getFirst());
    for (int i = 1; i < parts.size(); i++) {
      String next = parts.get(i);
      String shared = nested ? "" : shared(parts.get(i - 1), next);
      if (!shared.isEmpty()) {
        text.append(all ? " and " : " or ").append(next.substring(shared.length()));
      } else if (all) {
        text.append(nested ? ", and " : ", ").append(next);
      } else {
        text.append(" or ").append(next);
      }
    }
    return text.toString();
  }

  private static String shared(String one, String other) {
    Matcher nation = NATION.matcher(one);
    if (nation.lookingAt() && other.startsWith(nation.group())) {
      return nation.group();
    }
    return one.startsWith(IF) && other.startsWith(IF) ? IF : "";
  }
}
