package org.groma.model.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.entry.Kind;

/**
 * What a project file holds and in which version: the first field of the file, {@code
 * groma.provinces/1}.
 */
public record Format(String name, int version) {

  /** The name of the field. */
  public static final String FIELD = "format";

  static final Format PROJECT = new Format("project", 1);
  static final Format VOCABULARY = new Format("vocabulary", 1);
  static final Format TOPOLOGY = new Format("topology", 1);

  private static final Pattern SPELLING = Pattern.compile("groma\\.([a-z-]+)/(\\d{1,6})");

  /** The present format of the files of a kind. */
  static Format of(Kind<?, ?> kind) {
    return new Format(kind.plural(), 1);
  }

  static Optional<Format> parse(String text) {
    Matcher matcher = SPELLING.matcher(text);
    return matcher.matches()
        ? Optional.of(new Format(matcher.group(1), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return "groma." + name + "/" + version;
  }
}
