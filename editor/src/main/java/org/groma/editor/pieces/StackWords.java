package org.groma.editor.pieces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.groma.editor.document.Naming;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.model.entry.Entry;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** What stands in a place, in words: a line a nation, its leaders first. */
public final class StackWords {

  private final Project project;
  private final Lexicon lexicon;

  public StackWords(Project project) {
    this.project = project;
    this.lexicon = Rulesets.lexicon(project);
  }

  /** The lines for a place of a scenario; none where nothing stands. */
  public List<String> of(Scenario scenario, Place place) {
    List<Stand> stands = Stand.of(scenario).getOrDefault(place, List.of());
    if (stands.isEmpty()) {
      return List.of();
    }
    Map<NationId, List<String>> byNation = new LinkedHashMap<>();
    for (Stand stand : stands) {
      byNation.computeIfAbsent(stand.piece().nation(), _ -> new ArrayList<>()).add(word(stand));
    }
    List<String> lines = new ArrayList<>();
    int all = stands.stream().mapToInt(Stand::count).sum();
    lines.add(
        Naming.of(project, place)
            + (all == 1 ? "" : String.format(Locale.ROOT, ", %d pieces", all)));
    byNation.forEach((nation, words) -> lines.add(name(nation) + ": " + String.join(", ", words)));
    return lines;
  }

  /** {@code Legion ×3}, {@code leader Stilicho}. */
  private String word(Stand stand) {
    String name = stand.piece().name(project);
    return switch (stand.piece()) {
      case Piece.Chief _ -> lexicon.noun(Kinds.LEADERS).one() + " " + name;
      case Piece.Unit unit -> {
        String tags = unit.tags().words().isEmpty() ? "" : " (" + tags(unit) + ")";
        yield name + tags + (stand.count() == 1 ? "" : " ×" + stand.count());
      }
    };
  }

  private static String tags(Piece.Unit unit) {
    return String.join(", ", unit.tags().words()).replace('-', ' ');
  }

  private String name(NationId nation) {
    return project.get(Kinds.NATIONS).find(nation).map(Entry::name).orElse(nation.slug());
  }
}
