package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/** Nations that treat with each other, on the sample map. */
final class Court {

  final Theatre scene = new Theatre();
  final World world = scene.world;

  Court(int turn, String... nations) {
    apply(new SequenceEvent.TurnBegan(turn));
    for (String nation : nations) {
      apply(new NationEvent.ActivityChanged(Sample.nation(nation), Activity.ACTIVE));
    }
  }

  Court apply(InvasionsEvent event) {
    world.apply(event);
    return this;
  }

  Court rich(String nation, int gold) {
    return apply(new NationEvent.GoldChanged(Sample.nation(nation), 2 * gold));
  }

  Court kingdom(String nation) {
    return apply(new NationEvent.StatusChanged(Sample.nation(nation), Status.KINGDOM));
  }

  /** Gives a nation diplomacy cards. */
  Court dealt(String nation, DiplomacyDeck.Kind... kinds) {
    for (DiplomacyDeck.Kind kind : kinds) {
      int card = Sample.SETTING.diplomacyDeck().card(kind);
      apply(new CardEvent.DiplomacyShuffled(CardList.of(card)));
      apply(new CardEvent.DiplomacyDrawn(Sample.nation(nation), card));
    }
    return this;
  }

  Court activated(String nation) {
    return apply(new SequenceEvent.ActivationEnded(Sample.nation(nation)));
  }

  Court vassal(String vassal, String suzerain) {
    return apply(new NationEvent.Submitted(Sample.nation(vassal), Sample.nation(suzerain)));
  }

  Court client(String client, String patron) {
    return apply(new NationEvent.Sworn(Sample.nation(client), Sample.nation(patron)));
  }

  /** All counters of a minor Kingdom stand in one province. */
  UnitSet fullStrength(String nation, String province) {
    int number = Sample.nation(nation);
    int first = Sample.SETTING.roster().first(number);
    int[] units = new int[Sample.SETTING.roster().end(number) - first];
    for (int i = 0; i < units.length; i++) {
      units[i] = first + i;
    }
    UnitSet all = UnitSet.of(units);
    apply(
        new UnitEvent.Placed(all, Sample.province(province)));
    return all;
  }

  int gold(String nation) {
    return world.gold(Sample.nation(nation)) / 2;
  }

  int points(String nation) {
    return world.points(Sample.nation(nation));
  }
}
