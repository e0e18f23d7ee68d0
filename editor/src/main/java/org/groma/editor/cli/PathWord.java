package org.groma.editor.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a file or a folder; an empty one, which Java takes for "here", is a slip. */
final class PathWord implements ITypeConverter<Path> {

  @Override
  public Path convert(String typed) {
    if (typed.isBlank()) {
      throw new TypeConversionException("the name is empty");
    }
    try {
      return Path.of(typed);
    } catch (InvalidPathException impossible) {
      throw new TypeConversionException("no file can be called '" + typed + "'");
    }
  }
}
