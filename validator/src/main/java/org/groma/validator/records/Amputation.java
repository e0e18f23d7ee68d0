package org.groma.validator.records;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonPath.Step;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.RecordMention.Form;
import org.groma.validator.records.RecordMention.Sort;

/**
 * An entry without what speaks of records that are gone: the smallest part of it goes that leaves
 * an entry which can be read and means something.
 */
final class Amputation {

  /** Fields that may be left out, but without which what they stand in means nothing. */
  private static final Set<String> VITAL =
      Set.of("time-entry $.nation", "scenario $.markers[].nation");

  /** Open fields whose names are given by the ruleset; what stands below them goes as a whole. */
  private static final Set<String> OPEN_RECORDS = Set.of("attributes", "options");

  /** Lists that are there for the one below them: a special rule is its effects. */
  private static final Set<String> NOTHING_WHEN_EMPTY = Set.of("special", "victory");

  private final Kind<?, ?> kind;
  private final Entry<?> entry;
  private final List<RecordMention> lost;
  private final Optional<Subject> heir;

  Amputation(Kind<?, ?> kind, Entry<?> entry, List<RecordMention> lost, Optional<Subject> heir) {
    this.kind = kind;
    this.entry = entry;
    this.lost = lost;
    this.heir = heir;
  }

  /** What is left; nothing if the entry goes along. */
  Optional<Entry<?>> left() {
    if (kind.equals(Kinds.ACCEPTANCES) || kind.equals(Kinds.SIGN_OFFS)) {
      return Optional.empty(); // signed was what is no more
    }
    Optional<EntrySurgery> opened = EntrySurgery.on(kind, entry);
    if (opened.isEmpty()) {
      return Optional.empty();
    }
    EntrySurgery surgery = opened.get();
    List<JsonPath> cuts = new ArrayList<>();
    for (RecordMention mention : lost) {
      Optional<EntrySurgery> handed = handedOver(surgery, mention);
      if (handed.isPresent()) {
        surgery = handed.get();
      } else {
        Optional<JsonPath> cut = cut(surgery, mention);
        if (cut.isEmpty()) {
          return Optional.empty();
        }
        cuts.add(cut.get());
      }
    }
    for (JsonPath path : outermost(cuts)) {
      surgery = surgery.cut(path);
    }
    return surgery.close();
  }

  /** With the heir in the place of what is gone, where that makes sense. */
  private Optional<EntrySurgery> handedOver(EntrySurgery surgery, RecordMention mention) {
    if (heir.isEmpty() || mention.form() == Form.KEY || kind.equals(Kinds.LABELS)) {
      return Optional.empty();
    }
    String text = mention.form() == Form.WITH_KIND ? heir.get().toString() : heir.get().id();
    return Optional.of(surgery.put(mention.path(), new Json.Text(text)))
        .filter(changed -> changed.close().isPresent());
  }

  /** The smallest part with a mention that can go; nothing if that is all of the entry. */
  private Optional<JsonPath> cut(EntrySurgery surgery, RecordMention mention) {
    JsonPath start = mention.path();
    if (mention.form() == Form.KEY) {
      return Optional.of(start);
    }
    JsonPath path = mention.sort() == Sort.OPEN ? openPart(surgery, start) : vitalPart(start);
    while (!path.steps().isEmpty()) {
      boolean possible = surgery.cut(path).close().isPresent();
      if (possible) {
        return Optional.of(path);
      }
      path = parent(path);
    }
    return Optional.empty();
  }

  private JsonPath vitalPart(JsonPath path) {
    String pattern = kind.word() + " " + path.toString().replaceAll("\\[\\d+]", "[]");
    return VITAL.contains(pattern) ? parent(path) : path;
  }

  /**
   * An item of a list goes alone while others stay; a field goes with all that it stands in, up to
   * an item of a list or an attribute.
   */
  private JsonPath openPart(EntrySurgery surgery, JsonPath start) {
    JsonPath path = start;
    while (!path.steps().isEmpty()) {
      JsonPath above = parent(path);
      if (path.steps().getLast() instanceof JsonPath.Index) {
        boolean others = surgery.at(above).filter(list -> othersStay(above, list)).isPresent();
        if (others || !(isEmptied(above) || isText(surgery, path))) {
          return path;
        }
        path = above;
      } else if (!above.steps().isEmpty()
          && above.steps().getLast() instanceof JsonPath.Name(String name)
          && OPEN_RECORDS.contains(name)) {
        return path;
      } else {
        path = above;
      }
    }
    return path;
  }

  private static boolean isText(EntrySurgery surgery, JsonPath path) {
    return surgery.at(path).filter(Json.Text.class::isInstance).isPresent();
  }

  /** Whether a list belongs to a record that is nothing without it. */
  private static boolean isEmptied(JsonPath list) {
    return list.steps().size() > 2
        && list.steps().get(list.steps().size() - 3) instanceof JsonPath.Name(String owner)
        && NOTHING_WHEN_EMPTY.contains(owner);
  }

  private boolean othersStay(JsonPath list, Json json) {
    Set<Step> going =
        lost.stream()
            .filter(mention -> startsWith(mention.path(), list))
            .map(mention -> mention.path().steps().get(list.steps().size()))
            .collect(Collectors.toSet());
    return json instanceof Json.Items(List<Json> items, _) && items.size() > going.size();
  }

  private static boolean startsWith(JsonPath path, JsonPath start) {
    return path.steps().size() > start.steps().size()
        && path.steps().subList(0, start.steps().size()).equals(start.steps());
  }

  private static JsonPath parent(JsonPath path) {
    return new JsonPath(path.steps().subList(0, path.steps().size() - 1));
  }

  /** Cuts that lie in no other, the last of a list first, so that the others keep their places. */
  private static List<JsonPath> outermost(List<JsonPath> cuts) {
    return cuts.stream()
        .distinct()
        .filter(path -> cuts.stream().noneMatch(other -> startsWith(path, other)))
        .sorted(ORDER.reversed())
        .toList();
  }

  private static final Comparator<JsonPath> ORDER = Amputation::compare;

  private static int compare(JsonPath a, JsonPath b) {
    for (int i = 0; i < Math.min(a.steps().size(), b.steps().size()); i++) {
      Step left = a.steps().get(i);
      Step right = b.steps().get(i);
      int order =
          left instanceof JsonPath.Index(int first) && right instanceof JsonPath.Index(int second)
              ? Integer.compare(first, second)
              : left.toString().compareTo(right.toString());
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.steps().size(), b.steps().size());
  }
}
