package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TURNS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.parts;
import static org.groma.engine.invasions.shape.CellTypes.whole;

import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.project.Kinds;

/** What the map says besides what every map says, and how far its numbers go. */
final class MapFields {

  private static final OpenType EXTENSION = choice("into-the-east");

  private MapFields() {}

  static DataShape in(DataShape shape) {
    return shape
        .with(Province.class, "income", new OpenType.Halved(0, 4))
        .attributes(
            Province.class,
            OpenField.of(
                    "openTo",
                    "Open to",
                    "XVIII.K",
                    new OpenType.Several(
                        parts(
                            OpenField.word("tag", "Tag", "nomad").optional(),
                            OpenField.entry("nation", "Nation", Kinds.NATIONS).optional(),
                            TURNS.optional())),
                    "Who may enter closed land.")
                .optional(),
            OpenField.of(
                "areaOnMainMap",
                "Area on the main map",
                "XXXIII",
                choice("none"),
                "Of no Area there."),
            OpenField.of(
                "caravanRemovedBy", "Caravan removed by", "XXXIII", EXTENSION, "Only without it."),
            OpenField.of("caravanSymbols", "Caravans", "X.D", whole(1, 3), "How many it has."))
        .with(Area.class, "status", choice("barbarian", "civilized", "off-map"))
        .with(Area.class, "kingdomIncome", new OpenType.Halved(0, 20))
        .with(Area.class, "empireIncome", new OpenType.Halved(0, 20))
        .attributes(
            Area.class,
            OpenField.of("mapHalf", "Half of the map", "XVI.C", choice("east", "west"), ""),
            OpenField.of(
                "kingdomIncomeWithExtension",
                "Kingdom income with the extension",
                "XXXIII",
                new OpenType.Halved(0, 20),
                ""),
            OpenField.of("box", "Off-map box", "XXXIII.C", choice("bonus", "transit"), ""),
            OpenField.of(
                "of", "Box of", "XXXIII.C", new OpenType.Reference(Kinds.AREAS), "Whose income."),
            OpenField.of("removedBy", "Removed by", "XXXIII", EXTENSION, "Only without it."))
        .with(City.class, "wall", whole(-4, 0))
        .attributes(
            City.class,
            OpenField.of(
                "wallAfterTheodosianWalls",
                "Wall value after the Theodosian walls",
                "XXIII.B",
                whole(-5, -1),
                ""))
        .with(Sea.class, "monopoly", whole(0, 3))
        .attributes(
            Sea.class,
            OpenField.of("mediterranean", "Mediterranean", "XXV.C", SWITCH, ""),
            OpenField.of(
                "countsAsMediterranean",
                "Counts as Mediterranean",
                "XXV.C",
                SWITCH,
                "Where Romans and Byzantines are at home, too."))
        .attributes(
            Link.class,
            OpenField.of(
                "interceptionModifier",
                "Modifier to interceptions",
                "XIX.A",
                whole(-3, -1),
                "On top of that of every strait."));
  }
}
