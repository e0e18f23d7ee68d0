package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Ledger;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.Format;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;

/** All that a game needs of a project. */
public record GameDocument(
    @JsonProperty(required = true) String ruleset,
    Optional<String> name,
    Optional<String> description,
    Optional<Vocabulary> vocabulary,
    @JsonProperty(required = true) GameMap map,
    @JsonProperty(required = true) List<Nation> nations,
    @JsonProperty(required = true) List<UnitType> units,
    @JsonProperty(required = true) List<Leader> leaders,
    @JsonProperty(required = true) List<Deck> decks,
    @JsonProperty(required = true) List<RuleTable> tables,
    @JsonProperty(required = true) List<TimeEntry> timeTable,
    @JsonProperty(required = true) List<Scenario> scenarios) {

  static final Format FORMAT = new Format("game", 1);

  public GameDocument {
    nations = List.copyOf(nations);
    units = List.copyOf(units);
    leaders = List.copyOf(leaders);
    decks = List.copyOf(decks);
    tables = List.copyOf(tables);
    timeTable = List.copyOf(timeTable);
    scenarios = List.copyOf(scenarios);
    if (ruleset.isBlank()) {
      throw new IllegalArgumentException("a game needs the word of its rules in 'ruleset'");
    }
  }

  public static GameDocument of(Project project) {
    Settings settings = project.settings();
    return new GameDocument(
        settings.ruleset(),
        Optional.of(settings.name()),
        settings.description(),
        Optional.of(project.vocabulary()).filter(words -> !words.equals(Vocabulary.EMPTY)),
        GameMap.of(project),
        project.get(Kinds.NATIONS).toList(),
        project.get(Kinds.UNITS).toList(),
        project.get(Kinds.LEADERS).toList(),
        project.get(Kinds.DECKS).toList(),
        project.get(Kinds.TABLES).toList(),
        project.get(Kinds.TIME_TABLE).toList(),
        project.scenarios());
  }

  /** A project without a drawing that plays the game. No two entries may have the same id. */
  Project project() {
    String title = name.filter(given -> !given.isBlank()).orElse(ruleset);
    Settings settings = new Settings(title, ruleset, description, List.of());
    return map.into(Project.empty(settings).with(vocabulary.orElse(Vocabulary.EMPTY)))
        .with(Kinds.NATIONS, Ledger.of(nations))
        .with(Kinds.UNITS, Ledger.of(units))
        .with(Kinds.LEADERS, Ledger.of(leaders))
        .with(Kinds.DECKS, Ledger.of(decks))
        .with(Kinds.TABLES, Ledger.of(tables))
        .with(Kinds.TIME_TABLE, Ledger.of(timeTable))
        .with(Kinds.SCENARIOS, Ledger.of(scenarios));
  }
}
