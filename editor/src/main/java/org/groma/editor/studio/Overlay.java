package org.groma.editor.studio;

import java.awt.geom.PathIterator;
import java.util.List;
import java.util.Set;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.Inks;
import org.groma.editor.map.Viewport;
import org.groma.editor.map.WrittenName;
import org.groma.editor.tool.ChangedGround;
import org.groma.editor.tool.Preview;
import org.groma.exporters.picture.Palette;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Envelope;

/** Draws what follows the pointer: selection, handles and the preview of a tool. */
final class Overlay extends Canvas {

  private static final Color CHOSEN = Color.web("#e8590c");
  private static final Color DRAFT = Color.web("#1864ab");
  private static final Color REFUSED = Color.web("#c92a2a");
  private static final Color PAPER = Color.web("#fffdf6");
  private static final Color CROSS_INK = Color.web("#212529");
  private static final Color GHOST = Color.web("#495057", 0.75);
  private static final double CROSS = 22;
  private static final double CROSS_GAP = 5;
  private static final double HANDLE = 3.2;
  private static final int PIECE = 30;

  /** How much of a preview's ground covers what lies under it. */
  private static final double TINT = 0.4;

  /** Room for the width of a border beside the ground that changes. */
  private static final double CLEARANCE = 6;

  private final CounterPictures pieces = new CounterPictures();
  private final GraphicsContext pen = getGraphicsContext2D();
  private final CaptionPen captions = new CaptionPen(this);
  private final FanPen fans = new FanPen(pen, pieces);
  private Viewport viewport = new Viewport(0, 0, 1, 1, 1);
  private Inks inks = Inks.DAY;
  private double textSize = Workbench.USUAL_TEXT;

  Overlay() {
    setMouseTransparent(true);
    setManaged(false);
  }

  void setTextSize(double pixels) {
    textSize = pixels;
  }

  void draw(Viewport view, Inks light, Project project, Set<Subject> selection, Preview preview) {
    viewport = view;
    inks = light;
    boolean blank = selection.isEmpty() && preview.shapes().isEmpty();
    setVisible(!blank); // to lay an empty sheet over the map costs as much as a full one
    if (blank) {
      return;
    }
    pen.clearRect(0, 0, getWidth(), getHeight());
    pen.setLineJoin(StrokeLineJoin.ROUND);
    pen.setLineCap(StrokeLineCap.ROUND);
    pen.setFillRule(FillRule.EVEN_ODD);
    for (Preview.Shape shape : preview.shapes()) {
      if (shape instanceof Preview.Drawn drawn) {
        draw(project, drawn);
      }
    }
    selection.forEach(subject -> chosen(project, subject));
    for (Preview.Shape shape : preview.shapes()) {
      draw(project, shape, preview.legal());
    }
  }

  private void chosen(Project project, Subject subject) {
    Topology map = project.map();
    switch (subject.kind()) {
      case "province", "sea" ->
          map.facesOf(Place.parse(subject.toString())).forEach(face -> outline(map, face));
      case Subject.FACE -> {
        int face = Integer.parseInt(subject.id());
        if (map.hasFace(face) && face != Face.OUTSIDE) {
          outline(map, face);
        }
      }
      case Subject.ARC -> {
        int arc = Integer.parseInt(subject.id());
        if (map.hasArc(arc)) {
          cased(() -> trace(map.arc(arc).line()), CHOSEN, 3.4);
        }
      }
      case "city" ->
          project
              .cities()
              .find(subject.id())
              .flatMap(city -> city.at())
              .ifPresent(at -> {
                pen.setStroke(CHOSEN);
                pen.setLineWidth(2.5);
                double r = 11;
                pen.strokeOval(x(at) - r, y(at) - r, 2 * r, 2 * r);
              });
      case "area" ->
          project.provinces().stream()
              .filter(province ->
                  province.area().filter(area -> area.slug().equals(subject.id())).isPresent())
              .flatMap(province -> map.facesOf(Place.of(province.id())).stream())
              .forEach(face -> outline(map, face));
      case "river" -> {
        for (Arc arc : map.arcs()) {
          if (arc.border().river().filter(id -> id.slug().equals(subject.id())).isPresent()) {
            cased(() -> trace(arc.line()), CHOSEN, 3.4);
          }
        }
      }
      default -> {} // not on the map
    }
  }

  private void outline(Topology map, int face) {
    pen.beginPath();
    path(map, face);
    pen.setFill(CHOSEN.deriveColor(0, 1, 1, 0.16));
    pen.fill();
    cased(() -> path(map, face), CHOSEN, 2.2);
  }

  private void cased(Runnable path, Color colour, double width) {
    pen.beginPath();
    path.run();
    pen.setStroke(PAPER.deriveColor(0, 1, 1, 0.85));
    pen.setLineWidth(width + 2);
    pen.stroke();
    pen.setStroke(colour);
    pen.setLineWidth(width);
    pen.stroke();
  }

