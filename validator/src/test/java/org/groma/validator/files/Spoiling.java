package org.groma.validator.files;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Ways to spoil a file of a project: by accident, by a bad program, or by malice. */
enum Spoiling {
  /** Some bytes are others. */
  FLIPPED {
    @Override
    byte[] spoil(byte[] file, Random random) {
      byte[] spoilt = file.clone();
      for (int i = 0; i < 3; i++) {
        spoilt[random.nextInt(spoilt.length)] ^= (byte) (1 << random.nextInt(8));
      }
      return spoilt;
    }
  },
  /** The file breaks off. */
  CUT {
    @Override
    byte[] spoil(byte[] file, Random random) {
      return Arrays.copyOf(file, random.nextInt(file.length));
    }
  },
  /** A piece of it is there twice. */
  DOUBLED {
    @Override
    byte[] spoil(byte[] file, Random random) {
      String text = new String(file, StandardCharsets.ISO_8859_1);
      int from = random.nextInt(file.length);
      int to = Math.min(file.length, from + random.nextInt(400));
      return (text.substring(0, to) + text.substring(from)).getBytes(StandardCharsets.ISO_8859_1);
    }
  },
  /** A number is absurd. */
  NUMBER {
    @Override
    byte[] spoil(byte[] file, Random random) {
      List<String> absurd =
          List.of(
              "1e999999",
              "-1e999999999",
              "1e-999999",
              "9".repeat(1_000_000),
              "2147483648",
              "-1",
              "0.0000001",
              "1e300",
              "99999999999",
              "2147483647",
              "-2147483648",
              "1e18");
      return replaced(
          file,
          Pattern.compile("-?\\d+(\\.\\d+)?"),
          absurd.get(random.nextInt(absurd.size())),
          random);
    }
  },
  /** A text is something else. */
  TEXT {
    @Override
    byte[] spoil(byte[] file, Random random) {
      List<String> others =
          List.of(
              "\"\"",
              "null",
              "true",
              "[]",
              "{}",
              "\"\\u0000\"",
              "\"\\ud800\"",
              "\"province:\"",
              "\"../../etc/passwd\"",
              "\"" + "x".repeat(100_000) + "\"",
              "\"\\u001b[2J\\n\"",
              "[".repeat(5_000) + "]".repeat(5_000),
              "[" + "1,".repeat(100_000) + "1]",
              "7");
      return replaced(
          file, Pattern.compile("\"[^\"]*\""), others.get(random.nextInt(others.size())), random);
    }
  },
  /** Two texts of the file change places. */
  SWAPPED {
    @Override
    byte[] spoil(byte[] file, Random random) {
      List<MatchResult> texts =
          Pattern.compile("\"[^\"]*\"").matcher(text(file)).results().toList();
      String taken = texts.get(random.nextInt(texts.size())).group();
      return replaced(file, Pattern.compile("\"[^\"]*\""), taken, random);
    }
  },
  /** The field name of a value is written twice. */
  KEY {
    @Override
    byte[] spoil(byte[] file, Random random) {
      return replaced(file, Pattern.compile("\\{"), "{\"id\": \"x\", \"id\": \"y\", ", random);
    }
  },
  /** Not a file of a project at all. */
  FOREIGN {
    @Override
    byte[] spoil(byte[] file, Random random) {
      byte[] zip = new byte[2_000];
      random.nextBytes(zip);
      zip[0] = 'P';
      zip[1] = 'K';
      return random.nextBoolean() ? zip : new byte[1_000];
    }
  };

  abstract byte[] spoil(byte[] file, Random random);

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  /** With one of the matches replaced. */
  private static byte[] replaced(byte[] file, Pattern pattern, String by, Random random) {
    String text = text(file);
    List<MatchResult> matches = new ArrayList<>(pattern.matcher(text).results().toList());
    if (matches.isEmpty()) {
      return file;
    }
    MatchResult one = matches.get(random.nextInt(matches.size()));
    return (text.substring(0, one.start()) + by + text.substring(one.end()))
        .getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
