package org.groma.engine.kernel.open;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.entry.Kind;
import org.groma.model.store.WordUse;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** What may stand in a field of open data. */
public sealed interface OpenType {

  /** Whether a value is one of this type; what it names may still be missing in the project. */
  boolean fits(Datum datum);

  /** On or off. */
  record Switch() implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Flag;
    }
  }

  /** A whole number between two others, both included. */
  record Whole(int least, int most) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Amount(BigDecimal number)
          && number.scale() <= 0
          && number.compareTo(BigDecimal.valueOf(least)) >= 0
          && number.compareTo(BigDecimal.valueOf(most)) <= 0;
    }
  }

  /** A number with a fraction. */
  record Decimal() implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Amount;
    }
  }

  /** A number of halves between two whole numbers, both included. */
  record Halved(int least, int most) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Amount(BigDecimal number)
          && Halves.tryOf(number).isPresent()
          && number.compareTo(BigDecimal.valueOf(least)) >= 0
          && number.compareTo(BigDecimal.valueOf(most)) <= 0;
    }
  }

  /** Any words. */
  record Prose() implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text;
    }
  }

  /** One word of several. */
  record Word(List<Choice> choices) implements OpenType {

    public Word {
      choices = List.copyOf(choices);
    }

    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text(String text)
          && choices.stream().anyMatch(choice -> choice.word().equals(text));
    }
  }

  /**
   * A word that can be chosen.
   *
   * @param label what people read
   */
  record Choice(String word, String label) {}

  /**
   * A text of a certain form.
   *
   * @param like how such a text looks, as the end of a sentence: {@code rolls such as 1-3 or 4+}
   */
  record Formed(Pattern form, String like) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text(String text) && form.matcher(text).matches();
    }
  }

  /** A word of a list of the vocabulary. */
  record Term(WordUse list) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text;
    }
  }

  /** An entry of one of several kinds, written with its kind: {@code province:gallia}. */
  record Located(List<Kind<?, ?>> kinds) implements OpenType {

    public Located {
      kinds = List.copyOf(kinds);
    }

    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text(String text)
          && kinds.stream().anyMatch(kind -> text.startsWith(kind.word() + ":"));
    }
  }

  /** The id of an entry. */
  record Reference(Kind<?, ?> kind) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text;
    }
  }

  /** The word of a seat of the scenario. */
  record Player() implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Text;
    }
  }

  /** Several values of one type. */
  record Several(OpenType of) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Items(List<Datum> items) && items.stream().allMatch(of::fits);
    }
  }

  /** Fields with names that are declared. */
  record Parts(List<OpenField> fields) implements OpenType {

    public Parts {
      fields = List.copyOf(fields);
    }

    public Optional<OpenField> field(String name) {
      return OpenField.find(fields, name);
    }

    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Fields(Map<String, Datum> said)
          && said.entrySet().stream()
              .allMatch(each ->
                  field(each.getKey())
                      .filter(field -> field.type().fits(each.getValue()))
                      .isPresent())
          && fields.stream().allMatch(field -> !field.needed() || said.containsKey(field.name()));
    }
  }

  /** A value of one type for each of some names. */
  record Each(OpenType name, OpenType value) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Fields(Map<String, Datum> said)
          && said.entrySet().stream()
              .allMatch(
                  each -> name.fits(new Datum.Text(each.getKey())) && value.fits(each.getValue()));
    }
  }

  /**
   * One word of many with what it says, and what may stand beside any of them: {@code {"gold": 5,
   * "if": …}}.
   */
  record Deed(List<OpenField> words, List<OpenField> beside) implements OpenType {

    public Deed {
      words = List.copyOf(words);
      beside = List.copyOf(beside);
    }

    public Optional<OpenField> word(String name) {
      return OpenField.find(words, name);
    }

    @Override
    public boolean fits(Datum datum) {
      return datum instanceof Datum.Fields(Map<String, Datum> said)
          && said.keySet().stream().filter(name -> word(name).isPresent()).count() == 1
          && said.entrySet().stream()
              .allMatch(each ->
                  word(each.getKey())
                      .or(() -> OpenField.find(beside, each.getKey()))
                      .filter(field -> field.type().fits(each.getValue()))
                      .isPresent());
    }
  }

  /** A type that is declared elsewhere, so that deeds can have deeds within them. */
  record Nested(Supplier<OpenType> type) implements OpenType {
    @Override
    public boolean fits(Datum datum) {
      return type.get().fits(datum);
    }
  }

  /** A value of the first of several types that it fits. */
  record Either(List<OpenType> types) implements OpenType {

    public Either {
      types = List.copyOf(types);
    }

    @Override
    public boolean fits(Datum datum) {
      return types.stream().anyMatch(type -> type.fits(datum));
    }
  }

  /** Whether only one value fits: what a procedure does, which no rule looks up. */
  default boolean isFixed() {
    return switch (this) {
      case Whole(int least, int most) -> least == most;
      case Word(var choices) -> choices.size() == 1;
      default -> false;
    };
  }

  /** What may stand there, as the end of a sentence. */
  default String expected() {
    return switch (this) {
      case Switch() -> "true or false";
      case Whole(int least, int most) ->
          least == most ? "always " + least : "a whole number from " + least + " to " + most;
      case Halved(int least, int most) -> "a number of halves from " + least + " to " + most;
      case Decimal() -> "a number";
      case Prose() -> "words";
      case Formed(_, String like) -> like;
      case Word(var choices) ->
          (choices.size() == 1 ? "" : "one of ")
              + choices.stream().map(Choice::word).collect(Collectors.joining(", "));
      case Term(WordUse list) -> "a word of the vocabulary's " + list.name();
      case Reference(Kind<?, ?> kind) -> "the id of " + article(kind.word());
      case Located(var kinds) ->
          kinds.stream().map(kind -> kind.word() + ":ID").collect(Collectors.joining(" or "));
      case Player() -> "the word of a player";
      case Several(OpenType of) -> "a list of " + of.expected();
      case Parts(var fields) ->
          "fields: " + fields.stream().map(OpenField::name).collect(Collectors.joining(", "));
      case Each(OpenType name, OpenType value) ->
          "for " + name.expected() + ", each, " + value.expected();
      case Either(var types) ->
          types.stream().map(OpenType::expected).collect(Collectors.joining(", or "));
      case Deed(var words, _) ->
          "one of "
              + words.stream().map(OpenField::name).collect(Collectors.joining(", "))
              + " with what it says";
      case Nested(var type) -> type.get().expected();
    };
  }

  private static String article(String word) {
    return ("aeiou".indexOf(word.charAt(0)) >= 0 ? "an " : "a ") + word.replace('-', ' ');
  }

  /** The type that a value shows to be of, for data that nobody declared. */
  static OpenType like(Datum datum) {
    return switch (datum) {
      case Datum.Flag _ -> new Switch();
      case Datum.Amount _ -> new Decimal();
      case Datum.Text _ -> new Prose();
      case Datum.Items(List<Datum> items) ->
          new Several(items.isEmpty() ? new Prose() : like(items.getFirst()));
      case Datum.Fields(Map<String, Datum> fields) ->
          new Parts(
              fields.entrySet().stream()
                  .map(each -> OpenField.unknown(each.getKey(), each.getValue()))
                  .toList());
    };
  }
}
