package org.groma.exporters.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text that stands in a file among the test resources and that people review. */
public final class Golden {

  static final Path ROOT = Path.of("src", "test", "resources", "org", "groma", "exporters");

  private static final boolean REWRITE = "rewrite".equals(System.getProperty("golden"));

  private Golden() {}

  /**
   * Compares a text with the file of this name, or writes the file if that was asked for.
   *
   * @param name the path of the file below the resources of this module's packages
   */
  public static void assertSame(String name, String text) {
    Path file = ROOT.resolve(name);
    try {
      if (REWRITE) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      assertThat(file).as("-Dgolden=rewrite writes it").exists();
      assertThat(text)
          .as(file + "; if the change is meant, -Dgolden=rewrite writes the file anew")
          .isEqualTo(Files.readString(file));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
