package org.groma.editor.palette;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.value.Slug;

/** Spellings compared as people mean them: case, accents and punctuation do not count. */
public final class Spelling {

  private Spelling() {}

  /** The same text for all spellings that are meant alike; letters beyond the Latin ones stay. */
  public static String fold(String text) {
    boolean latin =
        text.codePoints()
            .filter(Character::isLetter)
            .allMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.LATIN);
    return latin
        ? Slug.of(text)
        : Normalizer.normalize(text, Normalizer.Form.NFD)
            .replaceAll("\\p{M}+", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}]+", "-");
  }

  /** Everything a record answers to, folded: its id, its name, its other names. */
  public static List<String> of(Entry<?> entry) {
    return Stream.concat(Stream.of(entry.id().slug(), entry.name()), entry.aliases().stream())
        .map(Spelling::fold)
        .distinct()
        .toList();
  }
}