  private void path(Topology map, int face) {
    for (int[] ring : map.face(face).rings()) {
      boolean first = true;
      for (int half : ring) {
        Line line = map.line(half);
        for (int i = first ? 0 : 1; i <= line.last(); i++) {
          if (first) {
            pen.moveTo(viewport.screenX(line.x(i)), viewport.screenY(line.y(i)));
            first = false;
          } else {
            pen.lineTo(viewport.screenX(line.x(i)), viewport.screenY(line.y(i)));
          }
        }
      }
      pen.closePath();
    }
  }

  private void trace(Line line) {
    pen.moveTo(viewport.screenX(line.x(0)), viewport.screenY(line.y(0)));
    for (int i = 1; i <= line.last(); i++) {
      pen.lineTo(viewport.screenX(line.x(i)), viewport.screenY(line.y(i)));
    }
  }

  /** To whole pixels, which a clip costs nothing at. */
  private void clip(Envelope ground) {
    if (!ground.isNull()) {
      double left = Math.floor(viewport.screenX(ground.getMinX()) - CLEARANCE);
      double top = Math.floor(viewport.screenY(ground.getMaxY()) - CLEARANCE);
      double right = Math.ceil(viewport.screenX(ground.getMaxX()) + CLEARANCE);
      double bottom = Math.ceil(viewport.screenY(ground.getMinY()) + CLEARANCE);
      pen.beginPath();
      pen.rect(left, top, right - left, bottom - top);
      pen.clip();
    }
  }

  /**
   * What would change, over the plate that shows the map as it is: ground that changes hands is
   * tinted in the colour it gets, thinly, for the names, marks and the scanned picture under it are
   * what the hand goes by. Nothing else is painted a second time.
   */
  private void draw(Project project, Preview.Drawn drawn) {
    Topology before = project.map();
    Topology after = drawn.project().map();
    Palette palette = new Palette(drawn.project());
    for (int face : drawn.faces()) {
      if (after.hasFace(face) && face != Face.OUTSIDE) {
        List<Integer> had = hadBy(before, after.face(face));
        if (after.area(face) > had.stream().mapToDouble(before::area).sum()) {
          pen.beginPath();
          path(after, face);
          had.forEach(each -> path(before, each)); // even-odd: what it had and keeps stays free
          pen.setFill(
              ground(drawn.project(), palette, after.face(face)).deriveColor(0, 1, 1, TINT));
          pen.fill();
        }
      }
    }
    pen.save();
    clip(ChangedGround.of(before, after, drawn.arcs()));
    for (int arc : drawn.arcs()) {
      if (after.hasArc(arc)) {
        cased(() -> trace(after.arc(arc).line()), DRAFT, 2);
      }
    }
    pen.restore();
  }

  /** The ground that a face of the changed map had before; none if it is new. */
  private static List<Integer> hadBy(Topology before, Face face) {
    boolean itself = before.hasFace(face.id()) && before.face(face.id()).use().equals(face.use());
    return itself ? List.of(face.id()) : List.of();
  }

  private Color ground(Project project, Palette palette, Face face) {
    int rgb =
        face.place()
            .map(place ->
                place.isSea()
                    ? inks.sea()
                    : inks.shown(
                        palette
                            .area(
                                place
                                    .area()
                                    .or(() ->
                                        place
                                            .province()
                                            .flatMap(project.provinces()::find)
                                            .flatMap(Province::area)))
                            .mix(Palette.PAPER, 0.38)))
            .orElseGet(() -> inks.shown(Palette.VOID))
            .rgb();
    return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }

