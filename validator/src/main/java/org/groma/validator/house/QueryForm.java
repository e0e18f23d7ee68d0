package org.groma.validator.house;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.value.Datum;

/**
 * A query as a form has it: entries of a kind that meet all parts of at least one group. A form and
 * a {@link QueryLine} say the same in two ways.
 */
public record QueryForm(Kind<?, ?> kind, List<List<Part>> groups) {

  /** What a part can ask, in the order in which people are offered it. */
  public enum Asked {
    IS("=", "is", Operator.IS),
    IS_NOT("!=", "is not", Operator.IS_NOT),
    ABOVE(">", "is more than", Operator.ABOVE),
    BELOW("<", "is less than", Operator.BELOW),
    AT_LEAST(">=", "is at least", Operator.AT_LEAST),
    AT_MOST("<=", "is at most", Operator.AT_MOST),
    LIKE("~", "is like (* and ?)", Operator.MATCHES),
    SAID("", "is there", Operator.PRESENT),
    UNSAID("!", "is not there", Operator.PRESENT);

    private final String sign;
    private final String words;
    private final Operator operator;

    Asked(String sign, String words, Operator operator) {
      this.sign = sign;
      this.words = words;
      this.operator = operator;
    }

    /** What it is in words. */
    public String words() {
      return words;
    }

    /** Whether a value stands behind it. */
    public boolean takesValue() {
      return operator != Operator.PRESENT;
    }

    static Asked of(String sign) {
      return List.of(values()).stream()
          .filter(each -> each.sign.equals(sign))
          .findFirst()
          .orElseThrow();
    }
  }

  /**
   * One thing that is asked of a field.
   *
   * @param value as it is typed, in quotes only where a number or true is meant as a word; empty
   *     where nothing is compared
   */
  public record Part(String field, Asked asked, String value) {

    private Datum datum() {
      Datum name = Datum.text(field);
      return switch (asked) {
        case SAID -> said(name);
        case UNSAID -> new Datum.Fields(Map.of("not", said(name)));
        default ->
            new Datum.Fields(Map.of("field", name, asked.operator.word(), Part.of(value, asked)));
      };
    }

    /** A field alone: there, and not false. */
    private static Datum said(Datum name) {
      return new Datum.Fields(
          Map.of("field", name, "present", new Datum.Flag(true), "isNot", new Datum.Flag(false)));
    }

    private static boolean isQuoted(String typed) {
      return typed.length() > 1 && typed.startsWith("\"") && typed.endsWith("\"");
    }

    /** A part with a value as it stands in a line. */
    static Part written(String field, Asked asked, String value) {
      String bare = isQuoted(value) ? value.substring(1, value.length() - 1) : value;
      boolean word = asked == Asked.LIKE || of(bare, asked) instanceof Datum.Text;
      return new Part(field, asked, word ? bare : value);
    }

    private static Datum of(String typed, Asked asked) {
      if (isQuoted(typed)) {
        return Datum.text(typed.substring(1, typed.length() - 1));
      }
      if (asked == Asked.LIKE) {
        return Datum.text(typed);
      }
      if (typed.equals("true") || typed.equals("false")) {
        return new Datum.Flag(Boolean.parseBoolean(typed));
      }
      try {
        return new Datum.Amount(new BigDecimal(typed));
      } catch (NumberFormatException aWord) {
        return Datum.text(typed);
      }
    }

    private String line() {
      boolean quoted =
          !isQuoted(value) && (value.isEmpty() || value.chars().anyMatch(Character::isWhitespace));
      return switch (asked) {
        case SAID -> field;
        case UNSAID -> "!" + field;
        default -> field + asked.sign + (quoted ? '"' + value + '"' : value);
      };
    }
  }

  public QueryForm {
    groups = groups.stream().map(List::copyOf).filter(group -> !group.isEmpty()).toList();
  }

  public boolean isNothing() {
    return groups.isEmpty();
  }

  public Query query() {
    List<Datum> any = new ArrayList<>();
    for (List<Part> group : groups) {
      any.add(
          new Datum.Fields(
              Map.of("all", new Datum.Items(group.stream().map(Part::datum).toList()))));
    }
    return new Query(
        kind,
        any.size() == 1 ? any.getFirst() : new Datum.Fields(Map.of("any", new Datum.Items(any))));
  }

  /** The same in one line. */
  public String line() {
    String parts =
        groups.stream()
            .map(group -> group.stream().map(Part::line).collect(Collectors.joining(" ")))
            .collect(Collectors.joining(" or "));
    return kind.equals(Kinds.PROVINCES) ? parts : (kind.word() + " " + parts).strip();
  }

  /** The fields of a kind, and those of what they refer to. */
  public static List<String> fields(Kind<?, ?> kind) {
    Sort start = new Sort.OfKind(kind);
    Set<String> names = new TreeSet<>();
    for (String name : start.names()) {
      names.add(name);
      for (Sort next : start.step(name)) {
        if (next instanceof Sort.OfKind) {
          next.names().forEach(more -> names.add(name + "." + more));
        }
      }
    }
    List<String> ordered = new ArrayList<>(names);
    ordered.sort((a, b) -> Boolean.compare(a.contains("."), b.contains(".")));
    return ordered;
  }
}
