package org.groma.validator.house;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.value.Datum;

/**
 * A query in one line, as it is typed: {@code terrain=forest income>1}. Parts are separated by
 * blanks and all must hold; the fields are those of house checks. A part is a field with {@code =},
 * {@code !=}, {@code >}, {@code <}, {@code >=}, {@code <=} or {@code ~} (a text with {@code *} and
 * {@code ?}) and a value, which stands in double quotes if it has blanks; or a field alone, which
 * must be true or there, or must not with {@code !} before it. The word of a kind in front asks for
 * that kind instead of provinces: {@code city level>=2}.
 */
public final class QueryLine {

  private static final Pattern PART =
      Pattern.compile(
          "\\s*(?<not>!)?(?<field>[A-Za-z][\\w.-]*)"
              + "(?:(?<operator>!=|>=|<=|=|>|<|~)(?<value>\"[^\"]*\"|[^\\s\"]+))?(?=\\s|$)");

  private static final Map<String, Operator> OPERATORS =
      Map.of(
          "=", Operator.IS,
          "!=", Operator.IS_NOT,
          ">", Operator.ABOVE,
          "<", Operator.BELOW,
          ">=", Operator.AT_LEAST,
          "<=", Operator.AT_MOST,
          "~", Operator.MATCHES);

  private QueryLine() {}

  /** The query, or nothing if the line cannot be read. */
  public static Optional<Query> read(String line) {
    Kind<?, ?> kind = Kinds.PROVINCES;
    List<Datum> parts = new ArrayList<>();
    Matcher matcher = PART.matcher(line.stripTrailing());
    int end = 0;
    while (end < line.stripTrailing().length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        return Optional.empty();
      }
      Optional<Kind<?, ?>> named = kind(matcher);
      if (end == 0 && named.isPresent()) {
        kind = named.get();
      } else {
        parts.add(part(matcher));
      }
      end = matcher.end();
    }
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(new Query(kind, new Datum.Fields(Map.of("all", new Datum.Items(parts)))));
  }

  private static Optional<Kind<?, ?>> kind(Matcher matcher) {
    return matcher.group("operator") == null && matcher.group("not") == null
        ? Kinds.ALL.stream()
            .filter(kind ->
                kind.word().equals(matcher.group("field"))
                    || kind.plural().equals(matcher.group("field")))
            .findFirst()
        : Optional.empty();
  }

  private static Datum part(Matcher matcher) {
    Datum field = Datum.text(matcher.group("field"));
    String operator = matcher.group("operator");
    Datum test =
        operator == null
            ? isSaid(field)
            : new Datum.Fields(
                Map.of(
                    "field",
                    field,
                    OPERATORS.get(operator).word(),
                    value(matcher.group("value"), operator)));
    return matcher.group("not") == null ? test : new Datum.Fields(Map.of("not", test));
  }

  /** A field alone: there, and not false. */
  private static Datum isSaid(Datum field) {
    return new Datum.Fields(
        Map.of("field", field, "present", new Datum.Flag(true), "isNot", new Datum.Flag(false)));
  }

  private static Datum value(String typed, String operator) {
    if (typed.startsWith("\"")) {
      return Datum.text(typed.substring(1, typed.length() - 1));
    }
    if (operator.equals("~")) {
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
}
