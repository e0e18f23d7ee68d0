package org.groma.exporters.golden;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.groma.exporters.Artifact;

/** How each kind of file is read for review. */
final class Readings {

  private Readings() {}

  /**
   * What is kept of an artifact.
   *
   * @param name of the golden file
   */
  record Reading(String name, String text) {}

  /** The reading of an artifact; none of a schema, which is the same for every project. */
  static Optional<Reading> of(Artifact artifact) {
    return name(artifact).map(name -> new Reading(name, text(artifact)));
  }

  static Optional<String> name(Artifact artifact) {
    String name = artifact.name();
    return switch (ending(name)) {
      case "xlsx", "pdf", "png" -> Optional.of(name + ".txt");
      default -> name.endsWith(".schema.json") ? Optional.empty() : Optional.of(name);
    };
  }

  private static String text(Artifact artifact) {
    byte[] bytes = artifact.bytes();
    String text = new String(bytes, StandardCharsets.UTF_8);
    return switch (ending(artifact.name())) {
      case "xlsx" -> WorkbookReading.of(bytes);
      case "pdf" -> PdfReading.of(bytes);
      case "png" -> PixelReading.of(bytes);
      case "html" -> PageReading.of(text);
      default -> PageReading.withoutFonts(text);
    };
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
