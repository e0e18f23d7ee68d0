package org.groma.engine.romanitas.setting;

import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.option;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.rule;
import static org.groma.engine.kernel.open.OpenField.turn;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.project.Kinds;

/** What Romanitas reads of scenarios besides what all scenarios have. */
public final class RomanitasFields {

  public static final ScenarioFields ALL =
      new ScenarioFields(
          10,
          List.of(
              option(
                  "removalCostsTwo",
                  "Removal costs 2 RP",
                  "8.1",
                  "Taking a Desolation marker away costs 2 RP."),
              option(
                  "intrinsicComes",
                  "Intrinsic Comes",
                  "8.2",
                  "Metropolises and Ravenna have a Comes of their own, who defends them and may"
                      + " recruit."),
              option(
                  "goldCoins",
                  "Gold coins",
                  "8.3",
                  "A space with a gold coin costs 1 RP when it is lost and brings 1 RP when it is"
                      + " taken."),
              option(
                  "recruitmentSpaces",
                  "Recruitment spaces",
                  "8.4",
                  "Each recruitment space that is lost lets one eliminated Roman cavalry less come"
                      + " back."),
              option(
                  "religiousMetropolises",
                  "Religious metropolises",
                  "8.4.1",
                  "The Religious die has 1 less while one of the six metropolises is not Roman."),
              option(
                  "religiousCarthage",
                  "Religious Carthage",
                  "8.4.2",
                  "The Religious die has 1 less while Carthage is not Roman."),
              option(
                  "khazars",
                  "Khazars",
                  "8.5",
                  "In the last two turns mercenary horse archers come back for nothing."),
              option(
                  "tacticalStratagems",
                  "Tactical stratagems",
                  "8.6",
                  "Manoeuvre strikes only cavalry on the wings, frontal assault only infantry in"
                      + " the centre; enemies are placed to suit."),
              option(
                  "randomEvents",
                  "Random events",
                  "8.7",
                  "A die names an event once RP are counted."),
              option(
                  "desolatedMetropolisYieldsNothing",
                  "Desolated metropolis yields nothing",
                  "ruling A12",
                  "A metropolis with a Desolation marker yields no RP.")),
          List.of(),
          List.of(
              rule(
                  "defeat",
                  "Defeat at once",
                  "3.3",
                  "The game is lost at once in one of these cases.",
                  entry("city-lost", "City that is lost", Kinds.CITIES).optional(),
                  part("points", "RP or fewer", new OpenType.Whole(0, 9)).optional(),
                  word("phase", "In the phase", "organisation").optional(),
                  part("desolation", "Desolation markers", new OpenType.Whole(1, 40)).optional()),
              rule(
                  "grade",
                  "Grades at the end",
                  "3.3",
                  "The points at the end are graded by a table.",
                  turn("turn", "At the end of turn"),
                  entry("table", "Table of grades", Kinds.TABLES)),
              rule("end", "End", "3.3", "The game ends with this turn.", turn("turn", "Turn"))),
          List.of());

  private RomanitasFields() {}
}
