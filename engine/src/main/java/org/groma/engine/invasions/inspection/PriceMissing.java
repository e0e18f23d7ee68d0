package org.groma.engine.invasions.inspection;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Units in force pools that have no price for those who could buy them. */
final class PriceMissing implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.price-missing",
          Severity.WARNING,
          "XV.B",
          "No price for a unit that can be bought",
          "Once such a unit is lost nobody can replace it.",
          "Cavalry has no price for a Kingdom, though the Lombards have it in their force pool.",
          "Write the price; mark units that are never bought as auxiliary or as the reverse of"
              + " another counter.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<UnitTypeId, Nation> owners = new HashMap<>();
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      nation.pool().forEach(pooled -> owners.putIfAbsent(pooled.unit(), nation));
    }
    for (UnitType type : ground.project().get(Kinds.UNITS)) {
      Nation owner = owners.get(type.id());
      if (owner != null && isSold(type)) {
        if (!type.traits().has("auxiliary")) {
          look(type, owner, Status.KINGDOM, "a Kingdom", out);
        }
        look(type, owner, Status.EMPIRE, "an Empire", out);
      }
    }
  }

  /** Hordes, Limites and what Limites turn into are never bought. */
  private static boolean isSold(UnitType type) {
    return !type.category().equals("horde")
        && !type.category().equals("limes")
        && type.attributes().get("reverseOf").isEmpty();
  }

  private static void look(
      UnitType type, Nation owner, Status buyer, String name, Consumer<Objection> out) {
    if (!type.cost().containsKey(buyer.word())) {
      out.accept(
          Ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s has no price for %s, though the %s have it in their force pool.",
                  type.name(),
                  name,
                  owner.name()),
              Kinds.UNITS,
              type,
              "cost"));
    }
  }
}
