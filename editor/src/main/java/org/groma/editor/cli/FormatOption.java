package org.groma.editor.cli;

import picocli.CommandLine.Option;

/** The option {@code --format} of every command that prints data. */
final class FormatOption {

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "text for people (the default), json for other programs.")
  private Format format = Format.TEXT;

  boolean isJson() {
    return format == Format.JSON;
  }
}
