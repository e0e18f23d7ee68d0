package org.groma.model.store.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.store.json.JsonPath.Index;
import org.groma.model.store.json.JsonPath.Name;
import org.groma.model.store.json.JsonPath.Step;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/**
 * Finds where values stand in a file, all of them in one pass. For mistakes that only show once the
 * whole project is read, long after the place of every value was forgotten.
 */
public final class Locator {

  /**
   * A value to be found.
   *
   * @param path the way to it in memory
   * @param text what it says. Lists that are sorted when read may have it elsewhere in the file, so
   *     the last step into a list goes to the element that says this, if one does.
   */
  public record Sought(JsonPath path, String text) {}

  /** Where it stands, and its path in the file. */
  public record Found(JsonPath path, Spot at) {}

  /** The sought values as a tree of steps. */
  private static final class Branch {
    private final Map<Step, Branch> next = new HashMap<>();
    private final Map<String, Branch> byText = new HashMap<>();
    private Optional<Found> found = Optional.empty();

    Optional<Branch> at(Step step) {
      return Optional.ofNullable(next.get(step));
    }
  }

  private final Branch root = new Branch();

  private Locator() {}

  /** The places of all that is sought, in its order; the nearest place above what is not there. */
  public static List<Found> find(JsonText text, List<Sought> sought) {
    Locator locator = new Locator();
    sought.forEach(locator::add);
    try (JsonParser parser = text.parser()) {
      parser.nextToken();
      locator.walk(parser, locator.root);
    } catch (JacksonException notJson) {
      // what was found before that still counts
    }
    return sought.stream().map(locator::found).toList();
  }

  private void add(Sought sought) {
    Branch branch = root;
    List<Step> steps = sought.path().steps();
    for (int i = 0; i < steps.size(); i++) {
      Branch parent = branch;
      branch = parent.next.computeIfAbsent(steps.get(i), _ -> new Branch());
      if (i == steps.size() - 1 && steps.get(i) instanceof Index) {
        parent.byText.putIfAbsent(sought.text(), new Branch());
      }
    }
  }

  private Found found(Sought sought) {
    Branch branch = root;
    Found deepest = new Found(JsonPath.ROOT, Spot.UNKNOWN);
    for (Step step : sought.path().steps()) {
      deepest = branch.found.orElse(deepest);
      Branch byText = branch.byText.get(sought.text());
      if (byText != null && byText.found.isPresent()) {
        return byText.found.get();
      }
      branch = branch.next.get(step);
    }
    return branch.found.orElse(deepest);
  }

  private void walk(JsonParser parser, Branch branch) {
    TokenStreamLocation at = parser.currentTokenLocation();
    branch.found =
        Optional.of(
            new Found(
                JsonPath.of(parser.streamReadContext()),
                new Spot(at.getLineNr(), at.getColumnNr())));
    if (branch.next.isEmpty()) {
      parser.skipChildren();
    } else if (parser.currentToken() == JsonToken.START_OBJECT) {
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        Step step = new Name(parser.currentName());
        parser.nextToken();
        branch.at(step).ifPresentOrElse(next -> walk(parser, next), parser::skipChildren);
      }
    } else if (parser.currentToken() == JsonToken.START_ARRAY) {
      for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
        item(parser, branch, i);
      }
    }
  }

  private void item(JsonParser parser, Branch list, int index) {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      Branch saysSo = list.byText.get(parser.getString());
      if (saysSo != null && saysSo.found.isEmpty()) {
        walk(parser, saysSo);
      }
    }
    list.at(new Index(index)).ifPresentOrElse(next -> walk(parser, next), parser::skipChildren);
  }
}
