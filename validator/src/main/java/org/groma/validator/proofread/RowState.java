package org.groma.validator.proofread;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.groma.model.content.Sha256;
import org.groma.model.entry.Entry;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;
import org.groma.validator.proofread.Pages.Printed;

/** The digest by which a signature notices that its row, or what is printed of it, has changed. */
final class RowState {

  private static final int LENGTH = 16;

  private RowState() {}

  /**
   * Of the entry, of what it shows in lines (its city, for a province), and of the printed rows.
   */
  static String of(Entry<?> entry, List<Line> lines, List<Printed> printed) {
    MessageDigest digest = Sha256.begin();
    add(digest, written(entry));
    for (Line line : lines) {
      add(digest, line.field());
      add(digest, line.ours());
    }
    for (Printed each : printed) {
      add(digest, each.table().id().slug());
      add(digest, each.row().section());
      each.row()
          .cells()
          .forEach((column, cell) -> {
            add(digest, column);
            add(digest, cell);
          });
    }
    return HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH);
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    // a byte that no text contains, so that no two texts run together
    digest.update((byte) 0xFF);
  }

  private static String written(Entry<?> entry) {
    try {
      return Printer.line(RecordWriter.object(entry, 0));
    } catch (Unwritable cannotBeSaved) {
      // such an entry never reaches a file, so its text need not be stable between versions
      return entry.toString();
    }
  }
}
