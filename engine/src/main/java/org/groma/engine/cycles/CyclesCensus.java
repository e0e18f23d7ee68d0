package org.groma.engine.cycles;

import java.util.List;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Tally;

/** What statistics count: how far positions come, and where battles are fought. */
enum CyclesCensus implements Census {
  INSTANCE;

  private static final int BEGAN = 0;
  private static final int KINGDOM = 1;
  private static final int EMPIRE = 2;
  private static final int FELL = 3;

  @Override
  public List<Named> milestones() {
    return List.of(
        new Named("began", "began"),
        new Named("kingdom", "kingdom"),
        new Named("empire", "empire"),
        new Named("fell", "fell"));
  }

  @Override
  public List<Named> fights() {
    return List.of(new Named("battle", "battles"));
  }

  @Override
  public void count(Event event, Tally tally) {
    switch (event) {
      case PositionEvent.Began(int position, _) -> tally.befell(BEGAN, position);
      case PositionEvent.Rose(int position, Stage stage) ->
          tally.befell(stage == Stage.KINGDOM ? KINGDOM : EMPIRE, position);
      case PositionEvent.Fell(int position) -> tally.befell(FELL, position);
      case BattleTold.Fought fought -> tally.fought(0, fought.place());
      case UnitEvent.Moved(_, int place) -> tally.entered(place);
      default -> {
        // no matter for statistics
      }
    }
  }
}
