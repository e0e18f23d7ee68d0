package org.groma.model.store.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.TokenStreamContext;

/** The way from the top of a document to a value: {@code $.provinces[12].area}. */
public record JsonPath(List<Step> steps) {

  /** The whole document. */
  public static final JsonPath ROOT = new JsonPath(List.of());

  private static final Pattern PLAIN = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

  private static final Pattern STEP =
      Pattern.compile("\\[(\\d{1,9})]|\\['((?:[^'\\\\]|\\\\'?)*+)']|\\.?([^.\\[\\]]+)");

  /** One step down. */
  public sealed interface Step {}

  /** To the field of this name. */
  public record Name(String name) implements Step {}

  /** To the list element of this number, counted from 0. */
  public record Index(int index) implements Step {}

  public JsonPath {
    steps = List.copyOf(steps);
  }

  public JsonPath field(String name) {
    return then(new Name(name));
  }

  public JsonPath item(int index) {
    return then(new Index(index));
  }

  /** This way and then another one. */
  public JsonPath then(JsonPath further) {
    List<Step> all = new ArrayList<>(steps);
    all.addAll(further.steps);
    return new JsonPath(all);
  }

  private JsonPath then(Step step) {
    Step[] longer = steps.toArray(new Step[steps.size() + 1]);
    longer[steps.size()] = step;
    return new JsonPath(List.of(longer));
  }

  /** Reads a path as it is written; of one that is written wrongly, as far as it is right. */
  public static JsonPath parse(String text) {
    List<Step> steps = new ArrayList<>();
    Matcher step = STEP.matcher(text);
    int at = text.startsWith("$") ? 1 : 0;
    while (step.find(at) && step.start() == at) {
      if (step.group(1) != null) {
        steps.add(new Index(Integer.parseInt(step.group(1))));
      } else if (step.group(2) != null) {
        steps.add(new Name(step.group(2).replace("\\'", "'")));
      } else {
        steps.add(new Name(step.group(3)));
      }
      at = step.end();
    }
    return new JsonPath(steps);
  }

  /** Where a parser stands. */
  static JsonPath of(TokenStreamContext context) {
    List<Step> upwards = new ArrayList<>();
    for (TokenStreamContext at = context; at != null && !at.inRoot(); at = at.getParent()) {
      if (at.inObject() && at.hasCurrentName()) {
        upwards.add(new Name(at.currentName()));
      } else if (at.inArray() && at.hasCurrentIndex()) {
        upwards.add(new Index(at.getCurrentIndex()));
      }
    }
    Collections.reverse(upwards);
    return new JsonPath(upwards);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("$");
    for (Step step : steps) {
      switch (step) {
        case Index(int index) -> text.append('[').append(index).append(']');
        case Name(String name) when PLAIN.matcher(name).matches() -> text.append('.').append(name);
        case Name(String name) -> text.append("['").append(name.replace("'", "\\'")).append("']");
      }
    }
    return text.toString();
  }
}
