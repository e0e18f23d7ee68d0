package org.groma.engine.replay;

import java.util.List;
import org.groma.engine.kernel.Inventory;
import org.groma.model.project.Project;

/**
 * Thrown when a game breaks down while it is told: a mistake in the rules or in a player, or data
 * that the rules cannot make sense of.
 */
public final class BrokenStory extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient StepTrace trace;

  BrokenStory(StepTrace trace, Throwable cause) {
    super("the game broke down", cause);
    this.trace = trace;
  }

  /** When it broke down and what was told last: {@code in turn 5, raids, after "The Huns …"}. */
  public String place() {
    String when =
        trace
            .chapter()
            .map(each ->
                "in turn "
                    + each.turn()
                    + (each.parts().isEmpty() ? "" : ", " + String.join(", ", each.parts())))
            .orElse("while it was set up");
    return when + (trace.last().isEmpty() ? "" : ", after \"" + trace.last() + "\"");
  }

  /** The records that it was using then, what came last first. */
  public List<Inventory.Item> records(Project project) {
    return trace.records(project);
  }
}
