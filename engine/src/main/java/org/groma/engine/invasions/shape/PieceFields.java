package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SCORED;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TURNS_OF_TRACK;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.either;
import static org.groma.engine.invasions.shape.CellTypes.refs;
import static org.groma.engine.invasions.shape.CellTypes.terms;
import static org.groma.engine.invasions.shape.CellTypes.whole;

import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.gazetteer.Province;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;

/** What units, leaders and nations say besides what every game says of them. */
final class PieceFields {

  private PieceFields() {}

  static DataShape in(DataShape shape) {
    return nations(leaders(units(shape)));
  }

  private static DataShape units(DataShape shape) {
    OpenType unit = new OpenType.Reference(Kinds.UNITS);
    return shape
        .with(UnitType.class, "category", choice("infantry", "cavalry", "fleet", "limes", "horde"))
        .with(UnitType.class, "cost", new OpenType.Halved(1, 20))
        .attributes(
            UnitType.class,
            OpenField.whole("movement", 0, 4),
            field("plural", "", new OpenType.Prose()),
            field("hits", "III.B", whole(1, 2)),
            field("auxiliaryOf", "XXXIV", refs(Kinds.NATIONS)),
            field("availableFrom", "XV.C", whole(1, TURNS_OF_TRACK)),
            field("untilTurn", "XVIII.I", whole(1, TURNS_OF_TRACK)),
            field("maintenance", "XIV.H", whole(0, 1)),
            field("damagedAs", "III.B", unit),
            field("reverseOf", "XVIII.I", unit),
            field("eliteValue", "XX.G", whole(1, 2)),
            field(
                "keepsTraits",
                "III.B",
                new OpenType.Several(new OpenType.Term(terms(UnitType.class, "traits")))),
            field("carries", "XXV.D", whole(1, 4)),
            field("rangeFromPort", "XXV.A", whole(1, 4)),
            field("staysInOwnAreas", "byzantines-aid-fr A", SWITCH),
            field("defendsAs", "III.D", whole(1, 2)),
            field("eliminated", "III.D", SWITCH),
            field("perProvince", "XVIII.I", whole(1, 2)),
            field("confinedToAreas", "XXXIV", refs(Kinds.AREAS)));
  }

  private static DataShape leaders(DataShape shape) {
    return shape
        .with(Leader.class, "arrives", whole(1, TURNS_OF_TRACK))
        .with(Leader.class, "leaves", whole(1, TURNS_OF_TRACK))
        .attributes(
            Leader.class,
            OpenField.whole("combat", 0, 3),
            OpenField.whole("campaign", 0, 3),
            OpenField.whole("stacking", 0, 3),
            OpenField.whole("diplomacy", 0, 2),
            OpenField.whole("administration", 0, 2));
  }

  private static DataShape nations(DataShape shape) {
    return shape
        .with(Nation.class, "status", choice("barbarian", "kingdom", "empire"))
        .with(Nation.class, "player", new OpenType.Player())
        .with(
            Nation.class,
            "family",
            choice("germanic", "nomadic", "other", "raider", "roman", "slavic"))
        .with(Nation.class, "initiative", whole(1, 60))
        .with(Nation.Pooled.class, "count", whole(1, 15))
        .with(Nation.Special.class, "when", ConditionTypes.CONDITION)
        .with(Nation.Special.class, "effects", EffectTypes.EFFECT)
        .with(Nation.VictoryBlock.class, "turns", either(choice("bonus"), SCORED))
        .with(Nation.Objective.class, "points", new OpenType.Halved(0, 25))
        .with(Nation.Objective.class, "scoring", ObjectiveTypes.SCORING)
        .attributes(
            Nation.class,
            field("extent", "XXXIII", new OpenType.Term(terms(Province.class, "extent"))),
            field("nationCard", "II", SWITCH),
            field("conversionBonus", "XXXI.B", SWITCH),
            field("tribute", "XXVII.A", whole(0, 5)),
            field("firstCapital", "V.A", new OpenType.Reference(Kinds.CITIES)),
            field("half", "VI.K", choice("east", "west")));
  }

  private static OpenField field(String name, String section, OpenType type) {
    return OpenField.of(name, OpenField.part(name, type).label(), section, type, "");
  }
}
