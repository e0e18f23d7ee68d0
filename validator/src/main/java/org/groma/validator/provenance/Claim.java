package org.groma.validator.provenance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Province;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;

/**
 * One stated origin, and what the transcriptions print of the values that it is the origin of.
 *
 * @param key the field that it is said of, or {@link Stated#WHOLE}
 * @param lines the values that it holds for and of which something is printed
 */
record Claim(
    Subject subject,
    String name,
    Stated.Owner owner,
    String key,
    Provenance origin,
    List<Line> lines) {

  private static final Pattern INDEX = Pattern.compile("\\[\\d+]");
  private static final Pattern STEP = Pattern.compile("[.\\[\\]]+");
  private static final Pattern BETWEEN = Pattern.compile(", | and |; | – ");
  private static final String NAME = "name";

  /** All origins that an entry states, each with what is printed of its values. */
  static List<Claim> of(Kind<?, ?> kind, Entry<?> entry, Optional<Row> row, Survey survey) {
    List<Stated.Owner> owners = Stated.of(entry, survey).records();
    Map<Stated.Owner, Map<String, List<Line>>> lines = new LinkedHashMap<>();
    for (Line line : row.map(Row::lines).orElse(List.of())) {
      if (!line.ours().isEmpty() && !isOfCity(entry, line)) {
        share(line, owners, lines);
      }
    }
    List<Claim> claims = new ArrayList<>();
    for (Stated.Owner owner : owners) {
      Map<String, List<Line>> byKey = lines.getOrDefault(owner, Map.of());
      owner
          .origins()
          .forEach((key, origin) ->
              claims.add(
                  new Claim(
                      new Subject(kind.word(), entry.id().slug()),
                      entry.name(),
                      owner,
                      key,
                      origin,
                      List.copyOf(byKey.getOrDefault(key, List.of())))));
    }
    return claims;
  }

  /** What a province shows of its city has its origin there. */
  private static boolean isOfCity(Entry<?> entry, Line line) {
    return entry instanceof Province && line.field().startsWith("city");
  }

  private static void share(
      Line line, List<Stated.Owner> owners, Map<Stated.Owner, Map<String, List<Line>>> lines) {
    Stated.Owner nearest = null;
    for (Stated.Owner owner : owners) {
      String path = path(owner);
      boolean around = path.isEmpty() || line.field().startsWith(path + ".");
      if (around
          && !owner.origins().isEmpty()
          && (nearest == null || path.length() >= path(nearest).length())) {
        nearest = owner;
      }
    }
    if (nearest == null) {
      return;
    }
    List<String> names =
        Arrays.asList(STEP.split(line.field().substring(path(nearest).length()), -1)).reversed();
    Map<String, Provenance> origins = nearest.origins();
    String key = names.stream().filter(origins::containsKey).findFirst().orElse(Stated.WHOLE);
    // a name is printed wherever its bearer is spoken of, so where says nothing
    if (!line.field().equals(NAME) && line.reason().equals(Optional.ofNullable(origins.get(key)))) {
      lines
          .computeIfAbsent(nearest, _ -> new LinkedHashMap<>())
          .computeIfAbsent(key, _ -> new ArrayList<>())
          .add(line);
    }
  }

  private static String path(Stated.Owner owner) {
    String path = owner.path().toString();
    return path.length() > 2 ? path.substring(2) : "";
  }

  boolean isOfWhole() {
    return key.equals(Stated.WHOLE);
  }

  boolean isPrinted() {
    return origin.kind() == Provenance.Kind.PRINTED;
  }

  /** Whether anything of its values is printed in an edition. */
  boolean isReadIn(String edition) {
    return lines.stream()
        .flatMap(line -> line.readings().stream())
        .anyMatch(reading -> reading.edition().slug().equals(edition));
  }

  /** Where its own edition prints the values as the project has them. */
  List<String> sections() {
    return lines.stream()
        .flatMap(line -> line.readings().stream())
        .filter(reading -> !reading.differs() && reading.edition().slug().equals(origin.edition()))
        .map(Reading::section)
        .filter(section -> !section.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .toList();
  }

  /** Whether the cited section is the printed one, a part of it, or what it is part of. */
  boolean cites(String section) {
    // a range names its ends only
    return origin.section().contains(" to ")
        || Arrays.stream(BETWEEN.split(origin.section(), -1))
            .anyMatch(cited -> isWithin(cited, section) || isWithin(section, cited));
  }

  private static boolean isWithin(String part, String whole) {
    return part.equals(whole)
        || part.startsWith(whole + ".")
        || part.startsWith(whole + " ")
        || part.startsWith(whole + ",")
        || part.endsWith(": " + whole);
  }

  /** What values of this sort are called, whichever record they stand in. */
  String sort() {
    return sort(key);
  }

  private String sort(String field) {
    return subject.kind() + " " + INDEX.matcher(path(owner)).replaceAll("") + " " + field;
  }

  /** The sorts of values that are printed: of a field its own, of a whole record each of them. */
  List<String> sortsRead(String edition) {
    return lines.stream()
        .filter(line ->
            line.readings().stream().anyMatch(each -> each.edition().slug().equals(edition)))
        .map(this::fieldOf)
        .map(this::sort)
        .distinct()
        .toList();
  }

  private String fieldOf(Line line) {
    if (!isOfWhole()) {
      return key;
    }
    String rest = line.field().substring(path(owner).length());
    for (String name : STEP.split(rest, -1)) {
      if (!name.isEmpty() && !name.equals("attributes")) {
        return name;
      }
    }
    return key;
  }

  /** Whether all that is printed of it is of this one value, and not of a part of it. */
  boolean isOfOneValue() {
    String at = path(owner).isEmpty() ? "" : path(owner) + ".";
    return !lines.isEmpty()
        && lines.stream()
            .allMatch(line ->
                line.field().equals(at + key) || line.field().equals(at + "attributes." + key));
  }

  /** As a sentence begins with it. */
  String title() {
    String whose = path(owner).isEmpty() ? name : name + ", " + path(owner) + ",";
    return isOfWhole() ? whose : String.format(Locale.ROOT, "'%s' of %s", key, whose);
  }

  String place() {
    return owner.path().field("origin").toString();
  }
}
