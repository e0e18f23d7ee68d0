package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.EditionId;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.SignOff;
import org.groma.model.tables.RuleTable;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Pages.Printed;

/** Compares entries with all that is printed of them, one by one. */
final class Proofreader {

  private static final String LISTED = "listed";

  private final Desk desk;
  private final Pages pages;

  Proofreader(Project project) {
    this.desk = new Desk(project);
    this.pages = new Pages(project);
  }

  Pages pages() {
    return pages;
  }

  /** The row of an entry; nothing if no edition says or should say anything of it. */
  <I extends Id, E extends Entry<I>> Optional<Row> row(Kind<I, E> kind, E entry) {
    List<Printed> printed = pages.of(kind, entry.id().slug());
    List<EditionId> absent = absent(kind, printed);
    if (printed.isEmpty() && absent.isEmpty()) {
      return Optional.empty();
    }
    List<Line> lines = lines(kind, entry, printed);
    Subject subject = Subject.of(kind, entry);
    Optional<SignOff> signOff = desk.project().get(Kinds.SIGN_OFFS).find(SignOffs.idOf(subject));
    Signing signing =
        Signing.of(signOff, signOff.isEmpty() ? "" : RowState.of(entry, lines, printed));
    return Optional.of(new Row(subject, entry.name(), area(entry), lines, absent, signing));
  }

  /** The digest of a row as it stands. */
  <I extends Id, E extends Entry<I>> String state(Kind<I, E> kind, E entry) {
    List<Printed> printed = pages.of(kind, entry.id().slug());
    return RowState.of(entry, lines(kind, entry, printed), printed);
  }

  private List<EditionId> absent(Kind<?, ?> kind, List<Printed> printed) {
    List<EditionId> absent = new ArrayList<>(pages.listing(kind));
    printed.forEach(each -> absent.remove(each.table().edition()));
    return absent;
  }

  private <I extends Id, E extends Entry<I>> List<Line> lines(
      Kind<I, E> kind, E entry, List<Printed> printed) {
    if (entry instanceof RuleTable table) {
      return TableLines.of(table, printed);
    }
    Map<String, Line> byField = new LinkedHashMap<>();
    for (Column<E> column : Columns.of(kind)) {
      List<Reading> readings = new ArrayList<>();
      for (Printed each : printed) {
        read(column, entry, each).ifPresent(readings::add);
      }
      if (!readings.isEmpty()) {
        byField.merge(
            column.field(),
            new Line(
                column.field(),
                column.title(),
                column.ours().apply(entry, desk),
                readings,
                column.reason(entry, desk)),
            Proofreader::together);
      }
    }
    List<Line> lines = new ArrayList<>();
    byField.values().forEach(line -> lines.add(withoutIdleSilence(line)));
    lines.addAll(PathLines.of(kind, entry, printed));
    return lines;
  }

  private <E extends Entry<?>> Optional<Reading> read(Column<E> column, E entry, Printed printed) {
    EditionId edition = printed.table().edition();
    String table = printed.table().table();
    String section = printed.row().section();
    if (column.field().equals(Columns.MEMBERSHIP.get(table))) {
      Verdict verdict = column.ours().apply(entry, desk).isEmpty() ? Verdict.VALUE : Verdict.SAME;
      return Optional.of(new Reading(edition, table, section, LISTED, verdict));
    }
    if (printed.row().cells().containsKey(Columns.CONDITION)
        && !column.field().equals(Column.NAME)) {
      return Optional.empty();
    }
    return printed
        .cell(column.cell())
        .flatMap(cell -> column.judge().of(entry, cell, edition, desk))
        .map(opinion -> new Reading(edition, table, section, opinion.printed(), opinion.verdict()));
  }

  private static Line together(Line a, Line b) {
    List<Reading> all = new ArrayList<>(a.readings());
    all.addAll(b.readings());
    return new Line(a.field(), a.title(), a.ours(), all, a.reason());
  }

  /** What an edition leaves out in one table and prints in another is no difference. */
  private static Line withoutIdleSilence(Line line) {
    if (line.readings().stream().noneMatch(Proofreader::isSilent)) {
      return line;
    }
    Set<EditionId> said =
        line.readings().stream()
            .filter(reading -> !reading.differs())
            .map(Reading::edition)
            .collect(Collectors.toSet());
    List<Reading> kept =
        line.readings().stream()
            .filter(reading -> !isSilent(reading) || !said.contains(reading.edition()))
            .toList();
    return new Line(line.field(), line.title(), line.ours(), kept, line.reason());
  }

  private static boolean isSilent(Reading reading) {
    return reading.verdict() == Verdict.UNPRINTED;
  }

  private Optional<AreaId> area(Entry<?> entry) {
    return switch (entry) {
      case Province province -> province.area();
      case City city -> desk.province(city).flatMap(Province::area);
      case Area area -> Optional.of(area.id());
      default -> Optional.empty();
    };
  }
}
