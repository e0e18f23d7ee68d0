package org.groma.engine.invasions.sea;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whether an intercepted naval stack refuses battle.
 *
 * @param active whether it is the active nation's: its movement ends then; others lose points
 */
@Rule("XXV.C")
public record RefuseNavalBattle(int chooser, UnitSet fleets, UnitSet enemy, int sea, boolean active)
    implements Decision<Boolean> {

  @Override
  public List<Boolean> options() {
    return List.of(false, true);
  }

  @Override
  public Optional<Refusal> refusal(Boolean answer) {
    return Optional.empty();
  }
}
