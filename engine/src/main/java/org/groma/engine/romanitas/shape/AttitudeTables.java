package org.groma.engine.romanitas.shape;

import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import java.util.regex.Pattern;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.model.project.Kinds;

/** What the enemies of Rome do, what modifies their dice, and the ways of their invasions. */
final class AttitudeTables {

  /** The title of Caesar takes 1 from a roll of 1. */
  private static final int LEAST_ROLL = 0;

  /** A 6 of a nation at war before, with nine others, a conquered kingdom and a Usurper. */
  private static final int MOST_ROLL = 18;

  private static final OpenType LETTER =
      new OpenType.Formed(Pattern.compile("[a-z]"), "a letter such as a");

  private static final OpenType PATH = new OpenType.Several(new OpenType.Reference(Kinds.CITIES));

  private AttitudeTables() {}

  static List<TableShape> all() {
    return List.of(
        TableShape.rolled("attitudes-*", "6.2", "d6", LEAST_ROLL, MOST_ROLL)
            .columns(
                OpenField.word(
                    "column",
                    "Column of the printed table",
                    "neutral",
                    "piracy",
                    "raid-1",
                    "raid-2",
                    "invasion-1",
                    "invasion-2"),
                part("action", ShapeWords.of(Deed.values())),
                OpenField.entry("zone", "Maritime zone", Kinds.SEAS).optional(),
                part("path", PATH).optional(),
                part("itinerary", LETTER).optional(),
                OpenField.entry("client", "Client state", Kinds.AREAS).optional()),
        TableShape.named("attitude-modifiers", "6.1")
            .row("at-war-before", whole("modifier", 1, 2))
            .row("each-at-war", whole("modifier", 1, 2))
            .row("kingdom-conquered", whole("modifier", 1, 2))
            .row("caesar", whole("modifier", -2, -1)),
        TableShape.keyed("itineraries", "6.2.4", new TableKey.Typed(LETTER))
            .columns(part("path", PATH)));
  }
}
