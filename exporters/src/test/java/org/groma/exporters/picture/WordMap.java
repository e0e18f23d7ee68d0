package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A project drawn with words: every word is a square of a hundred units, {@code ~} before it makes
 * it a sea zone, {@code -} is land and a lone {@code ~} water out of play, and a dot is nothing. A
 * province is called by its word with a capital.
 */
public record WordMap(Project project) {

  static final double SIDE = 100;

  public static WordMap of(String... rows) {
    List<LoosePolygon> squares = new ArrayList<>();
    Project project = named("Test");
    for (int row = 0; row < rows.length; row++) {
      String[] words = rows[row].strip().split(" +", -1);
      for (int column = 0; column < words.length; column++) {
        String word = words[column];
        if (!word.equals(".")) {
          squares.add(square(word, column * SIDE, -row * SIDE, SIDE));
          project = withRecord(project, word);
        }
      }
    }
    return new WordMap(
        project.with(Soup.build(squares, Precision.STANDARD).topology().orElseThrow()));
  }

  static Project named(String name) {
    return Project.empty(new Settings(name, "none", Optional.empty(), List.of()));
  }

  static LoosePolygon square(String word, double x, double y, double side) {
    return new LoosePolygon(
        word,
        use(word),
        List.of(new double[] {x, y, x + side, y, x + side, y + side, x, y + side}));
  }

  private static Use use(String word) {
    return switch (word) {
      case "-" -> Use.None.OUT_OF_PLAY;
      case "~" -> Use.None.OPEN_WATER;
      default -> Use.of(place(word));
    };
  }

  private static Place place(String word) {
    return word.startsWith("~")
        ? Place.of(new SeaId(word.substring(1)))
        : Place.of(new ProvinceId(word));
  }

  private static Project withRecord(Project project, String word) {
    if (word.equals("-") || word.equals("~")) {
      return project;
    }
    return word.startsWith("~")
        ? project.with(Kinds.SEAS, Sea.named(new SeaId(word.substring(1)), name(word.substring(1))))
        : project.with(Kinds.PROVINCES, Province.named(new ProvinceId(word), name(word)));
  }

  private static String name(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  WordMap border(String a, String b, Border border) {
    List<Integer> arcs =
        StreamSupport.stream(project.map().arcs().spliterator(), false)
            .filter(arc -> isBetween(arc, place(a), place(b)) || isBetween(arc, place(b), place(a)))
            .map(Arc::id)
            .toList();
    return switch (new MarkBorder(arcs, border).apply(project.map())) {
      case Ruling.Legal legal -> new WordMap(project.with(legal.map()));
      case Ruling.Refused refused -> throw new AssertionError(refused.reason());
    };
  }

  private boolean isBetween(Arc arc, Place left, Place right) {
    return project.map().face(arc.left()).place().equals(Optional.of(left))
        && project.map().face(arc.right()).place().equals(Optional.of(right));
  }

  /** Puts provinces into an area, which is called by its id. */
  public WordMap area(String area, Optional<String> colour, String... provinces) {
    AreaId id = new AreaId(area);
    Area plain = Area.named(id, name(area));
    Project changed =
        project.with(
            Kinds.AREAS,
            new Area(
                id,
                plain.name(),
                List.of(),
                Optional.empty(),
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "",
                colour,
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED));
    for (String province : provinces) {
      changed = changed.with(Kinds.PROVINCES, record(province, Optional.of(id), ""));
    }
    return new WordMap(changed);
  }

  WordMap terrain(String terrain, String province) {
    return new WordMap(project.with(Kinds.PROVINCES, record(province, Optional.empty(), terrain)));
  }

  public WordMap renamed(String province, String name) {
    return new WordMap(
        project.with(Kinds.PROVINCES, Province.named(new ProvinceId(province), name)));
  }

  private static Province record(String word, Optional<AreaId> area, String terrain) {
    return new Province(
        new ProvinceId(word),
        name(word),
        List.of(),
        area,
        terrain,
        Halves.ZERO,
        false,
        false,
        false,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  public WordMap city(
      String name, String province, int level, boolean fortified, Optional<String> port) {
    return new WordMap(
        project.with(
            Kinds.CITIES,
            new City(
                new CityId(name.toLowerCase(Locale.ROOT)),
                name,
                List.of(),
                new ProvinceId(province),
                level,
                fortified,
                0,
                port.map(SeaId::new),
                Optional.empty(),
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED)));
  }

  WordMap strait(String a, String b) {
    return new WordMap(
        project.with(
            Kinds.LINKS,
            new Link(
                new LinkId("fretum"),
                "Fretum",
                List.of(),
                "strait",
                place(a),
                place(b),
                false,
                List.of(),
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED)));
  }

  Scene scene() {
    return MapPicture.of(project, PictureStyle.of(1000));
  }
}
