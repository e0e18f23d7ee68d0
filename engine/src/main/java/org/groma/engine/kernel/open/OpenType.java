package org.groma.engine.kernel.open;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Kind;
import org.groma.model.value.Datum;

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
