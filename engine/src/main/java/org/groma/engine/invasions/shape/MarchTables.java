package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.CROSSED;
import static org.groma.engine.invasions.shape.CellTypes.NATION_TURNS;
import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.SUCCESS;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.WORDS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.invasions.shape.CellTypes.terms;
import static org.groma.engine.kernel.open.OpenField.odds;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;

/** The tables of marches, raids, reactions and sieges (XI, XVII to XIX, XXII to XXIV). */
final class MarchTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("campaigns", "XXII.A")
              .row("number", fixed("value", "leader campaign"), fixed("from", 0), fixed("to", 3))
              .row("redeploy-before", fixed("value", "anywhere in connected friendly territory"))
              .row("horde", fixed("value", "never moves")),
          TableShape.named("flight-modifiers", "XIX.B")
              .row("leader-combat", fixed("modifier", "leader-combat"))
              .row("fortified-city", whole("modifier", 1, 7))
              .row("twice-as-many-units", whole("modifier", 1, 7))
              .row("less-cavalry", whole("modifier", -3, -1))
              .row("river-ridge-or-strait-first", whole("modifier", -5, -1))
              .attributes(whole("paces", 1, 7), SUCCESS),
          TableShape.keyed(
                  "forbidden-lands",
                  "XVIII.K",
                  new TableKey.Typed(new OpenType.Located(List.of(Kinds.AREAS, Kinds.PROVINCES))))
              .columns(
                  part(
                          "open",
                          new OpenType.Several(
                              new OpenType.Either(
                                  List.of(
                                      choice("nomadic barbarians"),
                                      new OpenType.Reference(Kinds.NATIONS)))))
                      .optional(),
                  part("alsoOpen", NATION_TURNS).optional(),
                  part("closedTo", NATION_TURNS).optional()),
          TableShape.named("interception-modifiers", "XIX.A")
              .row("leader-combat", fixed("modifier", "leader-combat"), NOTE)
              .row("own-capital-in-target", whole("modifier", 1, 7), NOTE)
              .row("empire", whole("modifier", 1, 5), NOTE)
              .row("distance-3", whole("modifier", -3, -1), NOTE)
              .row("ridge-or-strait", whole("modifier", -5, -1), NOTE)
              .row("bosphorus", whole("modifier", -5, -1), NOTE)
              .attributes(whole("leaderlessStacks", 1, 3), whole("maxDistance", 1, 7), SUCCESS),
          TableShape.named("invasion-rules", "XVIII.H")
              .row("unit-stacks-steps", whole("value", 1, 5), NOTE)
              .row("stacking", whole("value", 1, 3), NOTE)
              .row("horde", fixed("value", "moves like a unit"), NOTE)
              .row("diplomacy", fixed("value", "no card for or against the invader"), NOTE),
          TableShape.named("limes-rules", "XVIII.I")
              .row("last-turn", whole("value", 1, 15))
              .row("flip", fixed("value", 8), fixed("step", "purchases"))
              .row("per-province", whole("value", 1, 3))
              .row("unsupported", fixed("value", "destroyed; a passed D2 inflicts a hit"))
              .row("supported", fixed("value", "one unit in defence, may take a hit"))
              .row("rebuild", fixed("value", 0), fixed("step", "purchases")),
          TableShape.named("movement-allowances", "huns-aid Movement Allowances")
              .row("cavalry", whole("paces", 1, 9), NOTE)
              .row("infantry", whole("paces", 1, 7), NOTE)
              .row("horde", whole("paces", 1, 7), NOTE)
              .row("nomad-horde", whole("paces", 1, 9), NOTE)
              .row("fleet", whole("paces", 1, 9), NOTE)
              .row("limes", whole("paces", 0, 1), NOTE)
              .row("leader-bonus", whole("paces", 1, 3), NOTE)
              .row("overrun", whole("paces", -3, -1), NOTE)
              .row("strait", fixed("paces", "all"), NOTE)
              .row("sea-zone-transported", whole("paces", -3, -1), NOTE),
          TableShape.named("movement-ratios", "XVIII.E")
              .row("overrun", odds("ratio"), whole("defenders", 1, 3), part("notAgainst", CROSSED))
              .row("passage-in-force", odds("ratio"), part("notAgainst", CROSSED)),
          TableShape.named("raid-modifiers", "XI.E")
              .row("civilized-unit", whole("modifier", -3, -1), NOTE)
              .row("previous-raid-minus", whole("modifier", 1, 3), NOTE)
              .row("previous-raid-plus", whole("modifier", 1, 5), NOTE),
          TableShape.rolled("raid-outcome", "XI.E", "d10", 1, 12)
              .columns(
                  word("result", "Result", "failure", "raid-minus", "raid-plus"),
                  whole("unitsLost", 0, 2).optional(),
                  whole("gold", 0, 3).optional(),
                  whole("points", 0, 5).optional(),
                  whole("pillageMarkers", 0, 3).optional(),
                  part("maySettle", SWITCH).optional())
              .attributes(
                  fixed("markerLasts", 1),
                  part("raidPlusRemovesLimes", SWITCH),
                  fixed("settling", "optional (ruling C45)"))
              .laws(TableLaw.risingDown("points")),
          TableShape.named("raid-rules", "XI.D")
              .row("units", whole("value", 1, 5))
              .row("provinces-between", fixed("value", 1))
              .row("sea-zones-amphibious", fixed("value", 1))
              .row(
                  "target",
                  fixed(
                      "value",
                      "level-0 city site in a Civilized Area, hostile or uncontrolled, without"
                          + " pillage marker"))
              .row("cannot-cross", part("value", CROSSED)),
          TableShape.named("siege-in-campaign", "XXIV.C")
              .row("besiegers-left", fixed("value", 1))
              .row("rolls", fixed("value", "one each later campaign of that leader, no re-rolls"))
              .row("at-the-end", fixed("value", "retreat")),
          TableShape.named("siege-modifiers", "XXIV.C")
              .row("assault", whole("modifier", 1, 3), NOTE)
              .row("civilized-besieger", whole("modifier", 1, 3), NOTE)
              .row("nomad-besieger", whole("modifier", -3, -1), NOTE)
              .row("besieged-in-decline", whole("modifier", 1, 3), NOTE)
              .row("besieged-in-decline-doubled", whole("modifier", 1, 5), NOTE)
              .row("walls", fixed("modifier", "wall-value"), NOTE)
              .row("unfortified-turns-4-5", whole("modifier", -3, -1), NOTE)
              .row("friendly-naval-stack", whole("modifier", -3, -1), NOTE)
              .attributes(fixed("reRolls", "leader combat")),
          TableShape.named("siege-rules", "XXIV.C")
              .row("success-at-least", whole("value", 1, 15))
              .row("assault-hits", whole("value", 1, 5))
              .row("nomad-penalty-last-turn", whole("value", 1, 19))
              .row("unfortified-penalty-first-turn", whole("value", 1, 9))
              .row("unfortified-penalty-last-turn", whole("value", 1, 11)),
          TableShape.keyed("stacking-checks", "XVII.A", new TableKey.Counted(1, 10))
              .row("1", fixed("at", "displacement"))
              .row("2", fixed("at", "purchases"))
              .row("3", fixed("at", "passage-in-force"))
              .row("4", fixed("at", "end-of-unit-stacks-movement"))
              .row("5", fixed("at", "end-of-campaign-movement"))
              .row("6", fixed("at", "interception-before-combat"))
              .row("7", fixed("at", "after-flight"))
              .row("8", fixed("at", "after-retreat"))
              .row("9", fixed("at", "foedus-redeployment"))
              .row("10", fixed("at", "mercenary-redeployment")),
          TableShape.keyed(
                  "stacking-limits",
                  "XVII.B",
                  new TableKey.Termed(terms(Province.class, "terrain")))
              .columns(whole("units", 1, 6))
              .attributes(
                  whole("invasion", 1, 3),
                  fixed("leader", "plus stacking bonus"),
                  part("notCounted", WORDS)),
          TableShape.named("terror", "XXIV.B")
              .row("unfortified", fixed("die", "d2"), fixed("surrenders", "pass"))
              .row("fortified", fixed("surrenders", "never")),
          TableShape.keyed(
                  "wall-values",
                  "XXIII.B",
                  new TableKey.Listed(
                      Kinds.CITIES, false, List.of("default", "constantinopolis-theodosian")))
              .columns(whole("value", -4, -1))
              .attributes(part("capitalsAlwaysFortified", SWITCH), whole("fortifyCost", 1, 31)));

  private MarchTables() {}
}
