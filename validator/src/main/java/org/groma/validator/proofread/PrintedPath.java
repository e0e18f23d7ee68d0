package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The way to a value of a record, as the column of a transcription names it: {@code cost.kingdom},
 * {@code pool[unit=infantry].count}.
 */
record PrintedPath(List<Step> steps) {

  private static final String ATTRIBUTES = "attributes";

  private static final Pattern STEP =
      Pattern.compile("\\.?([^.\\[\\]=]+)|\\[([^=\\]]+)=([^\\]]*)]|\\[(\\d{1,6})]");

  /** One step down. */
  sealed interface Step {}

  /** To the field of this name. */
  record Field(String name) implements Step {}

  /** To the item of a list whose field, {@code unit} or {@code enters.nation}, has this value. */
  record Chosen(String field, String value) implements Step {}

  /** To the item of this number, counted from 0. */
  record Numbered(int index) implements Step {}

  PrintedPath {
    steps = List.copyOf(steps);
  }

  /** Reads a path; nothing for a text that is none. */
  static Optional<PrintedPath> parse(String text) {
    List<Step> steps = new ArrayList<>();
    Matcher step = STEP.matcher(text);
    int at = 0;
    while (at < text.length() && step.find(at) && step.start() == at) {
      if (step.group(1) != null) {
        steps.add(new Field(step.group(1)));
      } else if (step.group(2) != null) {
        steps.add(new Chosen(step.group(2), step.group(3)));
      } else {
        steps.add(new Numbered(Integer.parseInt(step.group(4))));
      }
      at = step.end();
    }
    boolean whole = at == text.length() && !steps.isEmpty() && steps.getFirst() instanceof Field;
    return whole ? Optional.of(new PrintedPath(steps)) : Optional.empty();
  }

  /** The field of the record that it starts with. */
  String first() {
    return steps.getFirst() instanceof Field(String name) ? name : "";
  }

  /** The fields on the way, whichever items are chosen: {@code pool.count}. */
  String pattern() {
    return steps.stream()
        .filter(Field.class::isInstance)
        .map(step -> ((Field) step).name())
        .collect(Collectors.joining("."));
  }

  /** As people read it: {@code pool / infantry / count}. */
  String title() {
    return steps.stream()
        .map(step ->
            switch (step) {
              case Field(String name) -> name.equals(ATTRIBUTES) ? "" : name;
              case Chosen(_, String value) -> value;
              case Numbered(int index) -> String.valueOf(index + 1);
            })
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" / "));
  }
}
