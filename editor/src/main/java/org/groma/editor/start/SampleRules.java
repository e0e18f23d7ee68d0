package org.groma.editor.start;

import java.util.List;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Id;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.tables.TimeEntry;

/**
 * The rules data of a sample in a project with another map: units, leaders, nations, decks, tables
 * and the time table, with the editions that they cite. What they say of places of the sample's own
 * map is left out, because these places are not there.
 */
final class SampleRules {

  private SampleRules() {}

  static Project into(Project project, Project sample) {
    Project with = project;
    with = copied(with, sample, Kinds.UNITS);
    with = copied(with, sample, Kinds.LEADERS);
    with = copied(with, sample, Kinds.DECKS);
    with = copied(with, sample, Kinds.TABLES);
    with =
        with.with(
            Kinds.NATIONS,
            Ledger.of(sample.get(Kinds.NATIONS).stream().map(SampleRules::homeless).toList()));
    with =
        with.with(
            Kinds.TIME_TABLE,
            Ledger.of(sample.get(Kinds.TIME_TABLE).stream().map(SampleRules::anywhere).toList()));
    Settings settings = with.settings();
    return with.with(
        new Settings(
            settings.name(),
            settings.ruleset(),
            settings.description(),
            sample.settings().sources(),
            settings.sheet()));
  }

  private static <I extends Id, E extends Entry<I>> Project copied(
      Project project, Project sample, Kind<I, E> kind) {
    return project.with(kind, sample.get(kind));
  }

  private static Nation homeless(Nation nation) {
    return new Nation(
        nation.id(),
        nation.name(),
        nation.aliases(),
        nation.player(),
        nation.status(),
        nation.family(),
        nation.religion(),
        nation.initiative(),
        List.of(),
        nation.pool(),
        nation.special(),
        nation.victory(),
        nation.tags(),
        nation.attributes(),
        nation.origin());
  }

  private static TimeEntry anywhere(TimeEntry entry) {
    return new TimeEntry(
        entry.id(),
        entry.name(),
        entry.turn(),
        entry.order(),
        entry.kind(),
        entry.nation(),
        entry.units(),
        List.of(),
        entry.attributes(),
        entry.origin());
  }
}
