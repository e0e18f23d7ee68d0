package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.Worded;

/**
 * What dice bring about outside battle: grades at the end, random events.
 *
 * @param refuses the rolls with which a unit refuses to fight over religion
 * @param ill the rolls with which a figure falls ill
 * @param storm the rolls with which a storm keeps a fleet in port
 * @param razzia the city space that the Arabs raid
 */
public record Chances(
    Bands<Grade> grades,
    Bands<Mishap> mishaps,
    Bands<Integer> earthquake,
    Bands.Band refuses,
    Bands.Band ill,
    Bands.Band storm,
    int razzia) {

  private static final String EVENTS = "random-events";

  static Chances of(TableReader read, Board board) {
    return new Chances(
        read.bands(
            "grades",
            row ->
                read.known(
                    "grades",
                    row,
                    "grade",
                    word -> Worded.find(Grade.class, word),
                    Grade.MAJOR_DEFEAT)),
        read.bands(
            EVENTS,
            row ->
                read.known(
                    EVENTS, row, "event", word -> Worded.find(Mishap.class, word), Mishap.NONE)),
        read.bands(
            "earthquake",
            row -> board.needSpace(read.word("earthquake", row, "city"), "table earthquake")),
        band(read, "refuses"),
        band(read, "ill"),
        band(read, "storm"),
        board.needSpace(read.attribute(EVENTS, "razzia"), "table " + EVENTS));
  }

  private static Bands.Band band(TableReader read, String name) {
    return read.attributeBand(EVENTS, name);
  }
}
