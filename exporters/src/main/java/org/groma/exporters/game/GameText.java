package org.groma.exporters.game;

import java.util.Map;
import org.groma.model.project.Project;
import org.groma.model.store.Format;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;

/** Writes the document. */
final class GameText {

  private GameText() {}

  static String of(Project project) throws Unwritable {
    return Printer.ledger(json(project));
  }

  static Json.Fields json(Project project) throws Unwritable {
    Json.Fields document =
        new Json.Fields().with(Format.FIELD, new Json.Text(GameDocument.FORMAT.toString()));
    Json.Fields content = RecordWriter.object(GameDocument.of(project), 0, Description::isWritten);
    for (Map.Entry<String, Json.Field> field : content.fields().entrySet()) {
      document = document.with(field.getKey(), field.getValue().value());
    }
    return document;
  }
}
