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
              option("intrinsicComes", "Intrinsic Comes", "8.2", "Each Comes is part of his army."),
              option("goldCoins", "Gold coins", "8.3", "RP can be turned into gold coins."),
              option(
                  "recruitmentSpaces",
                  "Recruitment spaces",
                  "8.4",
                  "Armies are raised in recruitment spaces."),
              option(
                  "religiousMetropolises",
                  "Religious metropolises",
                  "8.4.1",
                  "Metropolises weigh on religion."),
              option(
                  "religiousCarthage",
                  "Religious Carthage",
                  "8.4.2",
                  "Carthage weighs on religion."),
              option("khazars", "Khazars", "8.5", "The Khazars are in play."),
              option(
                  "tacticalStratagems",
                  "Tactical stratagems",
                  "8.6",
                  "Stratagems are chosen in battles."),
              option("randomEvents", "Random events", "8.7", "An event is drawn each turn."),
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
