package org.groma.exporters.table;

import java.util.List;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
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
   * The tables of a project, what rows refer to before the rows that do. Some columns are there
   * only because the project has something to show in them.
   */
  public static List<Table<?>> of(Project project) {
    return List.of(
        areas(project),
        seas(project),
        rivers(project),
        provinces(project),
        cities(project),
        links(project),
        units(project),
        nations(project),
        pools(),
        leaders(project));
  }

  public static Table<ProvinceRow> provinces(Project project) {
    return ProvinceTable.of(project);
  }

  public static Table<Area> areas(Project project) {
    return GazetteerTables.areas(project);
  }

  public static Table<Sea> seas(Project project) {
    return GazetteerTables.seas(project);
  }

  public static Table<River> rivers(Project project) {
    return GazetteerTables.rivers(project);
  }

  public static Table<City> cities(Project project) {
    return GazetteerTables.cities(project);
  }

  public static Table<Link> links(Project project) {
    return GazetteerTables.links(project);
  }

  public static Table<UnitType> units(Project project) {
    return PieceTables.units(project);
  }

  public static Table<Nation> nations(Project project) {
    return PieceTables.nations(project);
  }

  public static Table<Leader> leaders(Project project) {
    return PieceTables.leaders(project);
  }

  /** The force pools, which need nothing of the project for their columns. */
  public static Table<PoolRow> pools() {
    return PoolTable.table();
  }
}
