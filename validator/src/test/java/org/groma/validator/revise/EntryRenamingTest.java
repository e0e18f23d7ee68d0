package org.groma.validator.revise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.model.entry.Kind;
import org.groma.model.id.AcceptanceId;
import org.groma.model.id.SignOffId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.SignOff;
import org.groma.model.store.References;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of record gets another id, and the project says the same as before. */
class EntryRenamingTest {

  private static final Set<Kind<?, ?>> NAMED_BY_WHAT_THEY_SIGN =
      Set.of(Kinds.ACCEPTANCES, Kinds.SIGN_OFFS);

  private static final Set<String> KNOWN_TO_RULES =
      Set.of("unit", "leader", "deck", "table", "source-table");

  /** Of each kind in each sample some records: the first, the last, and namesakes of others. */
  static Stream<Arguments> records() {
    List<Arguments> records = new ArrayList<>();
    for (String sample : SampleProjects.NAMES) {
      Project project = SampleProjects.of(sample);
      for (Kind<?, ?> kind : Kinds.ALL) {
        if (!NAMED_BY_WHAT_THEY_SIGN.contains(kind)) {
          some(project, kind)
              .forEach(id -> records.add(Arguments.of(sample, new Subject(kind.word(), id))));
        }
      }
    }
    return records.stream();
  }

  private static Set<String> some(Project project, Kind<?, ?> kind) {
    Set<String> ids = new LinkedHashSet<>();
    int size = project.get(kind).size();
    if (size > 0) {
      ids.add(project.get(kind).at(0).id().slug());
      ids.add(project.get(kind).at(size - 1).id().slug());
    }
    project.get(kind).stream()
        .map(entry -> entry.id().slug())
        .filter(
            id -> Kinds.ALL.stream().filter(other -> project.get(other).contains(id)).count() > 1)
        .limit(2)
        .forEach(ids::add);
    return ids;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("records")
  void aRecordGetsAnotherIdAndItsOldOneBackAndNothingElseChanges(String sample, Subject record) {
    Project project = SampleProjects.of(sample);
    String id =
        record.kind().equals("source-table")
            ? record.id().substring(0, record.id().indexOf('/') + 1) + "quite-another-name"
            : "quite-another-name";
    EntryRenaming.Plan plan = EntryRenaming.of(project, record, id);
    if (plan instanceof EntryRenaming.Plan.Impossible(String reason)) {
      // code of the ruleset asks for it by its id
      assertThat(KNOWN_TO_RULES).as(reason).contains(record.kind());
      assertThat(reason).contains("has to keep its id, because Groma knows it by that.");
      return;
    }
    Project renamed = ((EntryRenaming.Plan.Possible) plan).after();

    assertThat(renamed.get(record.entryKind().orElseThrow()).contains(record.id())).isFalse();
    assertThat(References.in(renamed)).isEqualTo(References.in(project));
    assertThat(open(renamed, record.id(), id)).isEqualTo(open(project, record.id(), id));

    Project back = possible(renamed, new Subject(record.kind(), id), record.id()).after();
    assertThat(differences(project, back)).isEmpty();
  }

  /** What is open, but for what is said of ids unlike names, with the one id for the other. */
  private static Set<String> open(Project project, String old, String id) {
    List<Finding> found = Validation.of(project, Catalogue.of(project)).findings();
    Set<String> open = new TreeSet<>();
    for (Report.Entry entry : Acceptances.judge(project, found)) {
      if (entry.isOpen() && !entry.finding().check().equals("gazetteer.unlike-id")) {
        open.add((entry.finding().check() + " " + entry.finding().subjects()).replace(id, old));
      }
    }
    return open;
  }

  private static List<String> differences(Project one, Project other) {
    List<String> differences = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      Set<Object> only = new LinkedHashSet<>(one.get(kind).toList());
      only.removeAll(other.get(kind).toList());
      only.forEach(entry -> differences.add(kind + " " + entry));
    }
    if (!one.map().equals(other.map())) {
      differences.add("the map");
    }
    return differences;
  }

  private static EntryRenaming.Plan.Possible possible(Project project, Subject record, String id) {
    EntryRenaming.Plan plan = EntryRenaming.of(project, record, id);
    assertThat(plan).isInstanceOf(EntryRenaming.Plan.Possible.class);
    return (EntryRenaming.Plan.Possible) plan;
  }

  /** People write these files too: what is no acceptance of anything must not be in the way. */
  @Test
  void acceptancesAndSignaturesOfNothingAreNotInTheWay() {
    Project odd =
        SampleProjects.of("invasions")
            .with(Kinds.ACCEPTANCES, acceptance("of-nothing"))
            .with(Kinds.ACCEPTANCES, acceptance("of-a-word", "thracia", "province:thracia"))
            .with(
                Kinds.SIGN_OFFS,
                new SignOff(new SignOffId("odd"), "thracia", "AB", "2026-11-18", "0"));
    Subject thracia = new Subject("province", "thracia");

    Project renamed = possible(odd, thracia, "thraki").after();
    assertThat(renamed.get(Kinds.ACCEPTANCES).find("of-nothing")).isPresent();
    assertThat(renamed.get(Kinds.ACCEPTANCES).find("of-a-word").orElseThrow().subjects())
        .containsExactly("thracia", "province:thraki");
    assertThat(EntryDeletion.of(odd, List.of(thracia), Map.of(), false))
        .isInstanceOf(EntryDeletion.Plan.Possible.class);
  }

  private static Acceptance acceptance(String id, String... subjects) {
    return new Acceptance(
        new AcceptanceId(id),
        "gazetteer.edition-differs",
        List.of(subjects),
        Optional.empty(),
        "Checked",
        "AB",
        "2026-11-18",
        "0");
  }

  @Test
  void anIdThatAnotherHasIsRefusedWithItsName() {
    Project project = SampleProjects.of("invasions");
    assertThat(EntryRenaming.of(project, new Subject("province", "thracia"), "macedonia"))
        .isEqualTo(
            new EntryRenaming.Plan.Impossible(
                "There is already a province 'macedonia' (Macedonia). Choose another id."));
  }

  @Test
  void whatIsNoIdIsRefusedWithAProposal() {
    Project project = SampleProjects.of("invasions");
    assertThat(EntryRenaming.of(project, new Subject("province", "thracia"), "Thrákē"))
        .isEqualTo(
            new EntryRenaming.Plan.Impossible(
                "'Thrákē' is not an id: ids are lower-case letters a to z, digits and single"
                    + " hyphens, such as 'thrake'."));
  }
}
