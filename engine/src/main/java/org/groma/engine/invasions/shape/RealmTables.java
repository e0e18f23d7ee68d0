package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.SUCCESS;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.WORDS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.invasions.shape.CellTypes.refs;
import static org.groma.engine.invasions.shape.CellTypes.terms;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;

/**
 * The tables of nations: how they age, rise, control land and believe (III, VI to IX, XII, XXXI).
 */
final class RealmTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.keyed("activation-order", "VI.G", new TableKey.Counted(1, 4))
              .row(
                  "1",
                  fixed("by", "status"),
                  part("order", new OpenType.Either(List.of(new OpenType.Prose(), WORDS))))
              .row("2", fixed("by", "age"), fixed("order", "oldest-first"))
              .row("3", fixed("by", "initiative"), fixed("order", "lowest-first"))
              .row(
                  "4", fixed("by", "alliance"), fixed("order", "the later of the two activations")),
          TableShape.named("age-tracks", "VI.A")
              .row("barbarian", fixed("from", 1), whole("to", 1, 12), fixed("section", "barbarian"))
              .row("young", fixed("from", 1), whole("to", 1, 12), fixed("section", "civilized"))
              .row("mature", fixed("from", 5), whole("to", 1, 12), fixed("section", "civilized"))
              .row("old", fixed("from", 9), whole("to", 1, 12), fixed("section", "civilized"))
              .laws(new TableLaw.Ordered("from", "to")),
          TableShape.named("ageing", "VI.D")
              .row("barbarian-turn", whole("spaces", 1, 3), NOTE)
              .row("civilized-turn", whole("spaces", 1, 3), NOTE)
              .row("bankruptcy", whole("spaces", 1, 5), NOTE)
              .row("administration-card", fixed("from", -1), fixed("to", 2), NOTE)
              .row("from-space-7", NOTE)
              .row("from-space-12", NOTE)
              .row("rejuvenation-in-decline", NOTE),
          TableShape.named("area-control", "XII.C")
              .row("empire", fixed("needs", "majority of cities"), fixed("rank", 1))
              .row(
                  "empire-total",
                  fixed("needs", "all cities and no hostile province"),
                  fixed("rank", 1))
              .row("kingdom", fixed("needs", "majority of provinces"), fixed("rank", 2))
              .row(
                  "barbarian-civilized-area",
                  fixed("needs", "majority of provinces, else the only hordes"),
                  fixed("rank", 3))
              .row("barbarian-barbarian-area", fixed("needs", "the only hordes"), fixed("rank", 3))
              .attributes(
                  fixed("incumbent", "counts empty provinces (ruling C4)"),
                  fixed("majority", "more than half")),
          TableShape.named("capital-effects", "III.G")
              .row("fortified", fixed("value", "always"))
              .row("interception", whole("value", 1, 7))
              .row("revolt", fixed("value", "immune"))
              .row("heresy-calamity", fixed("value", "Area immune"))
              .row(
                  "conquered",
                  fixed("value", "allies, clients and vassals are lost, federates may breach"))
              .row("kingdom-submits-with-provinces-at-most", whole("value", 1, 7))
              .row("redeployed", fixed("value", "next turn, without income that turn")),
          TableShape.named("decline", "VI.E")
              .row(
                  "single",
                  whole("expense", 1, 11),
                  whole("siege", 1, 3),
                  whole("empireCheck", 1, 3),
                  whole("collapse", 1, 3),
                  NOTE)
              .row(
                  "doubled",
                  whole("expense", 1, 21),
                  whole("siege", 1, 5),
                  whole("empireCheck", 1, 5),
                  whole("collapse", 1, 5),
                  NOTE)
              .row("beyond-doubled-kingdom", NOTE)
              .row("beyond-doubled-empire", NOTE),
          TableShape.keyed("displacement", "IX.B", new TableKey.Counted(1, 4))
              .row(
                  "1", fixed("to", "adjacent empty or friendly province, towards horde or capital"))
              .row("2", fixed("to", "removed"), fixed("when", "stacking leaves no room for some"))
              .row(
                  "3",
                  fixed("to", "province of the strongest neighbour"),
                  fixed("when", "no room for any; submits to it"))
              .row(
                  "4",
                  fixed("to", "across a sea zone with a friendly fleet"),
                  fixed("when", "island")),
          TableShape.named("empire-modifiers", "VIII.B")
              .row("leader-combat-2-or-more", whole("modifier", 1, 3), NOTE)
              .row("in-decline", whole("modifier", 1, 3), NOTE)
              .row("in-decline-doubled", whole("modifier", 1, 5), NOTE)
              .row("civilized-area-beyond-three", whole("modifier", 1, 5), NOTE)
              .row("barbarian-area", whole("modifier", 1, 3), NOTE)
              .row("roma-or-constantinopolis", whole("modifier", 1, 7), NOTE)
              .row("client", whole("modifier", 1, 3), NOTE)
              .attributes(
                  whole("areasNeeded", 1, 7),
                  halves("barbarianAreaCounts", 0, 1),
                  part("notOnFoundingTurn", SWITCH),
                  SUCCESS),
          TableShape.named("friendliness", "XII.D")
              .row("ally", fixed("is", "friendly"), NOTE)
              .row("federate", fixed("is", "friendly"), NOTE)
              .row("federate-of-ally", fixed("is", "friendly"), NOTE)
              .row("client", fixed("is", "neutral"), NOTE)
              .row("vassal", fixed("is", "neutral"), NOTE)
              .row("client-or-vassal-of-ally", fixed("is", "neutral"), NOTE)
              .row("barbarians-in-barbarian-area", fixed("is", "neutral"), NOTE)
              .row("pact", fixed("is", "neutral"), NOTE)
              .row("other", fixed("is", "hostile"), NOTE)
              .row("revolting-province", fixed("is", "hostile"), NOTE),
          TableShape.named("heresy-rules", "XXXI.C")
              .row("turns", fixed("value", 2))
              .row("capital-area", fixed("value", "immune to the calamity, not to the event"))
              .row("barbarian-pagan-or-arian", fixed("value", "immune"))
              .row("expense", whole("value", 1, 3))
              .row("subdual", whole("value", -3, -1))
              .row("worsens", part("value", WORDS)),
          TableShape.named("horde-rules", "III.D")
              .row("defence", whole("value", 1, 3), NOTE)
              .row("eliminated", fixed("value", "never; submits"), NOTE)
              .row("raid-range", fixed("value", 2), NOTE)
              .row("migration", fixed("value", "with all units, without attack"), NOTE)
              .row("stacks-with", fixed("value", "nothing"), NOTE),
          TableShape.named("hun-empire-modifiers", "huns-aid E")
              .row("cavalry-sacrificed", whole("modifier", 1, 3), NOTE)
              .row("civilized-area-above-three", whole("modifier", 1, 5), NOTE)
              .row("barbarian-area", whole("modifier", 1, 3), NOTE)
              .row("ravenna-or-constantinopolis", whole("modifier", 1, 7), NOTE)
              .row("horde-in-civilized-area", whole("modifier", -5, -1), NOTE)
              .attributes(
                  whole("areasNeeded", 1, 7),
                  halves("barbarianAreaCounts", 0, 1),
                  fixed("success", "at least 10"),
                  whole("turn", 1, 11)),
          TableShape.named("kingdom-modifiers", "VII.C")
              .row("treasury", whole("modifier", -3, -1), NOTE)
              .row("horde-in-barbarian-area", whole("modifier", 1, 5), NOTE)
              .attributes(
                  whole("forcedFromAge", 1, 11),
                  fixed("success", "result at most the age"),
                  whole("voluntaryFromAge", 1, 7)),
          TableShape.named("leader-attributes", "III.C")
              .row("combat", fixed("from", 0), fixed("to", 3), NOTE)
              .row("campaign", fixed("from", 0), fixed("to", 3), NOTE)
              .row("diplomacy", fixed("from", 0), fixed("to", 2), NOTE)
              .row("stacking", fixed("from", 0), fixed("to", 3), NOTE)
              .row("administration", fixed("from", 0), fixed("to", 2), NOTE)
              .row("turns-in-play", fixed("from", 1), fixed("to", 2), NOTE)
              .row("paces", fixed("from", 1), fixed("to", 1), NOTE)
              .laws(new TableLaw.Ordered("from", "to")),
          TableShape.named("province-control", "XII.B")
              .row(
                  "civilized-province",
                  whole("barbarian", 1, 3),
                  whole("kingdom", 1, 3),
                  whole("empire", 1, 3),
                  NOTE)
              .row(
                  "barbarian-province",
                  whole("barbarian", 1, 5),
                  whole("kingdom", 1, 7),
                  whole("empire", 1, 7),
                  NOTE)
              .laws(TableLaw.risingAcross()),
          TableShape.named("reinforcement-defaults", "IX.D")
              .row("barbarian-without-entry", whole("units", 1, 3), NOTE)
              .row("barbarian-vassal-at-most", whole("units", 1, 3), NOTE)
              .row("infantry-share", halves("share", 0, 1), NOTE)
              .row("random-share-within-type", halves("share", 0, 1), NOTE)
              .row("missing-type", NOTE)
              .row("inactive-minor-kingdom", whole("units", 1, 3), NOTE)
              .row("vanished-nation", fixed("units", -1), NOTE),
          TableShape.keyed(
                  "religions", "XXXI.A", new TableKey.Termed(terms(Nation.class, "religion")))
              .columns(
                  part(
                          "nations",
                          new OpenType.Either(
                              List.of(choice("all other Barbarians"), refs(Kinds.NATIONS))))
                      .optional(),
                  part("areas", refs(Kinds.AREAS)).optional()),
          TableShape.named("young-empire", "VIII.C")
              .row("age", whole("value", 1, 3), NOTE)
              .row("decline", fixed("value", 0), NOTE)
              .row("gold-at-once", whole("value", 1, 41), NOTE)
              .row("gold-next-turn", whole("value", 1, 21), NOTE),
          TableShape.named("young-kingdom", "VII.D")
              .row("age", whole("value", 1, 3), NOTE)
              .row("gold-at-once", whole("value", 1, 41), NOTE)
              .row("gold-next-turn", whole("value", 1, 21), NOTE)
              .row("city", fixed("value", 1), NOTE)
              .row(
                  "religion",
                  part(
                      "value",
                      new OpenType.Several(new OpenType.Term(terms(Nation.class, "religion")))),
                  NOTE));

  private RealmTables() {}
}
