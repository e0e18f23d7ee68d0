package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Fields that may be null, and fields that documents of some sort do not have. */
final class RecordFieldsTest {

  record Seat(
      @JsonProperty(required = true) String name,
      @JsonProperty(required = true) Optional<String> lord,
      Optional<String> note,
      List<Seat> vassals) {}

  private final List<Complaint> complaints = new ArrayList<>();

  private static boolean isNoNote(RecordShape.Field field) {
    return !field.name().equals("note");
  }

  @Test
  void whatMustBeSaidIsWrittenAsNullWhereThereIsNothing() throws Unwritable {
    Seat seat = new Seat("Roma", Optional.empty(), Optional.empty(), List.of());

    assertThat(written(seat, _ -> true)).isEqualTo("{\"name\":\"Roma\",\"lord\":null}");
    assertThat(read("{\"name\":\"Roma\",\"lord\":null}", _ -> true)).contains(seat);
    assertThat(complaints).isEmpty();
  }

  @Test
  void whatMustBeSaidMayNotBeLeftOut() {
    assertThat(read("{\"name\":\"Roma\"}", _ -> true)).isEmpty();
    assertThat(complaints)
        .extracting(Complaint::message)
        .containsExactly("the field 'lord' is missing");
  }

  @Test
  void elsewhereNullIsNoValue() {
    assertThat(read("{\"name\":\"Roma\",\"lord\":null,\"note\":null}", _ -> true)).isEmpty();
    assertThat(complaints)
        .extracting(Complaint::message)
        .containsExactly("null is not a value here; leave the field out");
  }

  @Test
  void aFieldThatADocumentDoesNotHaveIsNotWrittenAtAnyDepth() throws Unwritable {
    Seat inner = new Seat("Spoletium", Optional.of("Roma"), Optional.of("small"), List.of());
    Seat seat = new Seat("Roma", Optional.empty(), Optional.of("large"), List.of(inner));

    assertThat(written(seat, RecordFieldsTest::isNoNote))
        .isEqualTo(
            "{\"name\":\"Roma\",\"lord\":null,"
                + "\"vassals\":[{\"name\":\"Spoletium\",\"lord\":\"Roma\"}]}");
  }

  @Test
  void aFieldThatADocumentDoesNotHaveIsUnknownInIt() {
    assertThat(
            read(
                "{\"name\":\"Roma\",\"lord\":null,\"note\":\"large\"}", RecordFieldsTest::isNoNote))
        .contains(new Seat("Roma", Optional.empty(), Optional.empty(), List.of()));
    assertThat(complaints)
        .extracting(Complaint::message)
        .containsExactly("unknown field 'note'; the fields here are name, lord, vassals");
  }

  private static String written(Seat seat, Predicate<RecordShape.Field> known) throws Unwritable {
    return Printer.line(RecordWriter.object(seat, 0, known));
  }

  private Optional<Seat> read(String text, Predicate<RecordShape.Field> known) {
    try {
      Json json = TreeReader.read(JsonText.of(text), complaints);
      return new RecordReader(complaints, known).read(Seat.class, json, JsonPath.ROOT);
    } catch (Unparsable broken) {
      throw new AssertionError(broken);
    }
  }
}
