package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.editor.Sample;
import org.groma.editor.pieces.Complaints;
import org.groma.editor.pieces.Counters;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CounterPainterTest {

  private static final Project PROJECT = Sample.PROJECT;
  private static final MapIndex INDEX = MapIndex.of(PROJECT.map());
  private static final Dressing DRESSING =
      Dressing.NONE.withCounters(
          Counters.of(PROJECT).on(PROJECT.get(Kinds.SCENARIOS).at(0), Complaints.NONE));
  private static final Place TREVERIA = Place.parse("province:treveria");

  private static List<StackPlan> plans(double zoom) {
    Viewport whole = Viewport.fitting(INDEX.extent(), 1000, 800);
    Viewport view = whole.zoomed(zoom, 500, 400).resized(1000 * zoom, 800 * zoom);
    Frame frame = new Frame(PROJECT, INDEX, view, LayerStack.DEFAULT, DRESSING, Inks.DAY);
    BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB_PRE);
    Brush brush = new Brush(frame, image.createGraphics(), new Outlines());
    return new CounterPainter(brush, new Spots()).plans().toList();
  }

  private static Set<StackForm> forms(List<StackPlan> plans) {
    return plans.stream()
        .map(StackPlan::form)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(StackForm.class)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.4, 1, 3, 10})
  void countersNeverCoverMoreThanHalfOfTheirPlace(double zoom) {
    double scale = Viewport.fitting(INDEX.extent(), 1000, 800).scale() * zoom;
    List<StackPlan> plans = plans(zoom);
    assertThat(plans).hasSize(DRESSING.counters().size());
    for (StackPlan plan : plans) {
      Rectangle2D box = plan.box();
      assertThat(box.getWidth() * box.getHeight())
          .as("%s as %s", plan.place(), plan.form())
          .isLessThanOrEqualTo(0.5 * INDEX.stackGround(plan.place()) * scale * scale);
    }
  }

  @Test
  void theyCollapseStepByStepAsTheMapGetsSmaller() {
    assertThat(forms(plans(0.02))).containsExactly(StackForm.GONE);
    assertThat(forms(plans(1))).contains(StackForm.SPREAD, StackForm.PILE, StackForm.DOT);
    assertThat(forms(plans(30))).containsExactly(StackForm.SPREAD);
    List<StackForm> treveria =
        List.of(0.1, 0.6, 2.0, 20.0).stream()
            .map(zoom ->
                plans(zoom).stream()
                    .filter(plan -> plan.place().equals(TREVERIA))
                    .findFirst()
                    .orElseThrow()
                    .form())
            .toList();
    assertThat(treveria)
        .containsExactly(StackForm.GONE, StackForm.DOT, StackForm.PILE, StackForm.SPREAD);
  }

  @Test
  void nothingCoversAnythingInAnOpenStack() {
    StackRow open = new OpenStack(TREVERIA, new Point(0, 0), 23).row(1);
    for (int i = 0; i < 23; i++) {
      Rectangle2D counter =
          new Rectangle2D.Double(open.left(i), open.top(i), open.side(), open.side());
      assertThat(open.box().contains(counter)).isTrue();
      for (int j = 0; j < i; j++) {
        assertThat(counter.intersects(open.left(j), open.top(j), open.side(), open.side()))
            .isFalse();
      }
      assertThat(open.at(counter.getCenterX(), counter.getCenterY())).contains(i);
    }
    assertThat(new StackRow(23, 0, 0, 20).isCrowded()).isTrue();
  }
}
