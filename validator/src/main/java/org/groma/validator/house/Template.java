package org.groma.validator.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.entry.Kind;
import org.groma.model.value.Datum;

/**
 * A message with fields in braces, {@code {name} yields {income}}.
 *
 * @param texts what stands before, between and behind the fields: one more than there are fields
 */
record Template(List<String> texts, List<FieldPath> fields) {

  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");

  Template {
    texts = List.copyOf(texts);
    fields = List.copyOf(fields);
  }

  /** Reads a message about entries of a kind; complains of fields that they do not have. */
  static Optional<Template> read(String message, Kind<?, ?> kind, ConditionReader reader) {
    List<String> texts = new ArrayList<>();
    List<FieldPath> fields = new ArrayList<>();
    Matcher braces = BRACES.matcher(message);
    int at = 0;
    while (braces.find()) {
      texts.add(message.substring(at, braces.start()));
      Optional<FieldPath> field = reader.path(braces.group(1), Set.of(new Sort.OfKind(kind)));
      if (field.isEmpty()) {
        return Optional.empty();
      }
      fields.add(field.get());
      at = braces.end();
    }
    texts.add(message.substring(at));
    return Optional.of(new Template(texts, fields));
  }

  /** The message about one entry, as a sentence. */
  String of(Reading entry, Evaluation evaluation) {
    StringBuilder message = new StringBuilder(texts.getFirst());
    for (int i = 0; i < fields.size(); i++) {
      message
          .append(
              evaluation.values(fields.get(i), entry).stream()
                  .map(Template::text)
                  .collect(Collectors.joining(", ")))
          .append(texts.get(i + 1));
    }
    return sentence(message.toString());
  }

  private static String text(Datum value) {
    return switch (value) {
      case Datum.Text(String text) -> text;
      case Datum.Amount(var number) -> number.toPlainString();
      case Datum.Flag(boolean flag) -> flag ? "yes" : "no";
      case Datum.Items _, Datum.Fields _ -> "…";
    };
  }

  static String sentence(String message) {
    String text = message.isBlank() ? "A house check applies" : message.strip();
    return text.endsWith(".") || text.endsWith("!") || text.endsWith("?") ? text : text + ".";
  }
}
