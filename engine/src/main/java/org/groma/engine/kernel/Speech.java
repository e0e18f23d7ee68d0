package org.groma.engine.kernel;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/**
 * Puts texts of the program, which use the words of the model, into the words of a game: where a
 * game calls provinces areas and areas provinces, <em>every area, and how many provinces it
 * has</em> becomes <em>every province, and how many areas it has</em>. Names and other data are
 * never given to it.
 */
final class Speech {

  private static final List<Kind<?, ?>> KINDS =
      List.of(Kinds.PROVINCES, Kinds.AREAS, Kinds.SEAS, Kinds.LINKS);

  private final Map<String, String> words = new HashMap<>();
  private final Pattern pattern;

  Speech(Lexicon lexicon) {
    for (Kind<?, ?> kind : KINDS) {
      Noun usual = Lexicon.PLAIN.noun(kind);
      Noun own = lexicon.noun(kind);
      words.put(usual.one(), own.one());
      words.put(usual.many(), own.many());
    }
    pattern =
        Pattern.compile(
            "\\b(?<article>[Aa]n? )?(?<word>"
                + words.keySet().stream().sorted().collect(Collectors.joining("|"))
                + ")\\b",
            Pattern.CASE_INSENSITIVE);
  }

  String of(String text) {
    return pattern.matcher(text).replaceAll(found -> Matcher.quoteReplacement(said(found)));
  }

  private String said(MatchResult found) {
    String word = found.group("word");
    String usual = word.toLowerCase(Locale.ROOT);
    String own = words.get(usual);
    if (own.equals(usual)) {
      return found.group();
    }
    String cased = Character.isUpperCase(word.charAt(0)) ? Spelling.capital(own) : own;
    String article = found.group("article");
    if (article == null) {
      return cased;
    }
    return article.charAt(0) + ("aeiou".indexOf(own.charAt(0)) < 0 ? " " : "n ") + cased;
  }
}
