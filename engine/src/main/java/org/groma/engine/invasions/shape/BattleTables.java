package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TERRAINS;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.invasions.shape.CellTypes.terms;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.rolls;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.gazetteer.Province;

/** The tables of battles, simple and advanced (XX, XXI). */
final class BattleTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("advanced-archery-modifiers", "XXI.C")
              .row("archer", whole("modifier", 1, 3), NOTE)
              .row("horse-archer-in-open", halves("modifier", 1, 4), NOTE)
              .row("axe-throwing", halves("modifier", 0, 2), NOTE)
              .row("other-unit-ambushing", halves("modifier", 0, 2), NOTE)
              .row("opponent-heavy-advantage", whole("modifier", -5, -1), NOTE),
          TableShape.rolled("advanced-battle", "XXI.F", "2d6", 2, 12)
              .columns(
                  whole("1", 0, 3),
                  halves("2", 0, 5),
                  halves("3", 0, 6),
                  halves("4", 0, 7),
                  halves("5", 0, 8),
                  halves("6", 1, 9),
                  halves("7+", 1, 10))
              .attributes(part("halfRoundsUpIn", TERRAINS))
              .laws(TableLaw.risingDown(), TableLaw.risingAcross()),
          TableShape.rolled("advanced-firing", "XXI.C", "2d6", 2, 12)
              .columns(whole("hits", 0, 5), part("terrain", TERRAINS).optional())
              .laws(TableLaw.risingDown("hits")),
          TableShape.named("advanced-modifiers-attacker", "XXI.E")
              .row("marsh", whole("modifier", -3, -1), NOTE)
              .row("strait", whole("modifier", -3, -1), NOTE)
              .row("river-or-ridge", whole("modifier", -3, -1), NOTE)
              .row("forest-against-barbarian", whole("modifier", -3, -1), NOTE)
              .row("barbarian-in-barbarian-province", whole("modifier", 1, 3), NOTE),
          TableShape.named("advanced-modifiers-defender", "XXI.E")
              .row("fortified-city", whole("modifier", 1, 3))
              .row("fortified-city-of-an-empire", whole("modifier", 1, 5))
              .row("attacker-crosses-strait", whole("modifier", 1, 3)),
          TableShape.named("advanced-modifiers-tactical", "XXI.E")
              .row("two-elites", whole("modifier", 1, 3), NOTE)
              .row("four-elites-roman", whole("modifier", 1, 5), NOTE)
              .row("cavalry-advantage", whole("modifier", 1, 3), NOTE)
              .row("opponent-heavy-advantage", whole("modifier", -3, -1), NOTE)
              .row("empire-against-barbarians", whole("modifier", 1, 3), NOTE)
              .row("nomads-in-steppe", whole("modifier", 1, 3), NOTE)
              .row("re-roll-forfeited", whole("modifier", 1, 5), NOTE),
          TableShape.keyed("advanced-sequence", "XXI", new TableKey.Counted(1, 8))
              .row("1", fixed("step", "tactical-advantages"))
              .row("2", fixed("step", "archery-round"))
              .row("3", fixed("step", "first-melee-round"))
              .row("4", fixed("step", "second-melee-round"))
              .row("5", fixed("step", "victory-determination"))
              .row("6", fixed("step", "leader-elimination"))
              .row("7", fixed("step", "recovery"))
              .row("8", fixed("step", "retreat")),
          TableShape.named("ambush", "XX.D")
              .row("ridge-or-river-crossed", fixed("ambush", "automatic"))
              .row("otherwise", fixed("ambush", "d2"))
              .row("leader-with-mountain-icon", fixed("ambush", "never")),
          TableShape.named("archery-dice", "XX.D")
              .row("archers", whole("units", 1, 5), whole("white", 1, 3), NOTE)
              .row("axe-throwing", whole("units", 1, 9), whole("white", 1, 3), NOTE)
              .row("ambush-infantry", whole("units", 1, 9), whole("white", 1, 3), NOTE)
              .row("mountaineers-in-ambush", fixed("units", "count double"), NOTE)
              .row("opponent-heavy-advantage", whole("white", -3, -1), NOTE)
              .row("horse-archers-in-open", whole("units", 1, 5), whole("trade", 1, 3), NOTE)
              .attributes(
                  fixed("each", "rounded up by itself (ruling C17)"), part("open", TERRAINS)),
          TableShape.named("battle-die-black", "XX.B")
              .row("blank", fixed("faces", 2), fixed("white", 0), fixed("red", 0))
              .row("white", fixed("faces", 1), fixed("white", 1), fixed("red", 0))
              .row("red", fixed("faces", 1), fixed("white", 0), fixed("red", 1))
              .row("white-red", fixed("faces", 1), fixed("white", 1), fixed("red", 1))
              .row("two-white", fixed("faces", 1), fixed("white", 2), fixed("red", 0))
              .laws(TableLaw.total("faces", 6)),
          TableShape.named("battle-die-white", "XX.B")
              .row("blank", fixed("faces", 3), fixed("white", 0), fixed("red", 0))
              .row("white", fixed("faces", 1), fixed("white", 1), fixed("red", 0))
              .row("red", fixed("faces", 1), fixed("white", 0), fixed("red", 1))
              .row("white-red", fixed("faces", 1), fixed("white", 1), fixed("red", 1))
              .laws(TableLaw.total("faces", 6)),
          TableShape.keyed("battle-sequence", "XX", new TableKey.Counted(1, 7))
              .row("1", fixed("step", "tactical-advantages"))
              .row("2", fixed("step", "archery-round"))
              .row("3", fixed("step", "melee-round"))
              .row("4", fixed("step", "victory-determination"))
              .row("5", fixed("step", "leader-elimination"))
              .row("6", fixed("step", "recovery"))
              .row("7", fixed("step", "retreat")),
          TableShape.named("dice-pool-attacker", "XX.F")
              .row("unit", whole("modifier", 1, 3), NOTE)
              .row("marsh", whole("modifier", -3, -1), NOTE)
              .row("strait-river-or-ridge", whole("modifier", -3, -1), NOTE)
              .row("forest-against-barbarian", whole("modifier", -3, -1), NOTE)
              .row("barbarian-in-barbarian-province", whole("modifier", 1, 3), NOTE)
              .attributes(fixed("minimum", 1)),
          TableShape.named("dice-pool-defender", "XX.F")
              .row("unit", whole("modifier", 1, 3), NOTE)
              .row("fortified-city", whole("modifier", 1, 3), NOTE)
              .row("limes", whole("modifier", 1, 3), NOTE)
              .row("hordes", whole("modifier", 1, 3), NOTE)
              .attributes(fixed("minimum", 1)),
          TableShape.named("dice-trades", "XX.G")
              .row("two-elites", whole("trades", 1, 3), fixed("direction", "white-to-black"), NOTE)
              .row(
                  "four-elites-roman",
                  whole("trades", 1, 5),
                  fixed("direction", "white-to-black"),
                  NOTE)
              .row(
                  "cavalry-advantage",
                  whole("trades", 1, 3),
                  fixed("direction", "white-to-black"),
                  NOTE)
              .row(
                  "empire-against-barbarians",
                  whole("trades", 1, 3),
                  fixed("direction", "white-to-black"),
                  fixed("units", "one"),
                  NOTE)
              .row(
                  "nomads-in-steppe",
                  whole("trades", 1, 3),
                  fixed("direction", "white-to-black"),
                  fixed("units", "all"),
                  NOTE)
              .row(
                  "imperial-fortified-city",
                  whole("trades", 1, 3),
                  fixed("direction", "white-to-black"),
                  NOTE)
              .row(
                  "opponent-heavy-advantage",
                  whole("trades", 1, 3),
                  fixed("direction", "black-to-white"),
                  NOTE),
          TableShape.named("leader-elimination", "XX.J")
              .row("stack-eliminated", fixed("die", "d2"), fixed("eliminated", "fail"))
              .row("naval-stack-lost", fixed("eliminated", "always"))
              .row(
                  "victory-in-decline",
                  fixed("die", "d10"),
                  rolls("eliminated"),
                  fixed("who", "empire")),
          TableShape.named("re-rolls", "XX.E")
              .row("battle", fixed("count", "leader combat"), fixed("per", "battle"))
              .row("siege", fixed("count", "leader combat"))
              .row("revolt-subdual", fixed("count", "leader combat"))
              .row(
                  "forfeit-for-black-die",
                  fixed("count", 1),
                  whole("needsCombat", 1, 5),
                  part("option", SWITCH))
              .row("naval-all-ports", whole("count", 1, 5)),
          TableShape.named("recovery", "XX.K")
              .row("normal", whole("units", 1, 5))
              .row("a-side-had-2-units", whole("units", 1, 3))
              .row("a-side-had-1-unit", whole("units", 0, 1))
              .row("civilized-restores-elites", whole("units", 1, 3))
              .row("naval-elite-fleets", fixed("units", "all damaged")),
          TableShape.keyed(
                  "red-swords", "XX.H", new TableKey.Termed(terms(Province.class, "terrain")))
              .columns(part("hits", SWITCH)),
          TableShape.named("retreat", "XX.L")
              .row("paces", whole("value", 1, 7))
              .row("attacker", fixed("value", "towards where it came from"))
              .row("defender", fixed("value", "never where the attacker came from"))
              .row("no-retreat", fixed("value", "eliminated"))
              .row("limes", fixed("value", "never")),
          TableShape.named("tactical-advantages", "XX.C")
              .row("cavalry", whole("more", 1, 5), part("orOneAgainstNone", SWITCH))
              .row("heavy", whole("more", 1, 5), part("orOneAgainstNone", SWITCH)),
          TableShape.keyed("victory-determination", "XX.I", new TableKey.Counted(1, 5))
              .row("1", fixed("winner", "side that eliminates all"))
              .row("2", fixed("winner", "side with fewer units eliminated"))
              .row("3", fixed("winner", "defender with its fortified city or horde"))
              .row("4", fixed("winner", "side whose leader has the better combat bonus"))
              .row("5", fixed("winner", "defender")));

  private BattleTables() {}
}
