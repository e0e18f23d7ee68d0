package org.groma.engine.romanitas.inspection;

import java.util.List;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Seat;

/** Scenarios that anyone but one player with the Romans would play. */
final class SoloSeat implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.solo-seat",
          Severity.ERROR,
          "2",
          "Scenario that is not for one player with the Romans",
          "Romanitas is a game for one player; tables play everybody else.",
          "528 AD has 2 players, and the game is for one.",
          "Let the scenario have one seat with the Romans, and the Romans name its player.");

  private static final String ROMANS = "romans";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Seat> seats = ground.scenario().players();
    String name = ground.scenario().name();
    if (seats.size() != 1) {
      out.accept(
          Objection.of(
              ABOUT,
              name + " has " + seats.size() + " players, and the game is for one.",
              "players",
              ground.subject()));
      return;
    }
    Seat seat = seats.getFirst();
    List<String> nations = seat.nations().stream().map(nation -> nation.slug()).toList();
    if (!nations.equals(List.of(ROMANS))) {
      out.accept(
          Objection.of(
              ABOUT,
              "The player of "
                  + name
                  + " plays "
                  + (nations.isEmpty() ? "nobody" : String.join(", ", nations))
                  + "; it is the Romans that are played.",
              "players[0].nations",
              ground.subject()));
    }
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      String player = nation.player().orElse("");
      boolean isRoman = nation.id().slug().equals(ROMANS);
      if (isRoman ? !player.equals(seat.player()) : !player.isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                isRoman
                    ? "The Romans are played by '"
                        + player
                        + "', and the player of "
                        + name
                        + " is '"
                        + seat.player()
                        + "'."
                    : nation.name() + " have a player, and tables play them.",
                "player",
                "nation:" + nation.id(),
                ground.subject()));
      }
    }
  }
}
