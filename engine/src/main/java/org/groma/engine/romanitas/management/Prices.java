package org.groma.engine.romanitas.management;

import java.util.function.ToIntFunction;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.state.Empire;

/** What measures cost. */
@Rule({"5.3", "5.4", "5.5", "5.6", "8.1", "8.5"})
public final class Prices {

  /** The Khazars come in the last turns. */
  private static final int KHAZAR_TURNS = 2;

  private Prices() {}

  public static int of(Empire empire, Measure measure) {
    Figures.Purse purse = empire.setting().figures().purse();
    Figures.Return comeback = empire.setting().figures().remobilisation();
    return switch (measure) {
      case Measure.Done _ -> 0;
      case Measure.Ambassador _ -> isFree(empire, true) ? 0 : purse.ambassador();
      case Measure.Marriage _ -> isFree(empire, true) ? 0 : purse.marriage();
      case Measure.MissionToCity _ -> missionary(empire);
      case Measure.MissionToClient _ -> missionary(empire);
      case Measure.RecallLight _ -> 0;
      case Measure.Recall(var units) ->
          units.stream().allMatch(unit -> isKhazar(empire, unit)) ? 0 : comeback.regular();
      case Measure.RecallFigure(int figure) ->
          figure == Figure.COMES ? comeback.comes() : comeback.magister();
      case Measure.RecallFleet _ -> comeback.fleet();
      case Measure.Improve _ ->
          isFree(empire, false) ? 0 : comeback.improvement() + economy(empire, Acta::improvement);
      case Measure.Rebuild _ ->
          (empire.setting().options().removalCostsTwo() ? purse.removalOptional() : purse.removal())
              + economy(empire, Acta::removal);
      case Measure.Build(int monument, _) -> empire.setting().monuments().get(monument).cost();
    };
  }

  static boolean isFree(Empire empire, boolean diplomacy) {
    return empire.free(diplomacy) > 0;
  }

  private static int missionary(Empire empire) {
    if (empire.has(Favour.MISSIONARY) || isFree(empire, true)) {
      return 0;
    }
    return empire.setting().figures().purse().missionary()
        + empire.acta(Domain.RELIGIOUS).map(Acta::missionary).orElse(0);
  }

  private static int economy(Empire empire, ToIntFunction<Acta> extra) {
    return empire.acta(Domain.ECONOMIC).map(extra::applyAsInt).orElse(0);
  }

  /** Whether a unit comes back with the Khazars. */
  static boolean isKhazar(Empire empire, int unit) {
    Troop troop = empire.setting().army().get(unit);
    return empire.setting().options().khazars()
        && empire.turn() > empire.setting().scenario().lastTurn() - KHAZAR_TURNS
        && troop.levy() == Levy.MERCENARY
        && troop.arm() == Arm.CAVALRY;
  }
}
