package org.groma.engine.kernel;

import java.util.List;

/**
 * A question to which every game gives one answer when it is over: how well it went, what ended it.
 *
 * @param answers by the number under which they are counted
 */
public record Verdict(Named question, List<Named> answers) {
  public Verdict {
    answers = List.copyOf(answers);
  }
}
