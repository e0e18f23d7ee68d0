package org.groma.model.store;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.Spot;

/** Where the nodes, arcs and faces of a map stand in its file. */
final class MapPlaces {

  /** What a map is made of. */
  enum Part {
    NODE,
    ARC,
    FACE;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The place of one part: which of its list it is, and where it starts. */
  record Place(Part part, int index, Spot at) {
    JsonPath path() {
      return JsonPath.ROOT.field(part.word() + "s").item(index);
    }
  }

  private static final Pattern MENTION =
      Pattern.compile("\\b(node|arc|face)s? (\\d{1,9})\\b", Pattern.CASE_INSENSITIVE);

  private final Map<Integer, Place> nodes = new HashMap<>();
  private final Map<Integer, Place> arcs = new HashMap<>();
  private final Map<Integer, Place> faces = new HashMap<>();

  /** Notes a part; gives the place where the same one was listed before, if it was. */
  Optional<Place> note(Part part, int id, int index, Spot at) {
    return Optional.ofNullable(by(part).putIfAbsent(id, new Place(part, index, at)));
  }

  Optional<Place> of(Part part, int id) {
    return Optional.ofNullable(by(part).get(id));
  }

  /** The place of the first part that a sentence about the map mentions. */
  Optional<Place> mentionedIn(String sentence) {
    Matcher mention = MENTION.matcher(sentence);
    return mention.find()
        ? of(
            Part.valueOf(mention.group(1).toUpperCase(Locale.ROOT)),
            Integer.parseInt(mention.group(2)))
        : Optional.empty();
  }

  private Map<Integer, Place> by(Part part) {
    return switch (part) {
      case NODE -> nodes;
      case ARC -> arcs;
      case FACE -> faces;
    };
  }
}
