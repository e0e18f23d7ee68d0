package org.groma.engine.cycles.setting;

import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.turn;

import java.util.List;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;

/**
 * What scenarios say of their players: with how many, what they choose, and when they are there.
 */
final class SeatFields {

  private static final OpenType CHOICE =
      new OpenType.Parts(
          List.of(
              entries("from", "Positions", Kinds.NATIONS),
              CyclesFields.number("each", "Each player takes", 1, 5).optional(),
              entries("one-of", "At least one of", Kinds.NATIONS).optional()));

  private static final OpenType SEAT =
      new OpenType.Parts(
          List.of(
              part("player", "Player", new OpenType.Prose()),
              part("name", "Name", new OpenType.Prose()).optional(),
              entries("nations", "Nations", Kinds.NATIONS).optional()));

  private static final OpenType SEATING =
      new OpenType.Parts(
          List.of(
              part("players", "Players", new OpenType.Several(SEAT)),
              entries("without", "Not played", Kinds.NATIONS).optional(),
              part("options", "Other options", new OpenType.Parts(CyclesFields.options()))
                  .optional(),
              part(
                      "attributes",
                      "What differs",
                      new OpenType.Parts(
                          List.of(
                              entries("order", "Order of moves", Kinds.NATIONS).optional(),
                              part("choice", "Positions to choose", CHOICE).optional())))
                  .optional()));

  private SeatFields() {}

  static List<OpenField> all() {
    return List.of(
        OpenField.of(
            SeatVariants.WORD,
            "With other numbers of players",
            "14.2",
            new OpenType.Several(SEATING),
            "Who plays what when there are more or fewer players."),
        OpenField.of(
            "choice",
            "Positions to choose",
            "4.2",
            CHOICE,
            "Players without a nation choose among these."),
        OpenField.of(
            "attendance",
            "Who comes and goes",
            "14.3",
            new OpenType.Each(
                new OpenType.Player(),
                new OpenType.Parts(
                    List.of(
                        turn("from", "Enters in turn").optional(),
                        turn("until", "Leaves in turn").optional()))),
            "Players who enter the game later or leave it before the end."));
  }
}
