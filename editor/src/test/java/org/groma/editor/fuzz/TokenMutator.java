package org.groma.editor.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes what a text is made of: words in quotes, tags, numbers, words and signs. So most of a
 * spoilt file can still be parsed, and the mistake is met by whoever reads the meaning.
 */
final class TokenMutator implements Mutator {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:[^\"\\\\]|\\\\.)*+\"|<[^<>]*+>|-?[0-9]++(?:\\.[0-9]++)?+|[\\p{L}_]++|\\s++|.",
          Pattern.DOTALL);

  private static final Pattern NUMBER = Pattern.compile("-?[0-9].*+", Pattern.DOTALL);

  private static final String[] NUMBERS = {
    "0",
    "-1",
    "1",
    "-0",
    "0.5",
    "2147483647",
    "-2147483648",
    "2147483648",
    "9223372036854775807",
    "99999999999999999999",
    "1e9",
    "1e308",
    "1e400",
    "1e-400",
    "-1e999999999",
    "NaN",
    "1000000",
    "4097",
    "180.1",
    "-90.5",
    "00",
    "1.",
    "0x10"
  };

  private static final String[] TEXTS = {
    "\"\"",
    "null",
    "true",
    "{}",
    "[]",
    "[[[[[]]]]]",
    "\"a\\u0000b\"",
    "\"\\ud800\"",
    "\"../../x\"",
    "\"\u202e\u001b[31m\"",
    "\"=1+1\"",
    "\"constructor\"",
    "\"province:\"",
    "\"province:gallia\"",
    "<a>",
    "</g>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>",
    "&b;",
    "<![CDATA[x]]>",
    ",",
    ":",
    "\n",
    "\t"
  };

  private static final int MOST_MUTATIONS = 3;

  private final String[] seed;

  TokenMutator(byte[] seed) {
    List<String> tokens = new ArrayList<>();
    Matcher token = TOKEN.matcher(new String(seed, StandardCharsets.UTF_8));
    while (token.find()) {
      tokens.add(token.group());
    }
    this.seed = tokens.toArray(String[]::new);
  }

  @Override
  public byte[] mutate(RandomGenerator random) {
    String[] tokens = seed.clone();
    for (int i = random.nextInt(1, MOST_MUTATIONS + 1); i > 0 && tokens.length > 0; i--) {
      tokens = once(tokens, random);
    }
    return String.join("", tokens).getBytes(StandardCharsets.UTF_8);
  }

  private static String[] once(String[] tokens, RandomGenerator random) {
    int at = telling(tokens, random);
    int end = end(tokens, at);
    return switch (random.nextInt(8)) {
      case 0 -> {
        yield joined(tokens, at, tokens, end); // left out
      }
      case 1 -> {
        yield joined(tokens, end, tokens, at); // said twice
      }
      case 2 -> {
        tokens[at] = tokens[telling(tokens, random)];
        yield tokens;
      }
      case 3 -> {
        String kept = tokens[at];
        int other = telling(tokens, random);
        tokens[at] = tokens[other];
        tokens[other] = kept;
        yield tokens;
      }
      case 4 -> {
        tokens[at] = "[" + tokens[at] + "]";
        yield tokens;
      }
      case 5 -> {
        tokens[at] = tokens[at].repeat(random.nextInt(2, 200));
        yield tokens;
      }
      default -> {
        String[] choice = NUMBER.matcher(tokens[at]).matches() ? NUMBERS : TEXTS;
        tokens[at] = choice[random.nextInt(choice.length)];
        yield tokens;
      }
    };
  }

  /** A token that is no blank, if there is one near. */
  private static int telling(String[] tokens, RandomGenerator random) {
    int at = random.nextInt(tokens.length);
    return tokens[at].isBlank() && at + 1 < tokens.length ? at + 1 : at;
  }

  /** Behind a token, or behind what it opens. */
  private static int end(String[] tokens, int start) {
    int depth = 0;
    for (int i = start; i < tokens.length; i++) {
      switch (tokens[i]) {
        case "{", "[" -> depth++;
        case "}", "]" -> depth--;
        default -> {}
      }
      if (depth <= 0) {
        return i + 1;
      }
    }
    return tokens.length;
  }

  /** The start of one and the rest of another. */
  private static String[] joined(String[] start, int end, String[] other, int from) {
    String[] joined = Arrays.copyOf(start, end + other.length - from);
    System.arraycopy(other, from, joined, end, other.length - from);
    return joined;
  }
}
