package org.groma.engine.kernel.choice;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.entry.Kind;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.store.WordUse;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/** Values of open data as people type them: {@code on}, {@code 7}, {@code romans,huns}. */
final class TypedValue {

  /** What was typed came to. */
  sealed interface Result {
    record Read(Datum datum) implements Result {}

    /** The end of a sentence about it, after "NAME is". */
    record Wrong(String problem) implements Result {}
  }

  private static final List<String> ON = List.of("on", "yes", "true");
  private static final List<String> OFF = List.of("off", "no", "false");
  static final String IN_THE_FILE = "only in the file of the scenario";

  /** Short enough that nobody can ask for one that fills the memory. */
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}(\\.[0-9]{1,9})?");

  private final Project project;
  private final Scenario scenario;

  TypedValue(Project project, Scenario scenario) {
    this.project = project;
    this.scenario = scenario;
  }

  Result read(OpenType type, String typed) {
    String text = typed.strip();
    return switch (type) {
      case OpenType.Switch() -> flag(text, type);
      case OpenType.Whole _, OpenType.Halved _, OpenType.Decimal _ -> number(text, type);
      case OpenType.Prose() -> new Result.Read(new Datum.Text(text));
      case OpenType.Formed _, OpenType.Located _ ->
          type.fits(new Datum.Text(text))
              ? new Result.Read(new Datum.Text(text))
              : wrong(type, text);
      case OpenType.Term(WordUse list) ->
          word(text, list.terms(project.vocabulary()).stream().map(Term::word).toList(), type);
      case OpenType.Nested(var nested) -> read(nested.get(), text);
      case OpenType.Word(var choices) ->
          word(text, choices.stream().map(OpenType.Choice::word).toList(), type);
      case OpenType.Reference(Kind<?, ?> kind) ->
          word(text, project.get(kind).stream().map(entry -> entry.id().slug()).toList(), type);
      case OpenType.Player() ->
          word(text, scenario.players().stream().map(Seat::player).toList(), type);
      case OpenType.Several(OpenType of) -> several(text, of, type);
      case OpenType.Either(var types) -> either(text, types, type);
      case OpenType.Parts _, OpenType.Each _, OpenType.Deed _ -> wrong(type, text);
    };
  }

  private static Result flag(String text, OpenType type) {
    String word = text.toLowerCase(Locale.ROOT);
    return ON.contains(word) || OFF.contains(word)
        ? new Result.Read(new Datum.Flag(ON.contains(word)))
        : wrong(type, text);
  }

  private static Result number(String text, OpenType type) {
    if (!NUMBER.matcher(text).matches()) {
      return wrong(type, text);
    }
    Datum number = new Datum.Amount(new BigDecimal(text));
    return type.fits(number) ? new Result.Read(number) : wrong(type, text);
  }

  private static Result word(String text, List<String> known, OpenType type) {
    return known.contains(text)
        ? new Result.Read(new Datum.Text(text))
        : new Result.Wrong(allowed(type) + ", not '" + text + "'" + ending(text, known));
  }

  private static String ending(String text, List<String> known) {
    String hint = NearestWord.hint(text, known);
    return hint.isEmpty() ? "." : hint;
  }

  private Result several(String text, OpenType of, OpenType type) {
    if (!isTyped(of)) {
      return wrong(type, text);
    }
    List<Datum> items = new ArrayList<>();
    for (String item : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      switch (read(of, item)) {
        case Result.Read(Datum datum) -> items.add(datum);
        case Result.Wrong wrong -> {
          return wrong;
        }
      }
    }
    return new Result.Read(new Datum.Items(items));
  }

  private Result either(String text, List<OpenType> types, OpenType type) {
    return types.stream()
        .map(each -> read(each, text))
        .filter(Result.Read.class::isInstance)
        .findFirst()
        .orElseGet(() -> wrong(type, text));
  }

  private static Result wrong(OpenType type, String text) {
    return new Result.Wrong(
        isTyped(type) ? allowed(type) + ", not '" + text + "'." : "said " + IN_THE_FILE + ".");
  }

  /** Whether values of a type can be typed at all. */
  static boolean isTyped(OpenType type) {
    return switch (type) {
      case OpenType.Parts _, OpenType.Each _, OpenType.Deed _ -> false;
      case OpenType.Nested(var nested) -> isTyped(nested.get());
      case OpenType.Several(OpenType of) -> !(of instanceof OpenType.Several) && isTyped(of);
      case OpenType.Either(var types) -> types.stream().allMatch(TypedValue::isTyped);
      default -> true;
    };
  }

  /** What may be typed, in words. */
  static String allowed(OpenType type) {
    return switch (type) {
      case OpenType.Switch() -> "on or off";
      case OpenType.Prose() -> "any words";
      case OpenType.Word(var choices) ->
          Spelling.list(choices.stream().map(OpenType.Choice::word).toList(), " or ");
      case OpenType.Several(OpenType of) when isTyped(type) ->
          allowed(of) + ", several with commas";
      case OpenType.Either(var types) when isTyped(type) ->
          types.stream().map(TypedValue::allowed).collect(Collectors.joining(", or "));
      default -> isTyped(type) ? type.expected() : IN_THE_FILE;
    };
  }

  /** Every value of a type, where there are only a few. */
  static Optional<List<String>> all(OpenType type) {
    return switch (type) {
      case OpenType.Switch() -> Optional.of(List.of(ON.getFirst(), OFF.getFirst()));
      case OpenType.Word(var choices) ->
          Optional.of(choices.stream().map(OpenType.Choice::word).toList());
      default -> Optional.empty();
    };
  }

  /** A value as it would be typed. */
  static String written(Datum datum) {
    return switch (datum) {
      case Datum.Flag(boolean value) -> (value ? ON : OFF).getFirst();
      case Datum.Amount(BigDecimal number) -> number.toPlainString();
      case Datum.Text(String text) -> text;
      case Datum.Items(List<Datum> items) ->
          items.stream().map(TypedValue::written).collect(Collectors.joining(","));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.entrySet().stream()
              .map(each -> each.getKey() + ":" + written(each.getValue()))
              .collect(Collectors.joining(" ", "{", "}"));
    };
  }
}
