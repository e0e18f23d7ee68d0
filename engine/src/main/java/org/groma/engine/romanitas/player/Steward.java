package org.groma.engine.romanitas.player;

import org.groma.engine.romanitas.management.Managing;
import org.groma.engine.romanitas.management.Measure;
import org.groma.engine.romanitas.management.Prices;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** What RP are best spent on at the end of a turn. */
final class Steward {

  private final Empire empire;
  private final Purse purse;
  private final int turns;

  private Steward(Empire empire) {
    this.empire = empire;
    this.purse = new Purse(empire);
    this.turns = Worth.turns(empire);
  }

  static Measure choose(Managing managing) {
    Steward steward = new Steward(managing.empire());
    return SteadyEmperor.best(
        managing.options(),
        measure ->
            steward.worth(measure)
                + steward.relief(measure)
                - steward.purse.price(Prices.of(managing.empire(), measure)));
  }

  /** A city that is rebuilt costs nothing when RP are counted. */
  private double relief(Measure measure) {
    return measure instanceof Measure.Rebuild || measure instanceof Measure.MissionToCity
        ? purse.relief(1)
        : 0;
  }

  private double worth(Measure measure) {
    return switch (measure) {
      case Measure.Done _ -> 0;
      case Measure.Rebuild _ -> turns > 0 ? turns * 0.7 + danger() : 0;
      case Measure.MissionToCity _ -> turns > 0 ? turns * 0.7 + danger() : 0;
      case Measure.MissionToClient _ -> turns * 0.8;
      case Measure.Marriage(int client) ->
          empire.client(client) == Allegiance.PERSIAN ? turns * 0.33 : turns > 0 ? 0.1 : 0;
      case Measure.Ambassador(int nation) -> ambassador(nation);
      case Measure.RecallLight _ -> turns > 0 ? 0.5 : 0;
      case Measure.Recall(var units) -> turns > 0 ? 0.6 * units.size() : 0;
      case Measure.RecallFigure(int figure) -> turns > 0 ? figure == Figure.COMES ? 1 : 1.6 : 0;
      case Measure.RecallFleet _ -> fleets() == 0 && turns > 1 ? 2.2 : 0;
      case Measure.Improve _ -> turns * 0.25;
      case Measure.Build(int monument, _) ->
          monument(empire.setting().monuments().get(monument).kind());
    };
  }

  /** Near the limit every Desolation may be the last. */
  private double danger() {
    int left = empire.setting().figures().purse().desolationLimit() - empire.desolations();
    return left <= 3 ? 5 : 0;
  }

  /** Peace with whoever is likely to attack, and strong. */
  private double ambassador(int nation) {
    Folk folk = empire.setting().folk(nation);
    if (turns == 0) {
      return 0;
    }
    double heard = (7 - folk.ambassador()) / 6.0;
    long warlike = folk.attitudes().results().stream().filter(intent -> intent.isWar()).count();
    return heard * (0.25 * warlike + 0.08 * folk.troops().size());
  }

  private double monument(MonumentKind kind) {
    return switch (kind) {
      case BASILICA -> turns * 0.9;
      case MONASTERY -> turns * 0.35;
      case FORTIFICATIONS -> turns * 0.15;
      case WALLS -> turns * 0.1;
    };
  }

  private int fleets() {
    int count = 0;
    for (int fleet = 0; fleet < empire.setting().navy().size(); fleet++) {
      if (empire.fleet(fleet) != Post.ELIMINATED) {
        count++;
      }
    }
    return count;
  }
}
