package org.groma.exporters.table;

import java.util.List;
import org.groma.engine.Rulesets;
import org.groma.model.project.Project;

/** All tables that people edit. */
public final class Tables {

  public static final String PROVINCES = "Provinces";
  public static final String AREAS = "Areas";
  public static final String SEAS = "Sea zones";
  public static final String RIVERS = "Rivers";
  public static final String CITIES = "Cities";
  public static final String LINKS = "Straits";
  public static final String NATIONS = "Nations";
  public static final String POOLS = "Force pools";
  public static final String LEADERS = "Leaders";
  public static final String UNITS = "Units and costs";

  private Tables() {}

  /**
   * What a table is called in the words of a project's game.
   *
   * @param name one of the names above
   */
  public static String name(Project project, String name) {
    return Rulesets.lexicon(project).say(name);
  }

  /**
   * The tables of a project, what rows refer to before the rows that do. Some columns are there
   * only because the project has something to show in them.
   */
  public static List<Table<?>> of(Project project) {
    return List.of(
        GazetteerTables.areas(project),
        GazetteerTables.seas(project),
        GazetteerTables.rivers(project),
        ProvinceTable.of(project),
        GazetteerTables.cities(project),
        GazetteerTables.links(project),
        PieceTables.units(project),
        PieceTables.nations(project),
        PoolTable.of(),
        PieceTables.leaders(project));
  }
}
