package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.WORDS;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;

/** The tables of the course of the game and its points (II to V). */
final class CourseTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("components", "II")
              .row("counters", fixed("count", 540))
              .row("markers", fixed("count", 216))
              .row("nation-cards", fixed("count", 33))
              .row("player-aids", fixed("count", 12))
              .row("battle-dice", fixed("count", 20))
              .row("d10", fixed("count", 2))
              .row("administration-cards", whole("count", 1, 37))
              .row("diplomacy-cards", whole("count", 1, 37))
              .row("event-cards", whole("count", 1, 145)),
          TableShape.named("d2-checks", "III.A")
              .row(
                  "caravan-looting",
                  fixed("step", "caravans"),
                  fixed("pass", "barbarian controller loots the caravan"))
              .row(
                  "alliance-same-player",
                  fixed("step", "diplomacy"),
                  fixed("pass", "alliance accepted"))
              .row(
                  "clientele",
                  fixed("step", "diplomacy"),
                  fixed("pass", "minor Kingdom becomes a client"))
              .row(
                  "break-alliance-or-clientele",
                  fixed("step", "diplomacy"),
                  fixed("pass", "bond broken"))
              .row(
                  "usurper",
                  fixed("step", "purchases"),
                  fixed("fail", "Usurper calamity for Rome or Byzantium In Decline"))
              .row(
                  "subdual-leader",
                  fixed("step", "revolts-subdual"),
                  fixed("fail", "leader of a single lost unit is eliminated"))
              .row(
                  "denounce-foedus",
                  fixed("step", "nation-activations"),
                  fixed("pass", "Foedus breached"))
              .row(
                  "rebellion",
                  fixed("step", "nation-activations"),
                  fixed("pass", "vassal of nomads is free"),
                  fixed("fail", "loses 5 points and a unit"))
              .row(
                  "naval-interception",
                  fixed("step", "unit-stacks-movement"),
                  fixed("pass", "succeeds"))
              .row(
                  "limes-hit",
                  fixed("step", "unit-stacks-combat"),
                  fixed("pass", "unsupported Limes inflicts a hit"))
              .row(
                  "mountain-ambush",
                  fixed("step", "unit-stacks-combat"),
                  fixed("pass", "ambush succeeds"))
              .row(
                  "leader-of-lost-stack",
                  fixed("step", "unit-stacks-combat"),
                  fixed("fail", "leader eliminated"))
              .row(
                  "terror",
                  fixed("step", "unit-stacks-combat"),
                  fixed("pass", "city without walls surrenders"))
              .row(
                  "alliance-split-tie",
                  fixed("step", "nation-activations"),
                  fixed("pass", "younger nation retreats"),
                  fixed("fail", "older nation retreats"))
              .attributes(fixed("pass", "even"), fixed("zeroCountsAs", 10)),
          TableShape.keyed("player-order", "V.C", new TableKey.Counted(1, 4))
              .row("1", fixed("player", "romans"))
              .row("2", fixed("player", "huns"))
              .row("3", fixed("player", "persians"))
              .row("4", fixed("player", "goths"))
              .attributes(part("usedFor", WORDS))
              .laws(new TableLaw.Distinct("player")),
          TableShape.named("rounding", "III.A")
              .row("positive", fixed("rule", "up"))
              .row("negative", fixed("rule", "towards-zero"))
              .row("penalty-per-n", fixed("rule", "full-steps-only"))
              .row("bonus-per-n", fixed("rule", "started-step-counts"))
              .row("halves-of-points", fixed("rule", "up-per-nation-per-scoring")),
          TableShape.named("score-shares", "V.B")
              .row(
                  "patron-of-client", halves("share", 0, 1), fixed("of", "territory of the client"))
              .row("federator", halves("share", 0, 1), fixed("of", "Foedus provinces"))
              .row("federate", fixed("share", 1), fixed("of", "its other provinces"))
              .row("suzerain", halves("share", 0, 1), fixed("of", "territory of the vassal"))
              .row("vassal", halves("share", 0, 1), fixed("of", "everything"))
              .row("allies", halves("share", 0, 1), fixed("of", "shared provinces"))
              .row(
                  "roma-on-conversion",
                  halves("share", 0, 1),
                  fixed("of", "conversion bonus, to the player who controls Roma")),
          TableShape.named("scoring-turns", "V.B")
              .row("3", fixed("block", "3"))
              .row("6", fixed("block", "6"))
              .row("9", fixed("block", "9"))
              .row("last", fixed("block", "last")),
          SequenceTable.ALL,
          TableShape.named("victory-point-awards", "V.B")
              .row("raid-minus", whole("points", 1, 3), NOTE)
              .row("raid-plus", whole("points", 1, 7), NOTE)
              .row("foedus-turn", whole("points", 1, 7), fixed("per", "Foedus"), NOTE)
              .row("marriage", whole("points", 1, 5), NOTE)
              .row("failed-rebellion", whole("points", -11, -1), NOTE)
              .row("refused-naval-battle", whole("points", -3, -1), NOTE));

  private CourseTables() {}
}
