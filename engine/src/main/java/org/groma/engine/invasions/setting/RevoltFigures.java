package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** Who places revolts, where they break out, and how they are subdued. */
@Rule("XVI")
public final class RevoltFigures {

  private final Bands<String> chooser;
  private final Bands<String> west;
  private final Bands<String> east;
  private final int perUnit;
  private final int heresy;
  private final int otherReligion;
  private final int success;

  private RevoltFigures(TableReader tables) {
    chooser = tables.bands("revolt-chooser", row -> tables.word("revolt-chooser", row, "player"));
    west = areas(tables, "revolt-areas-west");
    east = areas(tables, "revolt-areas-east");
    perUnit = tables.number("revolt-subdual-modifiers", "unit-present", "modifier");
    heresy = tables.number("revolt-subdual-modifiers", "heresy", "modifier");
    otherReligion = tables.number("revolt-subdual-modifiers", "other-religion", "modifier");
    success = tables.success("revolt-subdual-modifiers");
  }

  static RevoltFigures read(TableReader tables) {
    return new RevoltFigures(tables);
  }

  private static Bands<String> areas(TableReader tables, String table) {
    return tables.bands(table, row -> tables.word(table, row, "area"));
  }

  /** The player, by its id, who places the revolt. */
  public String chooser(int roll) {
    return chooser.find(roll).orElse("");
  }

  /** The Area, by its id, that a revolt breaks out in. */
  public String area(Country.Half half, int roll) {
    return (half == Country.Half.WEST ? west : east).find(roll).orElse("");
  }

  public int perUnit() {
    return perUnit;
  }

  public int heresy() {
    return heresy;
  }

  public int otherReligion() {
    return otherReligion;
  }

  /** The result with which a revolt is subdued. */
  public int subdued() {
    return success;
  }
}
