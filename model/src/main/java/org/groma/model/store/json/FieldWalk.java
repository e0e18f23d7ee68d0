package org.groma.model.store.json;

import java.util.List;
import java.util.Optional;
import org.groma.model.store.json.Complaint.Kind;

/** The walk over the fields of one object; unknown and repeated ones are complained of. */
public final class FieldWalk {

  private final JsonCursor cursor;
  private final List<String> known;
  private final Spot start;
  private final Spot[] seen;

  FieldWalk(JsonCursor cursor, List<String> known, Spot start) {
    this.cursor = cursor;
    this.known = known;
    this.start = start;
    this.seen = new Spot[known.size()];
  }

  /** The next known field, with the cursor on its value; empty at the end of the object. */
  public Optional<String> next() {
    while (true) {
      Optional<String> name = cursor.nextName();
      if (name.isEmpty()) {
        return name;
      }
      int index = known.indexOf(name.get());
      if (index >= 0 && seen[index] == null) {
        seen[index] = cursor.spot();
        cursor.toValue();
        return name;
      }
      if (index < 0) {
        cursor.complain(Kind.FIELD, RecordReader.unknown(name.get(), known));
      } else {
        cursor.complain(Kind.DUPLICATE, TreeReader.twice(name.get(), seen[index]));
      }
      cursor.toValue();
      cursor.skip();
    }
  }

  /** Asked at the end of the object; gives the list element up if any of these was not there. */
  public void require(String... names) {
    boolean complete = true;
    for (String name : names) {
      if (seen[known.indexOf(name)] == null) {
        cursor.complainAt(start, cursor.path().field(name), Kind.FIELD, RecordReader.missing(name));
        complete = false;
      }
    }
    if (!complete) {
      throw cursor.given();
    }
  }
}
