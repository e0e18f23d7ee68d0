package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TERRAINS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.either;
import static org.groma.engine.invasions.shape.CellTypes.parts;
import static org.groma.engine.invasions.shape.CellTypes.whole;

import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.tables.Deck;

/** What decks and cards say. */
final class CardFields {

  private static final OpenType PROSE = new OpenType.Prose();

  private CardFields() {}

  static DataShape in(DataShape shape) {
    return cards(decks(shape));
  }

  private static DataShape decks(DataShape shape) {
    return shape.attributes(
        Deck.class,
        OpenField.whole("size", 1, 99),
        field("draw", "XIII.C", either(whole(1, 3), parts(prose("kingdom"), prose("empire")))),
        field("drawBonus", "XIII.C", choice("leader administration")),
        field("minimumTypes", "XIII.C", whole(1, 3)),
        field("reshuffle", "XIII.C", choice("after-each-nation", "pool-only")),
        field(
            "types",
            "II",
            parts(
                OpenField.whole("passive", 1, 18),
                OpenField.whole("military", 1, 18),
                OpenField.whole("reform", 1, 18))),
        field("onlyCivilized", "XIII.E", SWITCH),
        field("notAgainst", "XXX.A", choice("invading-barbarian")),
        field(
            "order",
            "XXX.A",
            either(
                choice("kingdoms then empires, youngest first"),
                new OpenType.Several(new OpenType.Player()))),
        field("unusedPays", "XXX.A", whole(0, 5)),
        field("inactiveImmune", "X.B", choice("except-in-battle")),
        field("private", "X.B", whole(1, 72)),
        field("public", "X.B", whole(1, 72)),
        field("gold", "XXIV.D", whole(1, 99)),
        field("redraw", "XXIV.D", choice("returned-to-the-reserve")));
  }

  private static DataShape cards(DataShape shape) {
    return shape
        .with(Deck.Card.class, "copies", whole(1, 10))
        .with(Deck.Card.class, "number", whole(1, 72))
        .with(Deck.Card.class, "effects", EffectTypes.EFFECT)
        .attributes(
            Deck.Card.class,
            field(
                "price",
                "XIII.D",
                parts(OpenField.whole("kingdom", 1, 40), OpenField.whole("empire", 1, 60))),
            field("priceOrigin", "XIII.D", parts(prose("kingdom"), prose("empire"))),
            field(
                "worseUnderHeresy",
                "XXXI.C",
                parts(
                    OpenField.part("when", ConditionTypes.CONDITION),
                    OpenField.part("effects", EffectTypes.EFFECTS))),
            field("choose", "X.B", choice("one")),
            field("clientTarget", "XXX.B", choice("independent-minor-kingdom")),
            field("endsAfter", "XXX.B", choice("joint-activation")),
            field("latinName", "XXX", PROSE),
            field(
                "notTarget", "XXX.B", new OpenType.Several(choice("client", "federate", "vassal"))),
            field(
                "playUntil",
                "XXX.A",
                choice("any-siege", "beginning-of-earlier-activation", "own-activation")),
            field(
                "target",
                "XXX.A",
                choice("barbarian", "civilized", "controller-of-area", "hostile", "any")),
            field("hordeWithin", "XXX.F", choice("controlled-or-adjacent-area")),
            field("numbers", "X.B", new OpenType.Several(whole(1, 72))),
            field(
                "play",
                "X.B",
                choice(
                    "at-once",
                    "administration",
                    "diplomacy",
                    "caravans",
                    "raids",
                    "reinforcements",
                    "income",
                    "purchases",
                    "before-archery",
                    "before-melee",
                    "after-looting",
                    "siege",
                    "flight",
                    "landing",
                    "movement",
                    "start-of-activation",
                    "any-activation",
                    "when-a-card-is-played")),
            field("terrain", "X.B", TERRAINS),
            field("area", "XVI.C", choice("random")),
            field("capitalAreaImmune", "XXXI.C", SWITCH),
            field("lasts", "X.B", choice("this siege roll")),
            field("event", "XXIV.D", PROSE),
            field("resolve", "XXIV.D", choice("at-once", "kept")),
            field("calamity", "XXIV.D", PROSE));
  }

  private static OpenField prose(String name) {
    return OpenField.prose(name);
  }

  private static OpenField field(String name, String section, OpenType type) {
    return OpenField.of(name, OpenField.part(name, type).label(), section, type, "");
  }
}
