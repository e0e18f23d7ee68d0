package org.groma.editor.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a file or a folder; an empty one, which Java takes for "here", is a slip. */
final class PathWord implements ITypeConverter<Path> {

  /** What Java makes of bytes that are no letter in the encoding of the locale. */
  private static final char UNREADABLE = '\uFFFD';

  private static final int LAST_OF_ASCII = 0x7F;

  @Override
  public Path convert(String typed) {
    if (typed.isBlank()) {
      throw new TypeConversionException("the name is empty");
    }
    try {
      Path path = Path.of(typed);
      if (typed.indexOf(UNREADABLE) >= 0 && !Files.exists(path)) {
        throw unreadable(typed);
      }
      return path;
    } catch (InvalidPathException impossible) {
      throw typed.chars().anyMatch(letter -> letter > LAST_OF_ASCII)
          ? unreadable(typed)
          : new TypeConversionException("no file can be called '" + typed + "'");
    }
  }

  private static TypeConversionException unreadable(String typed) {
    return new TypeConversionException(
        String.format(
                Locale.ROOT,
                "the name '%s' has letters that cannot be read in the encoding %s of your locale;"
                    + " run this",
                typed,
                System.getProperty("sun.jnu.encoding"))
            + " with LC_ALL=C.UTF-8, or give the file another name");
  }
}
