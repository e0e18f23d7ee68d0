package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Assembly.Region;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** A map drawn anew goes on with the numbers it had. */
class KeptNumbersTest {

  @Property(tries = 200)
  void theSameDrawingIsTheSameMapHoweverItIsNumbered(@ForAll long seed) {
    Topology map = SampleMaps.archipelago();
    Topology shuffled = shuffled(map, new Random(seed));

    assertThat(shuffled).isNotEqualTo(map);
    assertThat(KeptNumbers.in(shuffled, map)).isSameAs(map);
  }

  @Test
  void aBentBorderAndTheFacesBesideItKeepTheirNumbers() {
    Topology map = SampleMaps.twoProvinces();
    int arc = map.shared(1, 2).findFirst().orElseThrow();
    Topology bent =
        MapDrawing.map()
            .face("east", "10 0, 20 0, 20 10, 10 10, 12 5")
            .face("west", "0 0, 10 0, 12 5, 10 10, 0 10")
            .draw();

    Topology kept = KeptNumbers.in(bent, map);

    assertThat(kept.face(1).use()).isEqualTo(map.face(1).use());
    assertThat(kept.arc(arc).line().coordinates()).contains(new Coordinate(12, 5));
    assertThat(kept)
        .isEqualTo(((Ruling.Legal) new MoveVertex(arc, 1, new Point(12, 5)).apply(map)).map());
  }

  @Test
  void whatIsNewGetsNumbersThatNothingHad() {
    Topology map = SampleMaps.twoProvinces();
    Topology wider =
        MapDrawing.map()
            .face("west", "0 0, 10 0, 10 5, 10 10, 0 10")
            .face("east", "10 0, 20 0, 20 10, 10 10, 10 5")
            .face("far", "20 0, 30 0, 30 10, 20 10")
            .draw();

    Topology kept = KeptNumbers.in(wider, map);

    assertThat(kept.facesOf(MapDrawing.use("far").place().orElseThrow())).containsExactly(3);
    assertThat(kept.face(1).use()).isEqualTo(map.face(1).use());
    assertThat(kept.face(2).use()).isEqualTo(map.face(2).use());
    assertThat(SubdivisionCheck.run(kept)).isEmpty();
  }

  @Test
  void aMapThatHasNothingInCommonStaysAsItIs() {
    Topology other = MapDrawing.map().face("west", "100 0, 110 0, 110 10, 100 10").draw();

    assertThat(KeptNumbers.in(other, SampleMaps.twoProvinces())).isSameAs(other);
  }

  /** The map with other numbers and some arcs the other way round. */
  private static Topology shuffled(Topology map, Random random) {
    List<Integer> ids = new ArrayList<>();
    map.forEachNode(ids::add);
    Map<Integer, Integer> nodes = permuted(ids, random);
    List<Integer> faceIds = new ArrayList<>();
    map.faces().forEach(face -> faceIds.add(face.id()));
    faceIds.remove(Integer.valueOf(Face.OUTSIDE));
    Map<Integer, Integer> faces = permuted(faceIds, random);
    faces.put(Face.OUTSIDE, Face.OUTSIDE);
    List<Integer> arcIds = new ArrayList<>();
    map.arcs().forEach(arc -> arcIds.add(arc.id()));
    Map<Integer, Integer> arcNumbers = permuted(arcIds, random);
    List<Junction> junctions = new ArrayList<>();
    map.forEachNode(node ->
        junctions.add(new Junction(nodes.get(node), map.nodePoint(node).x, map.nodePoint(node).y)));
    List<Region> regions = new ArrayList<>();
    map.faces().forEach(face -> regions.add(new Region(faces.get(face.id()), face.use())));
    List<Arc> arcs = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      boolean turned = random.nextBoolean();
      arcs.add(
          new Arc(
              arcNumbers.get(arc.id()),
              nodes.get(turned ? arc.to() : arc.from()),
              nodes.get(turned ? arc.from() : arc.to()),
              faces.get(turned ? arc.right() : arc.left()),
              faces.get(turned ? arc.left() : arc.right()),
              turned ? arc.line().reversed() : arc.line(),
              arc.border()));
    }
    return ((Assembly.Whole) Assembly.of(map.precision(), junctions, arcs, regions)).topology();
  }

  private static Map<Integer, Integer> permuted(List<Integer> ids, Random random) {
    List<Integer> others = new ArrayList<>(ids);
    Collections.shuffle(others, random);
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int i = 0; i < ids.size(); i++) {
      numbers.put(ids.get(i), others.get(i));
    }
    return numbers;
  }
}
