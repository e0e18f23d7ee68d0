package org.groma.engine.romanitas.shape;

import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import java.util.regex.Pattern;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.RomanitasFields;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.Deck;

/** All open data that Romanitas reads. */
public final class RomanitasShape {

  private static final OpenType SWITCH = new OpenType.Switch();

  private static final OpenType COLOUR =
      new OpenType.Formed(Pattern.compile("#[0-9A-Fa-f]{6}"), "a colour such as #8FBBE2");

  private static final OpenType NAME = new OpenType.Formed(Pattern.compile(".*\\S.*"), "a name");

  /** For what other games have and no rule of this one looks at. */
  private static final OpenType NOTHING =
      new OpenType.Formed(
          Pattern.compile("(?!)"), "nothing, for no rule of Romanitas looks at it,");

  private RomanitasShape() {}

  public static DataShape all() {
    return unused(pieces(map(DataShape.of(RomanitasFields.ALL))))
        .with(ActaTables.all())
        .with(AttitudeTables.all())
        .with(PriceTables.all())
        .with(CombatTables.all());
  }

  private static DataShape map(DataShape shape) {
    return shape
        .attributes(
            Province.class,
            OpenField.entry("attackedWith", "Attacked together with", Kinds.PROVINCES).optional())
        .attributes(
            Area.class,
            whole("limitanei", 0, 4).optional(),
            OpenField.word("box", "Box beside the map", "tribe").optional())
        .attributes(Sea.class, whole("points", 1, 3))
        .attributes(
            City.class,
            whole("points", 1, 2).optional(),
            whole("garrison", 1, 6).optional(),
            part("fortificationSite", SWITCH).optional(),
            part("basilicaSite", SWITCH).optional(),
            OpenField.entries("otherPorts", "Other ports", Kinds.SEAS).optional())
        .with(City.class, "level", new OpenType.Whole(1, City.HIGHEST_LEVEL));
  }

  private static DataShape pieces(DataShape shape) {
    return shape
        .attributes(UnitType.class, whole("bonus", 0, 3), whole("eliteBonus", 1, 4).optional())
        .with(UnitType.class, "category", ShapeWords.of(Arm.values()))
        .attributes(
            Leader.class, whole("combat", 1, 2), whole("command", 1, 6), whole("naval", 1, 2))
        .attributes(
            Nation.class,
            whole("ambassador", 2, 6).optional(),
            part("colour", COLOUR),
            part("conquestRouses", SWITCH).optional(),
            part("reconquers", SWITCH).optional(),
            part("piracyFromAfar", SWITCH).optional(),
            OpenField.entries("neverRetakes", "Never retakes", Kinds.PROVINCES).optional())
        .with(Nation.class, "initiative", new OpenType.Whole(1, 20))
        .with(Nation.Pooled.class, "count", new OpenType.Whole(1, 9))
        .attributes(Deck.class)
        .attributes(
            Deck.Card.class,
            part("enemy", ShapeWords.of(Face.ENEMY)),
            part("roman", ShapeWords.of(Face.values())))
        .with(Deck.Card.class, "name", NAME)
        .with(Deck.Card.class, "copies", new OpenType.Whole(1, 2))
        .attributes(Setup.class)
        .with(Seat.class, "name", NAME)
        .with(Scenario.class, "name", NAME)
        .with(Scenario.class, "firstTurn", new OpenType.Whole(1, 10))
        .with(Scenario.class, "lastTurn", new OpenType.Whole(1, 10));
  }

  /** Everything begins in its box and nobody has money, so such fields would do nothing. */
  private static DataShape unused(DataShape shape) {
    DataShape said = shape;
    for (DataShape.FieldSpot spot :
        List.of(
            new DataShape.FieldSpot(UnitType.class, "cost"),
            new DataShape.FieldSpot(Leader.class, "arrives"),
            new DataShape.FieldSpot(Leader.class, "leaves"),
            new DataShape.FieldSpot(Nation.class, "religion"),
            new DataShape.FieldSpot(Nation.class, "family"),
            new DataShape.FieldSpot(Nation.Special.class, "name"),
            new DataShape.FieldSpot(Nation.VictoryBlock.class, "turns"),
            new DataShape.FieldSpot(Deck.Card.class, "effects"),
            new DataShape.FieldSpot(Setup.class, "age"),
            new DataShape.FieldSpot(Setup.class, "treasury"),
            new DataShape.FieldSpot(Setup.Placed.class, "unit"),
            new DataShape.FieldSpot(Setup.Posted.class, "leader"),
            new DataShape.FieldSpot(Scenario.class, "special"),
            new DataShape.FieldSpot(Relation.class, "kind"),
            new DataShape.FieldSpot(Marker.class, "kind"))) {
      said = said.with(spot.owner(), spot.field(), NOTHING);
    }
    return said;
  }
}
