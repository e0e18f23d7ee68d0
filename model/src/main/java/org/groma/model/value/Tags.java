package org.groma.model.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** A set of words of the vocabulary, sorted. */
public record Tags(@JsonValue List<String> words) {

  public static final Tags NONE = new Tags(List.of());

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Tags {
    words = List.copyOf(new TreeSet<>(words));
  }

  public static Tags of(String... words) {
    return new Tags(Arrays.asList(words));
  }

  public static Tags of(Collection<String> words) {
    return new Tags(List.copyOf(words));
  }

  public boolean has(String word) {
    return words.contains(word);
  }

  public boolean isEmpty() {
    return words.isEmpty();
  }
}
