package org.groma.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.LinkId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * Maps of tests, drawn with words: every word is a square of ten units, {@code ~} before it makes
 * it a sea zone, a dot is nothing. The same word twice is one place of two faces. Walls cannot be
 * crossed.
 */
public final class SmallMap {

  static final String WALL = "wall";

  private SmallMap() {}

  /** A project with this map, the north first, and a record for every place. */
  public static Project of(String... rows) {
    List<LoosePolygon> squares = new ArrayList<>();
    NavigableMap<Place, String> places = new TreeMap<>();
    for (int row = 0; row < rows.length; row++) {
      String[] words = rows[row].strip().split(" +", -1);
      for (int column = 0; column < words.length; column++) {
        if (!words[column].equals(".")) {
          Place place = place(words[column]);
          places.put(place, words[column]);
          double x = 10 * column;
          double y = -10 * row;
          squares.add(
              new LoosePolygon(
                  words[column],
                  Use.of(place),
                  List.of(new double[] {x, y, x + 10, y, x + 10, y + 10, x, y + 10})));
        }
      }
    }
    Project project =
        Project.empty(new Settings("Test", "none", Optional.empty(), List.of()))
            .with(vocabulary(WALL))
            .with(Soup.build(squares, Precision.STANDARD).topology().orElseThrow());
    for (Place place : places.keySet()) {
      project =
          place.isSea()
              ? project.with(Kinds.SEAS, Sea.named(place.sea().orElseThrow(), place.slug()))
              : project.with(
                  Kinds.PROVINCES, Province.named(place.province().orElseThrow(), place.slug()));
    }
    return project;
  }

  /** Words for borders, of which these cannot be crossed. */
  static Vocabulary vocabulary(String... impassable) {
    List<Term> borders = new ArrayList<>();
    for (String word : List.of("land", "river", "ridge", WALL)) {
      borders.add(new Term(word, word, Optional.empty(), Arrays.asList(impassable).contains(word)));
    }
    List<Term> none = Collections.emptyList();
    return new Vocabulary(
        none, borders, none, none, none, none, none, none, none, none, none, none, none);
  }

  static Place place(String word) {
    return word.startsWith("~")
        ? Place.of(new SeaId(word.substring(1)))
        : Place.of(new ProvinceId(word));
  }

  /** The arcs between two places, by number. */
  static List<Integer> borders(Project project, String a, String b) {
    Topology map = project.map();
    List<Integer> found = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      Optional<Place> left = map.face(arc.left()).place();
      Optional<Place> right = map.face(arc.right()).place();
      if ((left.equals(Optional.of(place(a))) && right.equals(Optional.of(place(b))))
          || (left.equals(Optional.of(place(b))) && right.equals(Optional.of(place(a))))) {
        found.add(arc.id());
      }
    }
    return found;
  }

  static Project marked(Project project, List<Integer> arcs, Border border) {
    return applied(project, new ChangeMap(new MarkBorder(arcs, border)));
  }

  static Project applied(Project project, Edit edit) {
    return ((Outcome.Applied) edit.apply(project)).project();
  }

  static Link link(String id, String kind, Place from, Place to, boolean oneWay, String... seas) {
    return new Link(
        new LinkId(id),
        id,
        List.of(),
        kind,
        from,
        to,
        oneWay,
        Arrays.stream(seas).map(SeaId::new).toList(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  static AdjacencyOverride override(
      String id, Place a, Place b, boolean adjacent, Optional<String> kind) {
    return new AdjacencyOverride(
        new OverrideId(id), a, b, adjacent, kind, "because of the test", Origins.UNSTATED);
  }
}