  private void draw(Project project, Preview.Shape shape, boolean legal) {
    switch (shape) {
      case Preview.Drawn _ -> {} // under the selection
      case Preview.Picture _ -> {} // a node of its own
      case Preview.Trace(var points, boolean closed, var style) -> {
        if (points.size() > 1) {
          cased(
              () -> {
                pen.moveTo(x(points.getFirst()), y(points.getFirst()));
                points.stream().skip(1).forEach(point -> pen.lineTo(x(point), y(point)));
                if (closed) {
                  pen.closePath();
                }
              },
              colour(style, legal),
              style == Preview.Style.FAINT ? 1 : 2);
        }
      }
      case Preview.Borders(var arcs, var style) ->
          arcs.stream()
              .filter(project.map()::hasArc)
              .forEach(arc ->
                  cased(() -> trace(project.map().arc(arc).line()), colour(style, legal), 3.4));
      case Preview.Ground(var faces, var style) -> {
        for (int face : faces) {
          if (project.map().hasFace(face) && face != Face.OUTSIDE) {
            pen.beginPath();
            path(project.map(), face);
            pen.setFill(
                colour(style, legal)
                    .deriveColor(0, 1, 1, style == Preview.Style.FAINT ? 0.10 : 0.3));
            pen.fill();
          }
        }
      }
      case Preview.Handle(Point at, boolean shared, boolean held) ->
          handle(at, shared, held, legal);
      case Preview.Target(Point at) -> {
        pen.setStroke(legal ? DRAFT : REFUSED);
        pen.setLineWidth(2);
        pen.strokeOval(x(at) - 8, y(at) - 8, 16, 16);
        pen.strokeLine(x(at) - 12, y(at), x(at) + 12, y(at));
        pen.strokeLine(x(at), y(at) - 12, x(at), y(at) + 12);
      }
      case Preview.Cross(Point at, boolean holding) -> cross(at, holding, legal);
      case Preview.Piece(Point at, Dressing.Counter counter) ->
          pen.drawImage(
              pieces.of(counter, PIECE), x(at) - PIECE / 2.0, y(at) - PIECE / 2.0, PIECE, PIECE);
      case Preview.Letters(WrittenName name, var style) ->
          letters(name, colour(style, legal), style);
      case Preview.Caption(Point at, String text) -> captions.draw(text, x(at), y(at), textSize);
      case Preview.Fan fan -> fans.draw(fan, x(fan.stack().middle()), y(fan.stack().middle()));
    }
  }

  /** A name in the colour of the preview; one that is hidden only as an outline. */
  private void letters(WrittenName name, Color colour, Preview.Style style) {
    pen.beginPath();
    double[] at = new double[6];
    for (PathIterator path = name.outline().getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> pen.moveTo(screenX(at, 0), screenY(at, 0));
        case PathIterator.SEG_LINETO -> pen.lineTo(screenX(at, 0), screenY(at, 0));
        case PathIterator.SEG_QUADTO ->
            pen.quadraticCurveTo(screenX(at, 0), screenY(at, 0), screenX(at, 1), screenY(at, 1));
        case PathIterator.SEG_CUBICTO ->
            pen.bezierCurveTo(
                screenX(at, 0),
                screenY(at, 0),
                screenX(at, 1),
                screenY(at, 1),
                screenX(at, 2),
                screenY(at, 2));
        default -> pen.closePath();
      }
    }
    boolean ghost = style == Preview.Style.FAINT;
    pen.setStroke(ghost ? GHOST : PAPER);
    pen.setLineWidth(ghost ? 0.8 : 3);
    pen.stroke();
    if (!ghost) {
      pen.setFillRule(FillRule.NON_ZERO);
      pen.setFill(colour);
      pen.fill();
      pen.setFillRule(FillRule.EVEN_ODD);
    }
  }

  private double screenX(double[] points, int i) {
    return viewport.screenX(points[2 * i]);
  }

  private double screenY(double[] points, int i) {
    return viewport.screenY(points[2 * i + 1]);
  }

  /** Four strokes round the point, which stays free; a ring when something is held. */
  private void cross(Point at, boolean holding, boolean legal) {
    double x = x(at);
    double y = y(at);
    cased(
        () -> {
          for (int side : new int[] {-1, 1}) {
            pen.moveTo(x + side * CROSS_GAP, y);
            pen.lineTo(x + side * CROSS, y);
            pen.moveTo(x, y + side * CROSS_GAP);
            pen.lineTo(x, y + side * CROSS);
          }
          if (holding) {
            pen.moveTo(x + CROSS_GAP + 4, y);
            pen.arc(x, y, CROSS_GAP + 4, CROSS_GAP + 4, 0, 360);
          }
        },
        legal ? CROSS_INK : REFUSED,
        2);
  }

  /** Corners where borders meet are squares, others discs. */
  private void handle(Point at, boolean shared, boolean held, boolean legal) {
    double r = held ? HANDLE + 2 : HANDLE;
    pen.setFill(held ? (legal ? CHOSEN : REFUSED) : PAPER);
    pen.setStroke(held ? PAPER : shared ? CHOSEN : DRAFT);
    pen.setLineWidth(1.5);
    if (shared) {
      pen.fillRect(x(at) - r, y(at) - r, 2 * r, 2 * r);
      pen.strokeRect(x(at) - r, y(at) - r, 2 * r, 2 * r);
    } else {
      pen.fillOval(x(at) - r, y(at) - r, 2 * r, 2 * r);
      pen.strokeOval(x(at) - r, y(at) - r, 2 * r, 2 * r);
    }
  }

  private static Color colour(Preview.Style style, boolean legal) {
    if (!legal) {
      return REFUSED;
    }
    return switch (style) {
      case DRAFT -> DRAFT;
      case HIGHLIGHT -> CHOSEN;
      case FAINT -> DRAFT;
    };
  }

  private double x(Point point) {
    return viewport.screenX(point.x());
  }

  private double y(Point point) {
    return viewport.screenY(point.y());
  }
}
