package org.groma.editor.panel.scenario;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.kernel.open.OpenType;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Reading;
import org.groma.model.project.Project;
import org.groma.model.scenario.Seat;
import org.groma.model.value.Datum;

/** How values of open data stand in fields, and what is typed there means. */
final class DatumWords {

  private static final int LONGEST = 90;

  private final Labels labels;
  private final List<Seat> seats;

  DatumWords(Project project, List<Seat> seats) {
    this.labels = Labels.of(project);
    this.seats = seats;
  }

  /** Whether a value of a type stands in one field. */
  static boolean isOneField(OpenType type) {
    return switch (type) {
      case OpenType.Several _, OpenType.Parts _, OpenType.Each _, OpenType.Switch _ -> false;
      case OpenType.Either(var types) -> types.stream().allMatch(DatumWords::isOneField);
      default -> true;
    };
  }

  String show(OpenType type, Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> word(type, text);
      case Datum.Amount(BigDecimal number) -> number.toPlainString().replace('-', '−');
      case Datum.Flag(boolean value) -> value ? "yes" : "no";
      case Datum.Items(List<Datum> items) ->
          items.stream()
              .map(item -> show(type instanceof OpenType.Several(var of) ? of : type, item))
              .collect(Collectors.joining(", "));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.entrySet().stream()
              .map(each -> show(type, each.getKey(), each.getValue()))
              .filter(text -> !text.isEmpty())
              .collect(Collectors.joining(" · "));
    };
  }

  private String show(OpenType type, String name, Datum value) {
    return switch (type) {
      case OpenType.Parts parts ->
          parts
              .field(name)
              .map(field ->
                  value instanceof Datum.Flag(boolean on)
                      ? on ? field.label() : ""
                      : value instanceof Datum.Amount
                          ? field.label() + " " + show(field.type(), value)
                          : show(field.type(), value))
              .orElseGet(() -> show(OpenType.like(value), value));
      case OpenType.Each(var names, var values) -> word(names, name) + " " + show(values, value);
      default -> show(OpenType.like(value), value);
    };
  }

  /** The same, short enough for a line of a list. */
  String summary(OpenType type, Datum datum) {
    String all = show(type, datum);
    return all.length() <= LONGEST ? all : all.substring(0, LONGEST - 1) + "…";
  }

  /** What a word or id is called. */
  String word(OpenType type, String word) {
    return switch (type) {
      case OpenType.Word(var choices) ->
          choices.stream()
              .filter(choice -> choice.word().equals(word))
              .map(OpenType.Choice::label)
              .findFirst()
              .orElse(word);
      case OpenType.Reference(var kind) -> labels.of(Choices.entries(kind), word);
      case OpenType.Player() ->
          seats.stream()
              .filter(seat -> seat.player().equals(word))
              .map(Seat::name)
              .findFirst()
              .orElse(word);
      case OpenType.Either(var types) ->
          types.stream()
              .map(each -> word(each, word))
              .filter(label -> !label.equals(word))
              .findFirst()
              .orElse(word);
      default -> word;
    };
  }

  /** What a value is chosen from; empty where anything may be typed. */
  List<String> choices(OpenType type) {
    return switch (type) {
      case OpenType.Word(var choices) -> choices.stream().map(OpenType.Choice::label).toList();
      case OpenType.Reference(var kind) -> labels.all(Choices.entries(kind));
      case OpenType.Player() -> seats.stream().map(Seat::name).toList();
      case OpenType.Either(var types) -> {
        List<String> all = new ArrayList<>();
        types.forEach(each -> all.addAll(choices(each)));
        yield all;
      }
      default -> List.of();
    };
  }

  /** The value that a text stands for. */
  Reading<Datum> read(OpenType type, String typed) {
    String text = typed.strip();
    return switch (type) {
      case OpenType.Whole(int least, int most) -> whole(text, least, most);
      case OpenType.Decimal() ->
          number(text)
              .<Reading<Datum>>map(number -> Reading.of(new Datum.Amount(number)))
              .orElseGet(() -> Reading.not("'" + text + "' is no number. Type one, such as 1.5."));
      case OpenType.Word(var choices) ->
          choices.stream()
              .filter(each -> each.label().equalsIgnoreCase(text) || each.word().equals(text))
              .findFirst()
              .<Reading<Datum>>map(each -> Reading.of(new Datum.Text(each.word())))
              .orElseGet(() -> none(text, choices(type)));
      case OpenType.Reference(var kind) ->
          labels.read(Choices.entries(kind), text).map(Datum.Text::new);
      case OpenType.Player() ->
          seats.stream()
              .filter(seat -> seat.name().equalsIgnoreCase(text) || seat.player().equals(text))
              .findFirst()
              .<Reading<Datum>>map(seat -> Reading.of(new Datum.Text(seat.player())))
              .orElseGet(() -> none(text, choices(type)));
      case OpenType.Either(var types) -> {
        Reading<Datum> last = Reading.not("'" + text + "' means nothing here.");
        for (OpenType each : types) {
          last = read(each, text);
          if (last instanceof Reading.Read<Datum>) {
            break;
          }
        }
        yield last;
      }
      default -> Reading.of(new Datum.Text(text));
    };
  }

  private static Reading<Datum> whole(String text, int least, int most) {
    Optional<BigDecimal> number =
        number(text).filter(each -> each.stripTrailingZeros().scale() <= 0);
    if (number.isEmpty()) {
      return Reading.not("'" + text + "' is no whole number.");
    }
    OpenType range = new OpenType.Whole(least, most);
    Datum datum = new Datum.Amount(number.get());
    return range.fits(datum)
        ? Reading.of(datum)
        : Reading.not(text + " is out of range: type a number from " + least + " to " + most + ".");
  }

  private static Optional<BigDecimal> number(String text) {
    try {
      return Optional.of(new BigDecimal(text.replace('−', '-').replace(',', '.')));
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  private static Reading<Datum> none(String text, List<String> choices) {
    return Reading.not(
        "'" + text + "' cannot be chosen; there are " + String.join(", ", choices) + ".");
  }
}
