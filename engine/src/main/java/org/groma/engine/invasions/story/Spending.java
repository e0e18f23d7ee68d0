package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.phrases.Wording;

/** What a nation spends on purchases, and what it restores for it; recruits are told after it. */
final class Spending implements Sentence {

  private final Names names;
  private final int nation;
  private final int halves;
  private UnitSet restored = UnitSet.NONE;
  private final List<String> limites = new ArrayList<>();

  Spending(Names names, int nation, int halves) {
    this.names = names;
    this.nation = nation;
    this.halves = halves;
  }

  boolean isOf(int other) {
    return nation == other;
  }

  void restore(UnitSet units) {
    restored = restored.plus(units);
  }

  void renewLimes(int province) {
    limites.add(names.place(province));
  }

  @Override
  public String text() {
    List<String> deeds = new ArrayList<>();
    if (halves != 0) {
      deeds.add("spend " + Amounts.plain(halves) + " Gold");
    }
    if (!restored.isEmpty()) {
      deeds.add("restore " + names.units(restored, nation));
    }
    if (!limites.isEmpty()) {
      deeds.add(
          (limites.size() == 1 ? "renew the Limes in " : "renew the Limites in ")
              + Wording.list(limites));
    }
    return names.capital(nation) + " " + Wording.list(deeds) + " (XV.B)";
  }
}
