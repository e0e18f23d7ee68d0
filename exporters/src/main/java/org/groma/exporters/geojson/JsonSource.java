package org.groma.exporters.geojson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Opens JSON for a reader, and turns whatever goes wrong into a sentence with a place.
 *
 * @param format as messages call it, {@code GeoJSON}
 */
record JsonSource(String format) {

  /** A map of ten thousand provinces is some tens of megabytes. */
  static final long LARGEST = 256L << 20;

  private static final int DEEPEST = 64;
  private static final int LONGEST_NUMBER = 100;
  private static final int LONGEST_TEXT = 1 << 20;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(LONGEST_NUMBER)
                  .maxStringLength(LONGEST_TEXT)
                  .build())
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .build();

  GeoJson read(Path file, Function<JsonParser, GeoJson.Features> reader) {
    if (Files.isDirectory(file)) {
      return new GeoJson.Unreadable(
          String.format(
              Locale.ROOT,
              "%s is a folder; name a %s file (usually *.%s or *.json).",
              file,
              format,
              format.toLowerCase(Locale.ROOT)));
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      if (Files.size(file) > LARGEST) {
        return new GeoJson.Unreadable(
            String.format(
                Locale.ROOT,
                "%s is larger than %d megabytes, which no map needs. Simplify it first.",
                file,
                LARGEST >> 20));
      }
      return read(file.getFileName().toString(), bytes, reader);
    } catch (NoSuchFileException missing) {
      return new GeoJson.Unreadable("There is no file " + file + ". Check its name.");
    } catch (IOException failed) {
      return new GeoJson.Unreadable(
          file + " cannot be read: check that it exists and that you may read it.");
    }
  }

  GeoJson read(String name, InputStream bytes, Function<JsonParser, GeoJson.Features> reader) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), bytes)) {
      try {
        start(parser);
        GeoJson.Features features = reader.apply(parser);
        end(parser);
        return features;
      } catch (StreamConstraintsException broken) { // does not know where it is
        return unreadable(name, parser.currentLocation(), syntax(broken));
      }
    } catch (Misread wrong) {
      return unreadable(name, wrong.at(), wrong.getMessage());
    } catch (JacksonException broken) {
      return unreadable(name, broken.getLocation(), syntax(broken));
    }
  }

  private void start(JsonParser in) {
    JsonToken first = in.nextToken();
    if (first == null) {
      throw new Misread(in.currentTokenLocation(), "the file is empty.");
    }
    if (first != JsonToken.START_OBJECT) {
      throw new Misread(
          in.currentTokenLocation(), "a " + format + " file is one object that starts with '{'.");
    }
  }

  private static void end(JsonParser in) {
    String more = "there is something after the end of the document.";
    try {
      if (in.nextToken() == null) {
        return;
      }
    } catch (JacksonException garbage) {
      throw new Misread(garbage.getLocation(), more);
    }
    throw new Misread(in.currentTokenLocation(), more);
  }

  private static GeoJson unreadable(String name, TokenStreamLocation at, String what) {
    String where =
        at == null || at.getLineNr() < 1
            ? ""
            : ", line " + at.getLineNr() + ", column " + Math.max(1, at.getColumnNr());
    return new GeoJson.Unreadable(name + where + ": " + what);
  }

  private String syntax(JacksonException broken) {
    String words = String.valueOf(broken.getOriginalMessage());
    if (broken instanceof UnexpectedEndOfInputException) {
      return "the file ends in the middle; it was cut off or not written to its end.";
    }
    if (broken instanceof StreamConstraintsException) {
      return words.contains("depth")
          ? "it is nested deeper than " + DEEPEST + " levels, which no " + format + " is."
          : words.startsWith("Number")
              ? "there is a number of more than " + LONGEST_NUMBER + " digits, which no map needs."
              : "there is a text longer than any map needs.";
    }
    if (broken instanceof JacksonIOException || words.startsWith("Invalid UTF-8")) {
      return "this is no text in Unicode (UTF-8); save the file in that encoding.";
    }
    return words.startsWith("Non-standard token")
        ? "this is not valid JSON. It has no such number: write coordinates in digits."
        : "this is not valid JSON.";
  }
}
