package org.groma.validator.report;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What JSON documents have to be like. */
final class Schemas {

  /** Ours, which users have in docs. */
  static final Schema REPORT = report();

  /** That of the standard, from a library that carries it. */
  static final Schema SARIF = sarif();

  private Schemas() {}

  static List<String> violations(Schema schema, String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }

  private static Schema report() {
    Path file = Path.of("..", "docs", "schema", "validate-report.schema.json");
    try {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Files.readString(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Schema sarif() {
    try (InputStream in = Schemas.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(in);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
