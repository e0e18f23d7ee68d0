package org.groma.validator.gazetteer;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.groma.model.value.NearestWord;

/**
 * Finds words that differ by one letter, in time that grows with the number of words and not with
 * its square: two such words have a spelling in common that is the one of them, or either of them
 * with a letter left out. Spellings are kept as hashes, and what shares one is compared.
 */
final class NearNames {

  /** Two words by their position. */
  record Pair(int first, int second) {}

  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final int NONE = -1;

  private final List<String> words;
  private final long[] hashes;
  private final int[] heads;
  private int[] owners = new int[64];
  private int[] next = new int[64];
  private int entries;
  private final Set<Pair> pairs = new LinkedHashSet<>();

  private NearNames(List<String> words) {
    this.words = words;
    int spellings = words.stream().mapToInt(word -> word.length() + 1).sum();
    int size = Integer.highestOneBit(Math.max(16, spellings * 2)) << 1;
    this.hashes = new long[size];
    this.heads = new int[size];
    Arrays.fill(heads, NONE);
  }

  /** All pairs of different words that are one slip apart, in the order of the second. */
  static List<Pair> among(List<String> words) {
    NearNames names = new NearNames(words);
    for (int i = 0; i < words.size(); i++) {
      names.add(i);
    }
    return List.copyOf(names.pairs);
  }

  private void add(int word) {
    String text = words.get(word);
    int length = text.length();
    long[] power = new long[length + 1];
    long[] prefix = new long[length + 1];
    power[0] = 1;
    for (int i = 0; i < length; i++) {
      power[i + 1] = power[i] * FACTOR;
      prefix[i + 1] = prefix[i] * FACTOR + text.charAt(i);
    }
    enter(prefix[length], word);
    for (int out = 0; out < length; out++) {
      long tail = prefix[length] - prefix[out + 1] * power[length - out - 1];
      enter(prefix[out] * power[length - out - 1] + tail, word);
    }
  }

  private void enter(long hash, int word) {
    int slot = (int) ((hash ^ (hash >>> 29)) & (hashes.length - 1));
    while (heads[slot] != NONE && hashes[slot] != hash) {
      slot = (slot + 1) & (hashes.length - 1);
    }
    hashes[slot] = hash;
    for (int entry = heads[slot]; entry != NONE; entry = next[entry]) {
      compare(owners[entry], word);
    }
    if (entries == owners.length) {
      owners = Arrays.copyOf(owners, entries * 2);
      next = Arrays.copyOf(next, entries * 2);
    }
    owners[entries] = word;
    next[entries] = heads[slot];
    heads[slot] = entries;
    entries++;
  }

  private void compare(int first, int second) {
    if (first != second
        && !words.get(first).equals(words.get(second))
        && NearestWord.distance(words.get(first), words.get(second)) == 1) {
      pairs.add(new Pair(first, second));
    }
  }
}
