package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.STEP;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TURNS_OF_TRACK;
import static org.groma.engine.invasions.shape.CellTypes.TURN_BAND;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.either;
import static org.groma.engine.invasions.shape.CellTypes.parts;
import static org.groma.engine.invasions.shape.CellTypes.whole;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;

/** Conditions: fields that all have to hold. */
final class ConditionTypes {

  /** A condition within others. */
  static final OpenType CONDITION = new OpenType.Nested(() -> ConditionTypes.ALL);

  private static final OpenType CONDITIONS = new OpenType.Several(CONDITION);

  private static final OpenField OF_NATION =
      OpenField.entry("nation", "Nation", Kinds.NATIONS).optional();

  private static final OpenType ALL =
      new OpenType.Parts(
          optional(
              OpenField.of("all", "All of", "", CONDITIONS, "All hold."),
              OpenField.of("any", "One of", "", CONDITIONS, "One holds."),
              OpenField.of("not", "Not", "", CONDITION, "It does not hold."),
              OpenField.of(
                  "capital-at",
                  "Capital at",
                  "huns-aid F",
                  new OpenType.Reference(Kinds.CITIES),
                  "The capital stands there when it is founded."),
              OpenField.of(
                  "controls-area",
                  "Controls an Area",
                  "XII.C",
                  parts(OpenField.entry("area", "Area", Kinds.AREAS), OF_NATION),
                  "The nation controls the Area."),
              OpenField.of(
                  "controls-city",
                  "Controls a city",
                  "XII.B",
                  parts(OpenField.entry("city", "City", Kinds.CITIES), OF_NATION),
                  "The nation controls the city."),
              OpenField.of(
                  "die",
                  "Die",
                  "III.A",
                  parts(
                      OpenField.word("roll", "Die", "d2", "d10"),
                      OpenField.whole("at-least", 1, 10).optional(),
                      OpenField.word("result", "Result", "pass", "fail").optional()),
                  "A roll decides."),
              OpenField.of(
                  "drawn-by",
                  "Drawn by",
                  "XXIV.D",
                  choice("barbarian", "civilized"),
                  "Who drew the marker."),
              OpenField.of(
                  "heresy",
                  "Heresy",
                  "XXXI.C",
                  choice("own-area", "capital-area", "none"),
                  "Where a heresy stands."),
              OpenField.of(
                  "in-decline",
                  "In Decline",
                  "VI.E",
                  either(SWITCH, choice("doubled")),
                  "The level of Decline."),
              OpenField.of("islam-created", "Islam", "V.C", SWITCH, "Islam has been created."),
              OpenField.of(
                  "leader-eliminated",
                  "Leader eliminated",
                  "XX.J",
                  new OpenType.Reference(Kinds.LEADERS),
                  "The leader has been eliminated."),
              OpenField.of(
                  "leader-in-play",
                  "Leader in play",
                  "IX.C",
                  new OpenType.Reference(Kinds.LEADERS),
                  "The leader is in play."),
              OpenField.of(
                  "lent-mercenaries",
                  "Lent mercenaries",
                  "huns-aid D",
                  SWITCH,
                  "The nation lends units under its hiring rule this turn."),
              OpenField.of(
                  "nation-collapsed",
                  "Nation collapsed",
                  "XIV.K",
                  new OpenType.Reference(Kinds.NATIONS),
                  "The Empire has collapsed."),
              OpenField.of(
                  "nation-stands",
                  "Nation stands",
                  "VI",
                  new OpenType.Reference(Kinds.NATIONS),
                  "The nation is in play."),
              OpenField.of(
                  "not-attacked",
                  "Not attacked",
                  "XXX.D",
                  choice("self"),
                  "The target did not attack whoever played the card."),
              OpenField.of(
                  "section",
                  "Section of the track",
                  "VI.A",
                  choice("young", "mature", "old"),
                  "The age is in this section of the Civilized track."),
              OpenField.of(
                  "status",
                  "Status",
                  "VI.A",
                  choice("barbarian", "kingdom", "empire"),
                  "The nation has this status."),
              OpenField.of("step", "Step", "IV", STEP, "During this step."),
              OpenField.of("turn", "Turn", "IV", whole(1, TURNS_OF_TRACK), "In this turn."),
              OpenField.of("turns", "Turns", "IV", TURN_BAND, "In these turns.")));

  private ConditionTypes() {}

  private static List<OpenField> optional(OpenField... fields) {
    return Arrays.stream(fields).map(OpenField::optional).toList();
  }
}
