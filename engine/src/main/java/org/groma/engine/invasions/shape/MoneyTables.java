package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.COLLAPSE;
import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.SUCCESS;
import static org.groma.engine.invasions.shape.CellTypes.TURNS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.invasions.shape.CellTypes.refs;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.project.Kinds;

/** The tables of Gold: administration, income, purchases, revolts (X, XIII to XVI, XXIV.D). */
final class MoneyTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("administration-costs", "XIII.C")
              .row(
                  "passive", whole("kingdom", 1, 11), whole("empire", 1, 21), whole("cards", 1, 15))
              .row(
                  "military",
                  whole("kingdom", 1, 21),
                  whole("empire", 1, 41),
                  whole("cards", 1, 15))
              .row("reform", whole("kingdom", 1, 41), whole("empire", 1, 61), whole("cards", 1, 9))
              .attributes(
                  whole("draw", 1, 5),
                  fixed("drawBonus", "leader administration"),
                  whole("minimumTypes", 1, 5))
              .laws(new TableLaw.Ordered("kingdom", "empire"), TableLaw.total("cards", 18)),
          TableShape.named("area-income-empire", "XIV.E")
              .row("control", whole("gold", 1, 3))
              .row("total-control", whole("gold", 1, 5)),
          TableShape.named("bankruptcy", "XIV.J")
              .row("age", whole("value", 1, 5), NOTE)
              .row("decline", whole("value", 1, 3), NOTE)
              .row("administration-card", fixed("value", "its calamity"), NOTE)
              .row(
                  "kingdom-units",
                  fixed("value", "unpaid units or half of all, whichever is less"),
                  NOTE)
              .row("empire-from-age-9", fixed("value", "collapse check"), NOTE),
          TableShape.named("byzantine-income", "byzantines-aid-fr D")
              .row("areas", fixed("gold", 12), whole("count", 1, 13))
              .row("cities", fixed("gold", 32))
              .row("capital", fixed("gold", 10))
              .row("commerce", fixed("gold", 13))
              .row("caravan", fixed("gold", 1))
              .row("tribute", fixed("gold", 2))
              .row("total", fixed("gold", 70))
              .attributes(NOTE),
          TableShape.rolled("byzantine-treasury", "byzantines-aid-fr D", "", 1, 12)
              .row("1-4", fixed("share", "all"))
              .row("5-8", fixed("share", "2/3"))
              .row("9-12", fixed("share", "1/2")),
          TableShape.named("capital-income", "XIV.B")
              .row("kingdom", whole("gold", 1, 11))
              .row("empire", whole("gold", 1, 21))
              .row("hun-empire", whole("gold", 1, 11))
              .row("redeployed-this-turn", fixed("gold", 0)),
          TableShape.named("caravan-income", "X.D")
              .row("normal", whole("exceptional", 1, 11), whole("others", 1, 3))
              .row("event", whole("exceptional", 1, 21), whole("others", 1, 11))
              .row(
                  "barbarian",
                  fixed("exceptional", "1 pillage marker"),
                  fixed("others", "1 pillage marker after a passed D2"))
              .row(
                  "barbarian-event",
                  fixed("exceptional", "2 pillage markers"),
                  fixed("others", "2 pillage markers after a passed D2"))
              .laws(new TableLaw.Ordered("others", "exceptional")),
          TableShape.rolled("caravans", "X.D", "d10", 1, 10)
              .columns(entry("province", "Province", Kinds.PROVINCES))
              .attributes(fixed("zeroCountsAs", 10))
              .laws(new TableLaw.Distinct("province")),
          TableShape.named("city-income", "XIV.B")
              .row("1", whole("gold", 1, 3))
              .row("2", whole("gold", 1, 5))
              .row("3", whole("gold", 1, 7))
              .row("looted", halves("gold", 0, 2))
              .row("in-revolt", fixed("gold", 0)),
          TableShape.named("collapse-modifiers", "XIV.K")
              .row("age-above-9", whole("modifier", 1, 3), NOTE)
              .row("in-decline", whole("modifier", 1, 3), NOTE)
              .row("in-decline-doubled", whole("modifier", 1, 5), NOTE)
              .row("calamity-this-turn", whole("modifier", 1, 3), NOTE)
              .row("capital-conquered-last-turn", whole("modifier", 1, 5), NOTE)
              .row("area-controlled", whole("modifier", -3, -1), NOTE)
              .attributes(COLLAPSE, whole("fromAge", 1, 19)),
          TableShape.named("commerce", "XIV.F")
              .row("zone-with-a-coastal-city", whole("gold", 1, 3), NOTE)
              .row("all-coastal-cities", fixed("gold", "monopoly-value"), NOTE),
          TableShape.keyed(
                  "commerce-monopoly", "XXXIII.A", new TableKey.Listed(Kinds.SEAS, true, List.of()))
              .columns(whole("gold", 0, 3)),
          TableShape.named("expenses", "XIV.G")
              .row("revolt-minus", whole("gold", 1, 3), NOTE)
              .row("revolt-plus", whole("gold", 1, 7), NOTE)
              .row("area-under-heresy", whole("gold", 1, 3), NOTE)
              .row("in-decline", whole("gold", 1, 11), NOTE)
              .row("in-decline-doubled", whole("gold", 1, 21), NOTE)
              .row("unit-of-a-kingdom", whole("gold", 1, 3), NOTE)
              .row("unit-of-an-empire", whole("gold", 0, 1), NOTE),
          TableShape.named("loot", "XXIV.D")
              .row("city", whole("gold", 1, 5), fixed("pillageMarkers", "city level"))
              .row("kingdom-capital", whole("gold", 1, 11))
              .row("empire-capital", whole("gold", 1, 21))
              .row("looted-city-income", halves("gold", 0, 2)),
          TableShape.named("pillage-recovery", "XIV.I")
              .row("cities", fixed("markers", "all"))
              .row(
                  "empty-sites",
                  whole("markers", 1, 5),
                  fixed("per", "controlled Area, once a turn")),
          TableShape.keyed(
                  "purchase-costs",
                  "huns-aid Purchase Costs",
                  new TableKey.Listed(Kinds.UNITS, false, List.of("fortification")))
              .columns(whole("kingdom", 1, 20), whole("empire", 1, 30))
              .attributes(NOTE)
              .laws(new TableLaw.Ordered("kingdom", "empire")),
          TableShape.named("purchase-rules", "XV.B")
              .row("restore-elites-empire", whole("count", 1, 5), halves("priceFactor", 0, 2))
              .row("roman-national-units", whole("count", 1, 3), TURNS)
              .row("roman-national-units-late", whole("count", 1, 5), TURNS)
              .row("auxiliaries", fixed("count", "unlimited"))
              .row(
                  "usurper-check",
                  part("who", refs(Kinds.NATIONS)),
                  fixed("when", "in-decline"),
                  fixed("die", "d2")),
          TableShape.rolled("revolt-areas-east", "XVI.C", "d10", 1, 10)
              .columns(entry("area", "Area", Kinds.AREAS))
              .attributes(
                  fixed("half", "east"), fixed("randomHalf", "d2 fail"), fixed("zeroCountsAs", 10))
              .laws(new TableLaw.Distinct("area")),
          TableShape.rolled("revolt-areas-west", "XVI.C", "d10", 1, 10)
              .columns(entry("area", "Area", Kinds.AREAS))
              .attributes(
                  fixed("half", "west"), fixed("randomHalf", "d2 pass"), fixed("zeroCountsAs", 10))
              .laws(new TableLaw.Distinct("area")),
          TableShape.rolled("revolt-chooser", "XVI.B", "d10", 1, 10)
              .columns(part("player", new OpenType.Player()))
              .attributes(fixed("zeroCountsAs", 10))
              .laws(new TableLaw.Distinct("player")),
          TableShape.named("revolt-rules", "XVI.D")
              .row(
                  "not-in",
                  part("value", new OpenType.Several(choice("capital", "province-with-leader"))))
              .row("effect", fixed("value", "province hostile, no income, no commerce"))
              .row("no-eligible-province", fixed("value", "void")),
          TableShape.named("revolt-subdual-modifiers", "XVI.F")
              .row("unit-present", whole("modifier", 1, 3), NOTE)
              .row("heresy", whole("modifier", -3, -1), NOTE)
              .row("other-religion", whole("modifier", -3, -1), NOTE)
              .attributes(
                  fixed("failure", "one unit lost"), fixed("reRolls", "leader combat"), SUCCESS),
          TableShape.named("treasury-limits", "XIV.A")
              .row("minimum", fixed("gold", 0), NOTE)
              .row("maximum-after-purchases", whole("gold", 1, 81), NOTE)
              .row("track", fixed("gold", 20), NOTE),
          TableShape.named("tribute", "XIV.F")
              .row("from-vassal", whole("gold", 1, 3), NOTE)
              .row("from-client", whole("gold", 1, 5), NOTE)
              .row("to-suzerain", whole("gold", -3, -1), NOTE)
              .row("to-federate", whole("gold", -7, -1), fixed("per", "Foedus"), NOTE));

  private MoneyTables() {}
}
