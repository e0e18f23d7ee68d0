package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.model.entry.Kind;
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
  public static final String COASTS = "Coasts";
  public static final String OVERRIDES = "Adjacency overrides";
  public static final String DECKS = "Decks";
  public static final String CARDS = "Cards";
  public static final String RULE_TABLES = "Rule tables";
  public static final String RULE_ROWS = "Rows of rule tables";
  public static final String TIME_TABLE = "Time table";
  public static final String SCENARIOS = "Scenarios";
  public static final String EDITIONS = "Editions";
  public static final String SOURCES = "Source tables";
  public static final String SOURCE_ROWS = "Source rows";
  public static final String HOUSE_CHECKS = "House checks";

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

  /** The table whose rows are the entries of a kind, if a row can begin with a name there. */
  static Optional<Table<?>> ofNamed(Project project, Kind<?, ?> kind) {
    return Optional.ofNullable(
        switch (kind.word()) {
          case "area" -> GazetteerTables.areas(project);
          case "sea" -> GazetteerTables.seas(project);
          case "river" -> GazetteerTables.rivers(project);
          case "unit" -> PieceTables.units(project);
          case "nation" -> PieceTables.nations(project);
          case "leader" -> PieceTables.leaders(project);
          case "deck" -> RulebookTables.decks(project);
          case "table" -> RulebookTables.tables(project);
          case "source-table" -> SourceTables.tables(project);
          default -> null; // a province begins on the map, and nothing names the others in a cell
        });
  }
}
