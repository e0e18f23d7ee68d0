package org.groma.exporters.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import org.groma.model.value.Datum;

/**
 * Open data as people type them: words, numbers, yes and no as they are, anything else as JSON. A
 * text that would be taken for something else stands in quotation marks.
 */
final class DatumText {

  private DatumText() {}

  static String of(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> isPlain(text) ? text : Printer.line(new Json.Text(text));
      case Datum.Amount(BigDecimal number) -> number.toPlainString();
      case Datum.Flag(boolean yes) -> yes ? "yes" : "no";
      default -> json(datum);
    };
  }

  /** It on one line as it stands in files. */
  static String json(Datum datum) {
    return Printer.line(tree(datum));
  }

  private static boolean isPlain(String text) {
    return !text.contains(";") && text.equals(Typed.tidy(text)) && isText(text);
  }

  private static boolean isText(String text) {
    return !text.isEmpty()
        && "\"[{".indexOf(text.charAt(0)) < 0
        && number(text).isEmpty()
        && flag(text).isEmpty();
  }

  static Reading<Datum> read(String typed) {
    return isText(typed)
        ? Reading.of(Datum.text(typed))
        : number(typed)
            .<Reading<Datum>>map(each -> Reading.of(new Datum.Amount(each)))
            .or(() -> flag(typed).map(yes -> Reading.of(new Datum.Flag(yes))))
            .orElseGet(() -> readJson(typed));
  }

  /** What is JSON as a whole. */
  static Reading<Datum> readJson(String typed) {
    List<Complaint> complaints = new ArrayList<>();
    try {
      Json tree = TreeReader.read(JsonText.of(typed), complaints);
      return complaints.isEmpty()
          ? Reading.of(tree).map(DatumText::datum)
          : Reading.not(Sentences.of(complaints.getFirst().message()));
    } catch (Unparsable wrong) {
      return Reading.not(
          String.format(
              Locale.ROOT,
              "This cannot be read as JSON: %s",
              Sentences.of(wrong.complaint().message())));
    }
  }

  private static Optional<BigDecimal> number(String text) {
    try {
      return text.matches("-?[0-9]+([.][0-9]+)?")
          ? Optional.of(new BigDecimal(text))
          : Optional.empty();
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  private static Optional<Boolean> flag(String text) {
    return switch (text) {
      case "yes", "true" -> Optional.of(true);
      case "no", "false" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static Json tree(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> new Json.Text(text);
      case Datum.Amount(BigDecimal number) -> new Json.Num(number.toPlainString());
      case Datum.Flag(boolean yes) -> new Json.Flag(yes);
      case Datum.Items(List<Datum> items) ->
          new Json.Items(items.stream().map(DatumText::tree).toList());
      case Datum.Fields(Map<String, Datum> fields) -> {
        Json.Fields tree = new Json.Fields();
        for (Map.Entry<String, Datum> field : fields.entrySet()) {
          tree = tree.with(field.getKey(), tree(field.getValue()));
        }
        yield tree;
      }
    };
  }

  private static Datum datum(Json json) {
    return switch (json) {
      case Json.Text text -> Datum.text(text.text());
      case Json.Num number -> new Datum.Amount(new BigDecimal(number.literal()));
      case Json.Flag flag -> new Datum.Flag(flag.value());
      case Json.Items items ->
          new Datum.Items(items.items().stream().map(DatumText::datum).toList());
      case Json.Fields object -> {
        Map<String, Datum> fields = new LinkedHashMap<>();
        object.fields().forEach((name, field) -> fields.put(name, datum(field.value())));
        yield new Datum.Fields(fields);
      }
      default -> throw new IllegalArgumentException("null is not a value here; leave it out");
    };
  }
}
