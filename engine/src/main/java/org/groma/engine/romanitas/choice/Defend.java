package org.groma.engine.romanitas.choice;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.force.Levying;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.force.Musters;
import org.groma.engine.romanitas.force.Occasion;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/**
 * With what a city is defended, if at all.
 *
 * @param space the city space, or -1 where a territory without one is attacked
 * @param enemies how many units attack
 */
@Rule({"5.2.2", "7.2.1", "7.2.2"})
public record Defend(
    Empire empire, int territory, int space, int nation, int enemies, Occasion occasion)
    implements Decision<Muster> {

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  @Override
  public List<Muster> options() {
    return new Musters(empire).of(occasion);
  }

  @Override
  public Optional<Refusal> refusal(Muster answer) {
    return Levying.refusal(empire, answer, occasion);
  }
}
