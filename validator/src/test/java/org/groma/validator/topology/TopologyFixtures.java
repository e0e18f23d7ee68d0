package org.groma.validator.topology;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CityId;
import org.groma.model.id.LabelId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.DrawFace;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;
import org.groma.model.topology.SplitFace;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.CheckFixture;
import org.groma.validator.Edited;
import org.groma.validator.Grid;
import org.groma.validator.Sample;

/** A good and a bad project for each check of the family. */
public final class TopologyFixtures {

  private static final MapLabel LABEL = MapLabel.of(new LabelId("province-a"), "province:a");

  private TopologyFixtures() {}

  public static List<CheckFixture> all() {
    Project two = Grid.project("AB");
    return List.of(
        new CheckFixture(new GapCheck(), two, Grid.project("A.B")),
        new CheckFixture(new SliverCheck(), Grid.project("ABC"), strip(0.01)),
        new CheckFixture(new SpeckCheck(), two, corner(two, 0.01, Use.of(Grid.place('B')))),
        new CheckFixture(new TinyPlaceCheck(), two, tinyPlace(two)),
        new CheckFixture(new StrayFragmentCheck(), Grid.project("AsA"), Grid.project("ABA")),
        new CheckFixture(new SpikeCheck(), two, spike(two)),
        new CheckFixture(new NearDuplicateVerticesCheck(), Sample.PROJECT, duplicate()),
        new CheckFixture(
            new FaceWithoutRecordCheck(), two, Edited.by(two, new RemoveEntry("province", "b"))),
        new CheckFixture(new PlaceWithoutFaceCheck(), two, recorded(two, "z")),
        new CheckFixture(new CityOutsideProvinceCheck(), withCity(two, 5, 5), withCity(two, 15, 5)),
        new CheckFixture(
            new LabelOffPlaceCheck(),
            two.with(Kinds.LABELS, LABEL.withPlace(new Point(12, 5))),
            two.with(Kinds.LABELS, LABEL.withPlace(new Point(40, 5)))),
        new CheckFixture(
            new LabelMisspeltCheck(),
            two.with(Kinds.LABELS, LABEL.withLines(List.of("A"))),
            two.with(Kinds.LABELS, LABEL.withBend(20).withLines(List.of("A", "C")))),
        new CheckFixture(new InnerBorderCheck(), Grid.project("AA"), halved()),
        new CheckFixture(
            new CornerTouchCheck(), Grid.project("AAB", "CDD"), Grid.project("AB", "CD")));
  }

  /** A strip of B along its border with C, given to A. */
  static Project strip(double width) {
    Project project = Grid.project("ABC");
    return cut(project, 'B', Use.of(Grid.place('A')), 20 - width, -1, 20 - width, 11);
  }

  /** The south-western corner of A, given to something else. */
  static Project corner(Project project, double leg, Use use) {
    return cut(project, 'A', use, 2 * leg, -leg, -leg, 2 * leg);
  }

  static Project cut(Project project, char letter, Use use, double... xy) {
    List<Point> line = List.of(new Point(xy[0], xy[1]), new Point(xy[2], xy[3]));
    return Edited.by(
        project, new ChangeMap(new SplitFace(Edited.face(project, letter), line, use)));
  }

  private static Project tinyPlace(Project project) {
    return recorded(corner(project, 0.1, Use.of(Grid.place('T'))), "t");
  }

  static Project recorded(Project project, String id) {
    return project.with(
        Kinds.PROVINCES, Province.named(new ProvinceId(id), id.toUpperCase(Locale.ROOT)));
  }

  static DrawFace rectangle(char letter, double west, double south, double east, double north) {
    return new DrawFace(
        List.of(
            new Point(west, south),
            new Point(east, south),
            new Point(east, north),
            new Point(west, north)),
        Use.of(Grid.place(letter)));
  }

  private static Project spike(Project project) {
    return spike(project, 0.1, 5);
  }

  /** A needle from A into B. */
  static Project spike(Project project, double halfBase, double length) {
    int border = Edited.border(project, 'A', 'B');
    List<Point> northwards =
        List.of(
            new Point(10, 5 - halfBase), new Point(10 + length, 5), new Point(10, 5 + halfBase));
    boolean north = project.map().arc(border).line().y(0) == 0;
    return Edited.drawn(
        project, new RedrawBorder(border, north ? northwards : northwards.reversed()));
  }

  private static Project duplicate() {
    for (Arc arc : Sample.PROJECT.map().arcs()) {
      Line line = arc.line();
      if (line.size() > 3 && line.x(2) - line.x(1) > 1) {
        Point beside = new Point(line.x(1) + 0.001, line.y(1));
        return Edited.drawn(Sample.PROJECT, new InsertVertex(arc.id(), 1, beside));
      }
    }
    throw new AssertionError("no border of the sample runs east");
  }

  private static Project halved() {
    return cut(Grid.project("AA"), 'A', Use.of(Grid.place('A')), 10, -1, 10, 11);
  }

  /** A city of province A with its mark at this point. */
  static Project withCity(Project project, double x, double y) {
    return project.with(
        Kinds.CITIES,
        new City(
            new CityId("town"),
            "Town",
            List.of(),
            new ProvinceId("a"),
            1,
            false,
            0,
            Optional.empty(),
            Optional.of(new Point(x, y)),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }
}
