package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many Administration cards are drawn and what they cost, in halves of Gold. */
@Rule("XIII.C")
public final class AdministrationFigures {

  private final int draw;
  private final int types;
  private final int[] kingdom;
  private final int[] empire;
  private final int[] lastAge;

  private AdministrationFigures(TableReader tables) {
    draw = tables.attributeNumber("administration-costs", "draw");
    types = tables.attributeNumber("administration-costs", "minimumTypes");
    AdministrationCard.Type[] all = AdministrationCard.Type.values();
    kingdom = new int[all.length];
    empire = new int[all.length];
    for (AdministrationCard.Type type : all) {
      kingdom[type.ordinal()] =
          tables.halves("administration-costs", type.word(), "kingdom").count();
      empire[type.ordinal()] = tables.halves("administration-costs", type.word(), "empire").count();
    }
    AdministrationCard.Section[] sections = AdministrationCard.Section.values();
    lastAge = new int[sections.length];
    for (AdministrationCard.Section section : sections) {
      lastAge[section.ordinal()] = tables.number("age-tracks", section.word(), "to");
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
    return (status == Status.EMPIRE ? empire : kingdom)[type.ordinal()];
  }

  /** The section of the Civilized track that an age lies in. */
  public AdministrationCard.Section section(int age) {
    AdministrationCard.Section[] sections = AdministrationCard.Section.values();
    for (AdministrationCard.Section section : sections) {
      if (age <= lastAge[section.ordinal()]) {
        return section;
      }
    }
    return AdministrationCard.Section.OLD;
  }
}
