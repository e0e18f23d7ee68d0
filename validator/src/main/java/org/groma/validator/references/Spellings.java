package org.groma.validator.references;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** The spellings under which several entries of a kind are found. */
final class Spellings {

  /** How an entry comes by a spelling. */
  enum Sort {
    ID,
    NAME,
    ALIAS
  }

  /**
   * An entry under one of its spellings.
   *
   * @param field the field that says so
   */
  record Use(Entry<?> entry, Sort sort, String field, String spelling) {
    /** Whether the spelling is an id that does not follow from the name. */
    boolean isBareId() {
      return sort == Sort.ID && !folded(entry.name()).equals(spelling);
    }
  }

  /** Two entries under one spelling. */
  record Clash(Kind<?, ?> kind, Use first, Use second) {
    boolean isOf(Sort a, Sort b) {
      return (first.sort() == a && second.sort() == b) || (first.sort() == b && second.sort() == a);
    }

    /** Whether the spelling is an id of the one and no name of it. */
    boolean isByIdAlone() {
      return first.isBareId() || second.isBareId();
    }

    /** As people write it: ids last. */
    String spelling() {
      return (second.sort() == Sort.ID ? first : second).spelling();
    }
  }

  static final Derivation<List<Clash>> CLASHES =
      Derivation.of(Reads.of(Aspect.NAMES), Spellings::clashes);

  /** Kinds whose entries people look up by name; that two have one name is no matter elsewhere. */
  private static final List<Kind<?, ?>> KINDS =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.RIVERS,
          Kinds.UNITS,
          Kinds.LEADERS,
          Kinds.NATIONS);

  private Spellings() {}

  private static List<Clash> clashes(Survey survey) {
    List<Clash> clashes = new ArrayList<>();
    for (Kind<?, ?> kind : KINDS) {
      Map<String, List<Use>> uses = new TreeMap<>();
      for (Entry<?> entry : survey.project().get(kind)) {
        add(uses, new Use(entry, Sort.ID, "id", entry.id().slug()));
        add(uses, new Use(entry, Sort.NAME, "name", entry.name()));
        for (int i = 0; i < entry.aliases().size(); i++) {
          add(uses, new Use(entry, Sort.ALIAS, "aliases[" + i + "]", entry.aliases().get(i)));
        }
      }
      uses.values().forEach(each -> compare(kind, each, clashes));
    }
    return List.copyOf(clashes);
  }

  private static void add(Map<String, List<Use>> uses, Use use) {
    uses.computeIfAbsent(folded(use.spelling()), _ -> new ArrayList<>(2)).add(use);
  }

  private static String folded(String spelling) {
    return spelling.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /** The first entry of a spelling and the next one that is another. */
  private static void compare(Kind<?, ?> kind, List<Use> uses, List<Clash> clashes) {
    Use first = uses.getFirst();
    uses.stream()
        .filter(use -> !use.entry().id().equals(first.entry().id()))
        .findFirst()
        .ifPresent(other -> clashes.add(new Clash(kind, first, other)));
  }

  /** A finding about two entries under one spelling. */
  static Finding finding(Profile profile, Clash clash) {
    Use first = clash.first();
    Use second = clash.second();
    return profile
        .finding(
            String.format(
                Locale.ROOT,
                "'%s' stands for two %s, %s and %s.",
                clash.spelling(),
                clash.kind().plural(),
                first.entry().name(),
                second.entry().name()),
            new Subject(clash.kind().word(), second.entry().id().slug()),
            new Subject(clash.kind().word(), first.entry().id().slug()))
        .in(second.field());
  }
}
