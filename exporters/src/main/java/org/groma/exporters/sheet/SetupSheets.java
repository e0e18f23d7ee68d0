package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;

/** The set-up of every scenario: what stands where at the start, by player and nation. */
final class SetupSheets {

  private static final int COLUMNS = 2;

  private final Press press;
  private final Scenario scenario;

  private SetupSheets(Press press, Scenario scenario) {
    this.press = press;
    this.scenario = scenario;
  }

  static List<Sheet> of(Press press) {
    List<Scenario> scenarios = press.project().scenarios();
    return scenarios.stream()
        .map(scenario ->
            new SetupSheets(press, scenario)
                .sheet(scenarios.size() == 1 ? "setup.pdf" : "setup-" + scenario.id() + ".pdf"))
        .toList();
  }

  private Sheet sheet(String file) {
    Flow flow = press.flow();
    flow.add(
        Headings.title(
            Names.of(scenario),
            "Set-up · turns " + scenario.firstTurn() + " to " + scenario.lastTurn()));
    Set<NationId> seated = new HashSet<>();
    scenario.players().forEach(seat -> seated.addAll(seat.nations()));
    if (runsOneEach()) {
      positions(flow);
    } else {
      scenario.players().forEach(seat -> player(flow, seat.name(), seat.nations()));
    }
    player(
        flow,
        "Without a player",
        scenario.setups().stream()
            .map(Setup::nation)
            .filter(nation -> !seated.contains(nation))
            .toList());
    List<Block> rest = new ArrayList<>(markers());
    if (!rest.isEmpty()) {
      flow.gap(14);
      flow.headed(Headings.label("On the map besides", 0), COLUMNS, rest);
    }
    List<Block> terms =
        press.phrases().terms(press.project(), scenario).stream()
            .<Block>map(term -> Paragraph.of(Phrase.of(Styles.BODY, term)).hanging(9).after(2))
            .toList();
    if (!terms.isEmpty()) {
      flow.gap(14);
      flow.headed(Headings.label("This scenario", 0), COLUMNS, terms);
    }
    return press.sheet(file, "Set-up", flow);
  }

  /** Whether players and nations are the same, so that neither needs a heading of its own. */
  private boolean runsOneEach() {
    return scenario.players().size() > 1
        && scenario.players().stream()
            .allMatch(
                seat -> seat.nations().size() == 1 && setup(seat.nations().getFirst()).isPresent());
  }

  /** The nations side by side, in the order of their players. */
  private void positions(Flow flow) {
    List<Block> blocks =
        scenario.players().stream()
            .map(Seat::nations)
            .flatMap(nations -> setup(nations.getFirst()).stream())
            .map(setup -> new SetupEntry(press, scenario, setup).block())
            .toList();
    flow.gap(16);
    flow.headed(Headings.player("Positions"), COLUMNS, blocks);
  }

  private void player(Flow flow, String name, List<NationId> nations) {
    List<Block> blocks = new ArrayList<>();
    List<String> later = new ArrayList<>();
    nations.stream()
        .sorted(
            Comparator.comparing((NationId id) -> press.names().nation(id)).thenComparing(id -> id))
        .forEach(nation ->
            setup(nation)
                .ifPresentOrElse(
                    setup -> blocks.add(new SetupEntry(press, scenario, setup).block()),
                    () -> later.add(press.names().nation(nation))));
    if (!later.isEmpty()) {
      blocks.add(
          Paragraph.of(
                  Phrase.of(Styles.NOTE, "Not on the map at the start: ")
                      .then(Styles.BODY, String.join(", ", later)))
              .after(8)
              .hanging(9));
    }
    if (blocks.isEmpty()) {
      return;
    }
    flow.gap(16);
    flow.headed(Headings.player(name), COLUMNS, blocks);
  }

  private Optional<Setup> setup(NationId nation) {
    return scenario.setups().stream().filter(setup -> setup.nation().equals(nation)).findFirst();
  }

  /** Markers that belong to no nation, and relations between nations of which none is set up. */
  private List<Block> markers() {
    List<Block> blocks = new ArrayList<>();
    scenario.markers().stream()
        .filter(marker -> marker.nation().flatMap(this::setup).isEmpty())
        .collect(Collectors.groupingBy(Marker::kind, java.util.TreeMap::new, Collectors.toList()))
        .forEach((kind, markers) ->
            blocks.add(
                Paragraph.of(
                        Phrase.of(
                                Styles.BOLD,
                                Names.term(press.project().vocabulary().markers(), kind) + "  ")
                            .then(Styles.BODY, SetupEntry.places(press, markers)))
                    .hanging(9)
                    .after(2)));
    for (Relation relation : scenario.relations()) {
      if (setup(relation.from()).isEmpty() && setup(relation.to()).isEmpty()) {
        blocks.add(
            Paragraph.of(Phrase.of(Styles.BODY, SetupEntry.relation(press, relation)))
                .hanging(9)
                .after(2));
      }
    }
    return blocks;
  }
}
