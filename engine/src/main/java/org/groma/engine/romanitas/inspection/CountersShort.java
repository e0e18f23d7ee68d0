package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Territory;
import org.groma.model.review.Severity;

/** Nations with fewer units than the rules draw from them at once. */
final class CountersShort implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.counters-short",
          Severity.ERROR,
          "6.2",
          "Nation without counters enough for what it does",
          "A raid, a battle or a siege is weaker than the rules have it, and piracy without a fleet"
              + " comes to nothing.",
          "Gepids: a raid takes 3 units on land, and there are 2.",
          "Add units to the force pool of the nation.");

  /**
   * Something that units are drawn for.
   *
   * @param ofScenario whether it comes of what the nation holds in this scenario
   */
  private record Need(String what, int units, boolean ofScenario) {}

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    ground
        .nations()
        .forEach(nation -> {
          Folk folk = ground.setting().folk(nation);
          needs(ground, nation).stream()
              .filter(need -> need.units() > folk.troops().size())
              .max(Comparator.comparingInt(Need::units))
              .ifPresent(need -> out.accept(objection(ground, folk, need)));
          if (folk.fleets().isEmpty() && goesToSea(folk)) {
            out.accept(
                Objection.of(
                    ABOUT,
                    folk.name() + ": their attitudes send a fleet to sea, and there is none.",
                    "pool",
                    "nation:" + folk.id()));
          }
        });
  }

  private static boolean goesToSea(Folk folk) {
    return folk.attitudes().results().stream().anyMatch(intent -> intent.zone() >= 0);
  }

  private static Objection objection(Ground ground, Folk folk, Need need) {
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s takes %d units on land, and there are %d.",
            folk.name(),
            need.what(),
            need.units(),
            folk.troops().size());
    String nation = "nation:" + folk.id();
    return need.ofScenario()
        ? Objection.of(ABOUT, message, "pool", nation, ground.subject())
        : Objection.of(ABOUT, message, "pool", nation);
  }

  private static List<Need> needs(Ground ground, int nation) {
    Figures.Field rules = ground.setting().figures().field();
    Folk folk = ground.setting().folk(nation);
    List<Need> needs = new ArrayList<>();
    if (does(folk, Deed.RAID)) {
      needs.add(new Need("a raid", rules.raiders(), false));
    }
    if (does(folk, Deed.INVASION)) {
      needs.add(new Need("an invasion", 1, false));
    }
    List<Territory> territories = ground.setting().board().territories();
    for (int i = 0; i < territories.size(); i++) {
      if (ground.setting().holder(i) == nation) {
        defences(ground, folk, territories.get(i), needs);
      }
    }
    return needs;
  }

  private static boolean does(Folk folk, Deed deed) {
    return folk.attitudes().results().stream().anyMatch(intent -> intent.deed() == deed);
  }

  private static void defences(Ground ground, Folk folk, Territory here, List<Need> needs) {
    Figures.Field rules = ground.setting().figures().field();
    if (!folk.barbarian()) {
      needs.add(new Need("a battle against an expedition", rules.persianBattle(), true));
      needs.add(new Need("a siege by an expedition", rules.persianSiege(), true));
      return;
    }
    if (folk.reconquers()) {
      needs.add(new Need("a reconquest", rules.reconquest(), true));
    }
    List<CitySpace> fortresses =
        here.spaces().stream()
            .map(ground.setting().board()::space)
            .filter(CitySpace::fortified)
            .toList();
    boolean strong = here.spaces().size() > 1 || !fortresses.isEmpty();
    needs.add(
        new Need(
            "the battle for " + here.name(),
            strong ? rules.strongDefenders() : rules.defenders(),
            true));
    for (CitySpace city : fortresses) {
      needs.add(
          new Need(
              "the garrison of " + city.name(),
              city.garrison() > 0 ? city.garrison() : rules.garrison(),
              true));
    }
  }
}
