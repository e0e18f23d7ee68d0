package org.groma.engine.romanitas.phrases;

import org.groma.engine.kernel.Spelling;

/** What the rows of the tables of costs and numbers stand for. */
final class RowWords {

  private RowWords() {}

  /** A row of a table; one that is not known is spelt out. */
  static String of(String table, String key) {
    String words =
        switch (table) {
          case "acta-modifiers" -> acta(key);
          case "attitude-modifiers" -> attitude(key);
          case "battle" -> battle(key);
          case "counter-limits" -> limit(key);
          case "desolation" -> desolation(key);
          case "mobilisation" -> mobilisation(key);
          case "remobilisation" -> remobilisation(key);
          case "points" -> points(key);
          case "diplomacy", "monuments" -> key;
          default -> key;
        };
    return Spelling.capital(words.equals(key) ? Spelling.spelt(key) : words);
  }

  private static String acta(String key) {
    return switch (key) {
      case "magister-defeated" -> "Magister Militum beaten in battle last turn";
      case "three-conquests" -> "three territories or more conquered last turn";
      case "heresy" -> "Heresy or Religious quarrels last turn";
      case "monastery" -> "a Monastery stands";
      case "metropolis-lost" -> "a metropolis is not Roman (optional)";
      case "carthage-not-roman" -> "Carthage is not Roman (optional)";
      case "economic-crisis" -> "Financial or Agrarian crisis last turn";
      default -> key;
    };
  }

  private static String attitude(String key) {
    return switch (key) {
      case "at-war-before" -> "at war with Rome last turn";
      case "each-at-war" -> "each barbarian nation already at war this turn";
      case "kingdom-conquered" -> "all provinces of the Vandals or of the Ostrogoths are Roman";
      case "usurper" -> "a Usurper is in power";
      case "caesar" -> "its king has the title of Caesar";
      default -> key;
    };
  }

  private static String battle(String key) {
    return switch (key) {
      case "impulses" -> "passes at most";
      case "fire" -> "fire routs from";
      case "destroyed" -> "melee destroys from a difference of";
      case "breakthroughs" -> "breakthroughs that lose a battle";
      case "infantry-breakthrough" -> "bonus of infantry that breaks through";
      case "cavalry-breakthrough" -> "bonus of cavalry or Elite that breaks through";
      case "siege" -> "besieged units fall from";
      case "garrison" -> "units that hold an enemy city";
      case "raiders" -> "units of a raid";
      case "reconquest" -> "units of a reconquest";
      case "defenders" -> "units that defend a territory";
      case "defenders-strong" -> "units that defend two cities or a fortified one";
      case "roman-garrison" -> "Roman units in a besieged city at most";
      case "both-commanders" -> "units under a Comes and a Magister Militum at most";
      case "naval-margin" -> "fleets are sunk by a difference of more than";
      case "transport-bonus" -> "bonus of a fleet that carries units";
      case "transport-bonus-from" -> "if it carries so many units";
      case "persian-battle" -> "Persians in a battle of an expedition";
      case "persian-siege" -> "Persians in a siege of an expedition";
      case "persian-invaders" -> "Roman units of an expedition at least";
      case "stratagem" -> "RP to draw a stratagem";
      default -> key;
    };
  }

  private static String limit(String key) {
    return switch (key) {
      case "combat-units" -> "Roman combat units";
      case "fleets" -> "Roman fleets";
      case "stratagems" -> "stratagem counters";
      case "first-turn-points" -> "RP of Roman cities in the first turn";
      default -> key;
    };
  }

  private static String desolation(String key) {
    return switch (key) {
      case "removal" -> "RP to remove one";
      case "removal-optional" -> "RP to remove one (optional)";
      case "loss" -> "RP lost at once, and again each turn";
      case "limit" -> "markers that lose the game";
      default -> key;
    };
  }

  private static String mobilisation(String key) {
    return switch (key) {
      case "limitanei" -> "Limitanei, as many as the province has; without a figure in its defence";
      case "skoutatoi" -> "Skoutatoi that are no Elite";
      case "comes" -> "a Comes";
      case "magister-militum" -> "a Magister Militum";
      case "small-force" ->
          "other units to defend, or with a Comes against an enemy territory next to a Roman one";
      case "mercenaries" -> "mercenaries, for a force already mobilised";
      case "large-force" ->
          "other units to defend, or with a Magister Militum against three adjacent territories";
      case "fleet" -> "a fleet, in a zone next to a Roman territory";
      case "transport" -> "a fleet that carries units and their figures";
      default -> key;
    };
  }

  private static String remobilisation(String key) {
    return switch (key) {
      case "light" -> "Limitanei, Skoutatoi or mercenary infantry";
      case "comes" -> "a Comes";
      case "regular" -> "cavalry or other infantry";
      case "magister-militum" -> "a Magister Militum";
      case "fleet" -> "a fleet";
      case "improvement" -> "improve a mobilised unit to Elite; not Limitanei or mercenaries";
      default -> key;
    };
  }

  private static String points(String key) {
    return switch (key) {
      case "most" -> "most that Rome can have";
      case "victory" -> "each victory in a battle, a siege or at sea";
      case "expedition" -> "victorious expedition against Persia";
      case "persian-client" -> "each client on the Persian side, each turn";
      case "gold-coin" -> "gold coin reconquered; as many lost with it (optional)";
      case "basilica" -> "Basilica in a great city of the East, each turn";
      case "church-gift" -> "church gift";
      default -> key;
    };
  }
}
