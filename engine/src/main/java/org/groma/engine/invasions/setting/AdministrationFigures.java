package org.groma.engine.invasions.setting;

import java.util.EnumMap;
import java.util.Map;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many Administration cards are drawn and what they cost, in halves of Gold. */
@Rule("XIII.C")
public final class AdministrationFigures {

  private final int draw;
  private final int types;
  private final Map<AdministrationCard.Type, Integer> kingdom =
      new EnumMap<>(AdministrationCard.Type.class);
  private final Map<AdministrationCard.Type, Integer> empire =
      new EnumMap<>(AdministrationCard.Type.class);
  private final Map<AdministrationCard.Section, Integer> lastAge =
      new EnumMap<>(AdministrationCard.Section.class);

  private AdministrationFigures(TableReader tables) {
    draw = tables.attributeNumber("administration-costs", "draw");
    types = tables.attributeNumber("administration-costs", "minimumTypes");
    for (AdministrationCard.Type type : AdministrationCard.Type.values()) {
      kingdom.put(type, tables.halves("administration-costs", type.word(), "kingdom").count());
      empire.put(type, tables.halves("administration-costs", type.word(), "empire").count());
    }
    for (AdministrationCard.Section section : AdministrationCard.Section.values()) {
      lastAge.put(section, tables.number("age-tracks", section.word(), "to"));
    }
  }

  static AdministrationFigures read(TableReader tables) {
    return new AdministrationFigures(tables);
  }

  public int draw() {
    return draw;
  }

  /** How many types a draw must have at least. */
  public int types() {
    return types;
  }

  public int cost(AdministrationCard.Type type, Status status) {
    return (status == Status.EMPIRE ? empire : kingdom).get(type);
  }

  /** The section of the Civilized track that an age lies in. */
  public AdministrationCard.Section section(int age) {
    for (AdministrationCard.Section section : AdministrationCard.Section.values()) {
      if (age <= lastAge.get(section)) {
        return section;
      }
    }
    return AdministrationCard.Section.OLD;
  }
}
