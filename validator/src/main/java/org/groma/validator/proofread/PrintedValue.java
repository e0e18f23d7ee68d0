package org.groma.validator.proofread;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.store.json.Json;
import org.groma.model.value.Slug;

/**
 * Compares a value of a record with the text of a cell. Signs of print count for what they mean: ½,
 * a long minus, a plus before a number, capitals. A list may be printed in any order.
 */
final class PrintedValue {

  private static final Set<String> NOTHING = Set.of("", "no", "0", "none", "-", "nothing");
  private static final Pattern HALF = Pattern.compile("(\\d?)½");
  private static final Pattern PLUS = Pattern.compile("\\+(?=\\d)");
  private static final Pattern NUMBER = Pattern.compile("-?\\d*\\.?\\d+");
  private static final Pattern DASH = Pattern.compile("\\s*[-–—−]\\s*");

  private PrintedValue() {}

  /** The value as people read it; empty for none. */
  static String text(Optional<Json> value) {
    return value.map(PrintedValue::text).orElse("");
  }

  private static String text(Json value) {
    return switch (value) {
      case Json.Text(String text, _) -> text;
      case Json.Num(String literal, _) -> literal;
      case Json.Flag(boolean flag, _) -> flag ? "yes" : "no";
      case Json.Null _ -> "";
      case Json.Items(List<Json> items, _) ->
          items.stream().map(PrintedValue::text).collect(Collectors.joining(", "));
      case Json.Fields fields ->
          fields.fields().entrySet().stream()
              .map(each -> each.getKey() + " " + text(each.getValue().value()))
              .collect(Collectors.joining(" "));
    };
  }

  static Verdict compare(Optional<Json> ours, String printed) {
    if (ours.isEmpty() || ours.get() instanceof Json.Null) {
      return NOTHING.contains(plain(printed)) ? Verdict.SAME : Verdict.VALUE;
    }
    if (ours.get() instanceof Json.Items(List<Json> items, _)) {
      return isSameList(items, printed) ? Verdict.SAME : Verdict.VALUE;
    }
    String text = text(ours.get());
    if (isSame(text, printed)) {
      return Verdict.SAME;
    }
    return printed.isBlank() ? Verdict.UNPRINTED : Verdict.VALUE;
  }

  private static boolean isSameList(List<Json> items, String printed) {
    List<String> theirs =
        Arrays.stream(printed.split("[,;]", -1))
            .map(PrintedValue::plain)
            .filter(each -> !each.isEmpty())
            .sorted()
            .toList();
    List<String> ours = items.stream().map(item -> plain(text(item))).sorted().toList();
    return ours.equals(theirs)
        || bare(ours).equals(bare(theirs))
        || (items.isEmpty() && NOTHING.contains(plain(printed)))
        || isSame(text(new Json.Items(items)), printed);
  }

  private static List<String> bare(List<String> references) {
    return references.stream().map(PrintedValue::bare).sorted().toList();
  }

  /** Of {@code province:roma} what follows the colon, and a name as an id would write it. */
  private static String bare(String reference) {
    return Slug.of(reference.substring(reference.indexOf(':') + 1));
  }

  static boolean isSame(String ours, String printed) {
    if (ours.equals(printed)) {
      return true;
    }
    String one = plain(ours);
    String other = plain(printed);
    return one.equals(other)
        || (NOTHING.contains(one) && NOTHING.contains(other))
        || (isWord(one) && isWord(other) && bare(one).equals(bare(other)));
  }

  private static boolean isWord(String text) {
    return !text.isEmpty() && text.chars().anyMatch(Character::isLetter);
  }

  /** The text without what print adds to it. */
  static String plain(String text) {
    if (isPlain(text)) {
      return text;
    }
    String lower = text.strip().toLowerCase(Locale.ROOT);
    String dashed = DASH.matcher(lower).replaceAll("-");
    String decimal =
        HALF.matcher(dashed)
            .replaceAll(half -> half.group(1).isEmpty() ? "0.5" : half.group(1) + ".5");
    String unsigned = PLUS.matcher(decimal).replaceAll("");
    return switch (unsigned) {
      case "true" -> "yes";
      case "false" -> "no";
      default -> number(unsigned);
    };
  }

  /** Small letters and blanks alone, as in most words; there is nothing to change then. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < 'a' || c > 'z') && (c != ' ' || i == 0 || i == text.length() - 1)) {
        return false;
      }
    }
    return !text.equals("true") && !text.equals("false");
  }

  private static String number(String text) {
    if (text.isEmpty() || text.length() > 12 || !NUMBER.matcher(text).matches()) {
      return text;
    }
    BigDecimal number = new BigDecimal(text).stripTrailingZeros();
    return number.signum() == 0 ? "0" : number.toPlainString();
  }
}
