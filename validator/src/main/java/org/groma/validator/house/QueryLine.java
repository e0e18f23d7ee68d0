package org.groma.validator.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/**
 * A query in one line, as it is typed: {@code terrain=forest income>1}. Parts are separated by
 * blanks and all must hold; {@code or} between them begins parts of which all may hold instead. The
 * fields are those of house checks. A part is a field with {@code =}, {@code !=}, {@code >}, {@code
 * <}, {@code >=}, {@code <=} or {@code ~} (a text with {@code *} and {@code ?}) and a value, which
 * stands in double quotes if it has blanks; or a field alone, which must be true or there, or must
 * not with {@code !} before it. The word of a kind in front asks for that kind instead of
 * provinces: {@code city level>=2}.
 */
public final class QueryLine {

  private static final Pattern PART =
      Pattern.compile(
          "\\s*(?<not>!)?(?<field>[A-Za-z][\\w.-]*)"
              + "(?:(?<operator>!=|>=|<=|=|>|<|~)(?<value>\"[^\"]*\"|[^\\s\"]+))?(?=\\s|$)");

  private static final Pattern WITHOUT_VALUE =
      Pattern.compile("\\s*!?(?<field>[A-Za-z][\\w.-]*)(?<operator>!=|>=|<=|=|>|<|~)(?=\\s|$).*");

  private static final Pattern AFTER_A_BLANK = Pattern.compile("\\s.*");

  /** What a line came to. */
  public sealed interface Parsed {

    /** A query; perhaps one that asks nothing yet. */
    record Read(QueryForm form) implements Parsed {}

    /**
     * It cannot be read.
     *
     * @param at the place in the line, counted from nothing
     */
    record Wrong(String sentence, int at) implements Parsed {}
  }

  private QueryLine() {}

  /** The query, or nothing if the line cannot be read. */
  public static Optional<Query> read(String line) {
    return parse(line) instanceof Parsed.Read(QueryForm form) && !form.isNothing()
        ? Optional.of(form.query())
        : Optional.empty();
  }

  /** The query as a form, or what is wrong and where. */
  public static Parsed parse(String line) {
    String text = line.stripTrailing();
    Kind<?, ?> kind = Kinds.PROVINCES;
    List<List<QueryForm.Part>> groups = new ArrayList<>();
    groups.add(new ArrayList<>());
    Matcher matcher = PART.matcher(text);
    int end = 0;
    while (end < text.length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        return wrong(text, end);
      }
      Optional<Kind<?, ?>> named = kind(matcher);
      if (end == 0 && named.isPresent()) {
        kind = named.get();
      } else if (isOr(matcher)) {
        if (groups.getLast().isEmpty()) {
          return at("“or” stands between two conditions", matcher.start("field"));
        }
        groups.add(new ArrayList<>());
      } else if (matcher.group("not") != null && matcher.group("operator") != null) {
        return at("“!” stands before a field alone; to compare, write “!=”", matcher.start("not"));
      } else {
        groups.getLast().add(part(matcher));
      }
      end = matcher.end();
    }
    return groups.size() > 1 && groups.getLast().isEmpty()
        ? at("A condition is missing behind “or”", text.length())
        : new Parsed.Read(new QueryForm(kind, groups));
  }

  private static boolean isOr(Matcher matcher) {
    return matcher.group("operator") == null
        && matcher.group("not") == null
        && matcher.group("field").equals("or");
  }

  /** Says what is the matter with the part that begins here. */
  private static Parsed wrong(String text, int from) {
    String rest = text.substring(from);
    int at = from + rest.length() - rest.stripLeading().length();
    Matcher without = WITHOUT_VALUE.matcher(rest);
    if (without.matches()) {
      return at(
          String.format(
              Locale.ROOT,
              "A value is missing behind “%s%s”",
              without.group("field"),
              without.group("operator")),
          from + without.end("operator"));
    }
    if (rest.chars().filter(each -> each == '"').count() % 2 == 1) {
      return at("A quotation mark is not closed", from + rest.indexOf('"'));
    }
    if ("=<>~".indexOf(text.charAt(at)) >= 0) {
      return at(String.format(Locale.ROOT, "A field is missing before “%s”", text.charAt(at)), at);
    }
    return at(
        String.format(
            Locale.ROOT,
            "“%s” cannot be read; write a field and a value, such as terrain=forest",
            AFTER_A_BLANK.matcher(rest.strip()).replaceFirst("")),
        at);
  }

  private static Parsed at(String what, int place) {
    return new Parsed.Wrong(
        String.format(Locale.ROOT, "%s (character %d).", what, place + 1), place);
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

  private static QueryForm.Part part(Matcher matcher) {
    String operator = matcher.group("operator");
    if (operator == null) {
      return new QueryForm.Part(
          matcher.group("field"),
          matcher.group("not") == null ? QueryForm.Asked.SAID : QueryForm.Asked.UNSAID,
          "");
    }
    return QueryForm.Part.written(
        matcher.group("field"), QueryForm.Asked.of(operator), matcher.group("value"));
  }
}
