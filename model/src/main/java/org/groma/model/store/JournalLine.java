package org.groma.model.store;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import org.groma.model.edit.Edit;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import org.groma.model.store.json.Unwritable;

/**
 * One line of a journal: a JSON object whose last field is a checksum (CRC-32) of all before it, so
 * that a line which was not wholly written, or not by us, is known for that.
 */
sealed interface JournalLine {

  /** The first line: the saved state that the events start from. */
  record Header(Fingerprint base) implements JournalLine {}

  /** An event; they are numbered from 1. */
  record Numbered(int number, JournalEvent event) implements JournalLine {}

  /**
   * A whole state, where no event since the save leads: an import, what another program wrote, or
   * what was done before the save and is taken back.
   *
   * @param files the project files that differ from the saved ones
   * @param gone the saved ones that are not there in this state
   * @param name what the history calls the step that led there
   */
  record State(int number, Map<String, String> files, List<String> gone, Optional<String> name)
      implements JournalLine {}

  String FORMAT = "groma.journal/1";
  String CHECKSUM = ",\"crc\":\"";
  String END = "\"}\n";

  /** The line as bytes, line feed included. */
  default byte[] write() throws Unwritable {
    String body = Printer.line(json());
    body = body.substring(0, body.length() - 1);
    return (body + CHECKSUM + checksum(body) + END).getBytes(StandardCharsets.UTF_8);
  }

  private Json.Fields json() throws Unwritable {
    return switch (this) {
      case Header(Fingerprint base) ->
          new Json.Fields()
              .with(Format.FIELD, new Json.Text(FORMAT))
              .with("base", new Json.Text(base.hex()));
      case Numbered(int number, JournalEvent.Did(String name, var gesture, Edit edit)) -> {
        Json.Fields did = numbered(number).with("name", new Json.Text(name));
        if (gesture.isPresent()) {
          did = did.with("gesture", new Json.Text(gesture.get()));
        }
        yield did.with("edit", RecordWriter.object(edit, 1));
      }
      case Numbered(int number, JournalEvent.Undid _) -> flag(number, "undo");
      case Numbered(int number, JournalEvent.Redid _) -> flag(number, "redo");
      case Numbered(int number, JournalEvent.GestureEnded _) -> flag(number, "endGesture");
      case State state -> numbered(state.number()).with("state", RecordWriter.object(state, 1));
    };
  }

  private static Json.Fields numbered(int number) {
    return new Json.Fields().with("seq", new Json.Num(String.valueOf(number)));
  }

  private static Json.Fields flag(int number, String name) {
    return numbered(number).with(name, new Json.Flag(true));
  }

  private static String checksum(String body) {
    CRC32 crc = new CRC32();
    crc.update(body.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  /** The line, line feed included; nothing if it is damaged. */
  static Optional<JournalLine> read(byte[] bytes) {
    String line = new String(bytes, StandardCharsets.UTF_8);
    int end = line.lastIndexOf(CHECKSUM);
    if (end < 0) {
      return Optional.empty();
    }
    String body = line.substring(0, end);
    if (!line.substring(end).equals(CHECKSUM + checksum(body) + END)) {
      return Optional.empty();
    }
    try {
      List<Complaint> complaints = new ArrayList<>();
      return TreeReader.read(JsonText.of(body + "}"), complaints) instanceof Json.Fields fields
          ? read(fields, complaints).filter(_ -> complaints.isEmpty())
          : Optional.empty();
    } catch (Unparsable notOurs) {
      return Optional.empty();
    }
  }

  private static Optional<JournalLine> read(Json.Fields line, List<Complaint> complaints) {
    RecordReader reader = new RecordReader(complaints, JournalLine::chosen);
    if (line.get("base").isPresent()) {
      return text(line, Format.FIELD)
          .filter(FORMAT::equals)
          .flatMap(_ -> text(line, "base"))
          .map(base -> new Header(new Fingerprint(base)));
    }
    Optional<Integer> number =
        line.get("seq").flatMap(seq -> reader.read(Integer.class, seq, JsonPath.ROOT));
    return number.flatMap(seq -> numbered(seq, line, reader));
  }

  private static Optional<JournalLine> numbered(int number, Json.Fields line, RecordReader reader) {
    if (line.get("undo").isPresent()) {
      return Optional.of(new Numbered(number, new JournalEvent.Undid()));
    }
    if (line.get("redo").isPresent()) {
      return Optional.of(new Numbered(number, new JournalEvent.Redid()));
    }
    if (line.get("endGesture").isPresent()) {
      return Optional.of(new Numbered(number, new JournalEvent.GestureEnded()));
    }
    if (line.get("state").isPresent()) {
      return reader.read(State.class, line.get("state").get(), JsonPath.ROOT).map(it -> it);
    }
    return line.get("edit")
        .flatMap(edit -> reader.read(Edit.class, edit, JsonPath.ROOT))
        .flatMap(edit ->
            text(line, "name")
                .map(name ->
                    new Numbered(number, new JournalEvent.Did(name, text(line, "gesture"), edit))));
  }

  private static Optional<String> text(Json.Fields line, String name) {
    return line.get(name)
        .flatMap(value ->
            value instanceof Json.Text(String text, _) ? Optional.of(text) : Optional.empty());
  }

  /** An entry is read as what the kind beside it says that it is. */
  private static Optional<Type> chosen(Type declared, Json.Fields object) {
    boolean isEntry =
        declared instanceof ParameterizedType generic && generic.getRawType() == Entry.class;
    return isEntry
        ? text(object, "kind").flatMap(Kinds::byWord).map(Kind::type)
        : Optional.of(declared);
  }
}
