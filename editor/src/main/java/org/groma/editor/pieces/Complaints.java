package org.groma.editor.pieces;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.editor.live.Verdict;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** What the checks find in one scenario and nobody has accepted, worst first. */
public final class Complaints {

  public static final Complaints NONE = new Complaints(List.of());

  private static final Pattern PATH =
      Pattern.compile("\\$\\.setups\\[(\\d+)](?:\\.(units|leaders)\\[(\\d+)])?.*");

  /**
   * One finding.
   *
   * @param nation whose set-up it is about, if it is about one
   * @param place where the pieces stand that it is about, if it is about some
   */
  public record Complaint(Finding finding, Optional<NationId> nation, Optional<Place> place) {

    /** Whether it is more than a note. */
    public boolean isSerious() {
      return finding.severity().isAtLeast(Severity.WARNING);
    }
  }

  private record Spot(Place place, NationId nation) {}

  private final List<Complaint> all;
  private final Set<Spot> wrong = new HashSet<>();

  private Complaints(List<Complaint> all) {
    this.all = List.copyOf(all);
    for (Complaint each : all) {
      if (each.isSerious()) {
        each.place()
            .ifPresent(
                place -> each.nation().ifPresent(nation -> wrong.add(new Spot(place, nation))));
      }
    }
  }

  public static Complaints of(Verdict verdict, ScenarioId id) {
    Optional<Scenario> scenario = verdict.project().get(Kinds.SCENARIOS).find(id);
    if (scenario.isEmpty()) {
      return NONE;
    }
    Subject about = Subject.of(Kinds.SCENARIOS, scenario.get());
    List<Complaint> found = new ArrayList<>();
    for (var entry : verdict.open()) {
      Finding finding = entry.finding();
      if (finding.subjects().contains(about)) {
        found.add(complaint(finding, scenario.get()));
      } else if (!finding.subjects().isEmpty()
          && finding.subjects().getFirst().kind().equals(Kinds.NATIONS.word())) {
        found.add(new Complaint(finding, nation(finding), Optional.empty()));
      }
    }
    return new Complaints(found);
  }

  private static Complaint complaint(Finding finding, Scenario scenario) {
    Matcher path = PATH.matcher(finding.field().orElse(""));
    if (!path.matches() || Integer.parseInt(path.group(1)) >= scenario.setups().size()) {
      return new Complaint(finding, nation(finding), place(finding));
    }
    Setup setup = scenario.setups().get(Integer.parseInt(path.group(1)));
    Optional<Place> place =
        path.group(2) == null
            ? Optional.empty()
            : place(setup, path.group(2), Integer.parseInt(path.group(3)));
    return new Complaint(finding, Optional.of(setup.nation()), place);
  }

  private static Optional<Place> place(Setup setup, String list, int index) {
    List<Place> places =
        list.equals("units")
            ? setup.units().stream().map(Setup.Placed::place).toList()
            : setup.leaders().stream().map(Setup.Posted::place).toList();
    return index < places.size() ? Optional.of(places.get(index)) : Optional.empty();
  }

  private static Optional<NationId> nation(Finding finding) {
    return finding.subjects().stream()
        .filter(subject -> subject.kind().equals(Kinds.NATIONS.word()))
        .map(subject -> new NationId(subject.id()))
        .findFirst();
  }

  private static Optional<Place> place(Finding finding) {
    return finding.subjects().stream()
        .filter(subject -> subject.kind().equals("province") || subject.kind().equals("sea"))
        .map(subject -> Place.parse(subject.toString()))
        .findFirst();
  }

  public List<Complaint> all() {
    return all;
  }

  /** What is about the set-up of a nation. */
  public List<Complaint> about(NationId nation) {
    return all.stream().filter(each -> each.nation().equals(Optional.of(nation))).toList();
  }

  /** Whether pieces of a nation in a place break a rule. */
  public boolean isWrong(Place place, NationId nation) {
    return wrong.contains(new Spot(place, nation));
  }
}
