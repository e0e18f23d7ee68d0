package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.id.EditionId;
import org.groma.model.id.Place;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.CitiesByProvince;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;

/** What is said of a value that an edition prints otherwise. */
final class DifferenceSentence {

  private DifferenceSentence() {}

  /** The finding names the entry, and the transcriptions that differ from it. */
  static Finding finding(Profile profile, Row row, Line line, Survey survey) {
    Set<Subject> subjects = new LinkedHashSet<>();
    subjects.add(row.subject());
    if (line.field().startsWith("city")) {
      CitiesByProvince.of(survey, new Place(Place.Kind.PROVINCE, row.subject().id())).stream()
          .findFirst()
          .ifPresent(city -> subjects.add(Subject.of(Kinds.CITIES, city)));
    }
    for (Reading reading : line.differing()) {
      subjects.add(
          Subject.of(Kinds.SOURCES, new SourceTableId(reading.edition(), reading.table())));
    }
    return profile.finding(sentence(row, line), List.copyOf(subjects)).in(line.field());
  }

  private static String sentence(Row row, Line line) {
    // what is said alike is told once: "rules-de (XX) and rules-en (XX; XXI) print 'clear'"
    Map<String, Map<EditionId, List<String>>> byPrint = new LinkedHashMap<>();
    for (Reading reading : line.differing()) {
      byPrint
          .computeIfAbsent(print(reading), _ -> new LinkedHashMap<>())
          .computeIfAbsent(reading.edition(), _ -> new ArrayList<>())
          .add(reading.section());
    }
    String printed =
        byPrint.entrySet().stream()
            .map(each -> who(each.getValue()) + " " + each.getKey())
            .collect(Collectors.joining(", "));
    return String.format(
        Locale.ROOT,
        "The %s of %s: %s; the project has %s%s.",
        line.title(),
        row.name(),
        printed,
        ours(line),
        reason(line));
  }

  private static String who(Map<EditionId, List<String>> editions) {
    return editions.entrySet().stream()
            .map(each -> each.getKey() + " (" + String.join("; ", each.getValue()) + ")")
            .collect(Collectors.joining(" and "))
        + (editions.size() == 1 ? " prints" : " print");
  }

  private static String print(Reading reading) {
    return switch (reading.verdict()) {
      case UNPRINTED -> "none";
      case UNREADABLE -> "'" + reading.printed() + "', which cannot be read";
      case SAME, SPELLING, NAME, VALUE -> "'" + reading.printed() + "'";
    };
  }

  private static String ours(Line line) {
    return switch (line.ours()) {
      case "" -> "none";
      case "yes" -> "one";
      default -> "'" + line.ours() + "'";
    };
  }

  private static String reason(Line line) {
    return line.reason()
        .map(Provenance::note)
        .filter(note -> !note.isEmpty())
        .map(note -> " (" + note + ")")
        .orElse("");
  }
}
