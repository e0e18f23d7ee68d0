package org.groma.validator.provenance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.River;
import org.groma.model.id.AreaId;
import org.groma.model.id.EditionId;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.sources.Edition;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;
import org.groma.validator.CheckFixture;

/** A good and a bad project for each check of origins. */
public final class ProvenanceFixtures {

  private static final Provenance PRINTED = Provenance.printed("first", "I.A");

  private ProvenanceFixtures() {}

  public static List<CheckFixture> all() {
    return List.of(
        new CheckFixture(
            new OriginOfNothingCheck(),
            rivers(Origins.of(PRINTED).with("name", PRINTED)),
            rivers(Origins.of(PRINTED).with("nmae", PRINTED))),
        new CheckFixture(
            new UnreasonedOriginCheck(),
            rivers(Origins.of(Provenance.house("chosen"))),
            rivers(Origins.of(Provenance.house("")))),
        new CheckFixture(
            new MissingOriginCheck(), rivers(Origins.of(PRINTED)), rivers(Origins.UNSTATED)),
        new CheckFixture(
            new UnknownSectionCheck(),
            rivers(Origins.of(Provenance.printed("first", "I.A, I.B"))),
            rivers(Origins.of(Provenance.printed("first", "I.C")))),
        new CheckFixture(
            new UnknownReadingCheck(),
            rivers(Origins.of(Provenance.house("ruling A2"))),
            rivers(Origins.of(Provenance.house("ruling A21")))),
        new CheckFixture(
            new PrintedElsewhereCheck(),
            taxed(PRINTED, true),
            taxed(Provenance.printed("first", "I.B"), true)),
        new CheckFixture(new UnprintedValueCheck(), taxed(PRINTED, true), taxed(PRINTED, false)),
        new CheckFixture(
            new PrintedAfterAllCheck(),
            taxed(PRINTED, true),
            taxed(Provenance.reconstructed("stands on the map"), true)));
  }

  /**
   * Six areas with a tax that the edition prints in I.A, the last with this origin of it, printed
   * or not.
   */
  static Project taxed(Provenance last, boolean isPrinted) {
    Project project = rivers(Origins.of(PRINTED));
    List<SourceTable.Row> rows = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      String id = "area-" + i;
      Area plain = Area.named(new AreaId(id), "Area " + i);
      Area taxed =
          RecordShape.with(plain, "attributes", new Attributes(Map.of("tax", Datum.number(i + 1))));
      project =
          project.with(
              Kinds.AREAS,
              RecordShape.with(
                  taxed,
                  "origin",
                  Origins.of(Provenance.house("chosen")).with("tax", i == 5 ? last : PRINTED)));
      if (i < 5 || isPrinted) {
        rows.add(
            new SourceTable.Row(
                "I.A", Optional.of(id), Map.of("attributes.tax", String.valueOf(i + 1))));
      }
    }
    return project.with(
        Kinds.SOURCES,
        new SourceTable(new EditionId("first"), "taxes", "Taxes", Optional.of("area"), rows));
  }

  /**
   * Twelve rivers, the last with this origin, of an edition with three sections and two rulings.
   */
  static Project rivers(Origins last) {
    Edition edition =
        new Edition(new EditionId("first"), "First", Optional.empty(), Optional.empty());
    Project project =
        Project.empty(new Settings("Alps", "none", Optional.empty(), List.of(edition)));
    List<SourceTable.Row> sections = new ArrayList<>();
    for (String section : List.of("I", "I.A", "I.B", "ruling A1", "ruling A2")) {
      sections.add(new SourceTable.Row(section, Optional.empty(), Map.of()));
    }
    project =
        project.with(
            Kinds.SOURCES,
            new SourceTable(
                new EditionId("first"), "sections", "Sections", Optional.empty(), sections));
    for (int i = 0; i < 12; i++) {
      Origins origin = i == 11 ? last : Origins.of(PRINTED);
      project =
          project.with(
              Kinds.RIVERS,
              new River(
                  new RiverId("river-" + i),
                  "River " + i,
                  List.of(),
                  List.of(),
                  "",
                  Tags.NONE,
                  Attributes.NONE,
                  origin));
    }
    return project;
  }
}
