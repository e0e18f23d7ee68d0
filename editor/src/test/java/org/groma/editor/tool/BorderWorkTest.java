package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapLayer;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.topology.Line;
import org.groma.model.topology.RedrawBorder;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BorderWorkTest {

  private static final Project SAMPLE = Hand.SAMPLE;
  private static final int RIDGE = Hand.border("province:dacia", "province:valachia");

  private static BorderWork work(
      Project project, LayerStack layers, BorderFinish finish, BorderScope scope) {
    return BorderWork.of(project, layers, finish, finish.usual(project.map(), scope.arcs()), scope);
  }

  private static BorderScope only(int arc) {
    return new BorderScope("one", List.of(arc));
  }

  @Test
  void whatIsSelectedComesFirstAndAllBordersLast() {
    Set<Subject> both =
        Set.of(new Subject("province", "dacia"), Subject.of(SAMPLE.map().arc(RIDGE)));

    assertThat(BorderScope.of(SAMPLE, both))
        .extracting(BorderScope::title)
        .containsExactly(
            "The border Dacia – Valachia", "All borders of Dacia", "All borders of the map");
    assertThat(BorderScope.of(SAMPLE, Set.of())).hasSize(1);
    assertThat(BorderScope.of(SAMPLE, both).get(1).arcs()).contains(RIDGE);
  }

  @ParameterizedTest
  @EnumSource(BorderFinish.class)
  void allBordersOfTheSampleStayWholeAndWhatStaysIsTold(BorderFinish finish) {
    BorderWork work =
        work(SAMPLE, LayerStack.DEFAULT, finish, BorderScope.of(SAMPLE, Set.of()).getFirst());

    assertThat(SubdivisionCheck.run(work.after().map())).isEmpty();
    assertThat(work.changed().size()).isGreaterThan(SAMPLE.map().arcCount() / 2);
    assertThat(work.edit().orElseThrow().apply(SAMPLE))
        .isInstanceOfSatisfying(
            Outcome.Applied.class,
            applied -> assertThat(applied.project().map()).isEqualTo(work.after().map()));
    int stay = work.staying().values().stream().mapToInt(Integer::intValue).sum();
    assertThat(work.outlook().contains(" as ")).isEqualTo(stay > 0);
    assertThat(work.name()).isEqualTo(finish.title() + " " + work.changed().size() + " borders");
  }

  /** A border drawn with a ruler gets about as many corners a mile as its neighbours have. */
  @Test
  void aStraightBorderBecomesAsRoughAsThoseBeside() {
    Topology map = SAMPLE.map();
    Project ruled =
        SAMPLE.with(((Ruling.Legal) new RedrawBorder(RIDGE, List.of()).apply(map)).map());

    BorderWork work = work(ruled, LayerStack.DEFAULT, BorderFinish.ROUGHEN, only(RIDGE));

    Line rough = work.after().map().arc(RIDGE).line();
    Line before = map.arc(RIDGE).line();
    double was = before.last() / before.length();
    assertThat(rough.last() / rough.length()).isBetween(was / 3, was * 3);
    assertThat(work.changed()).containsExactly(RIDGE);
    assertThat(work.outlook()).startsWith("1 border changes; 2 corners become ");
  }

  @Test
  void simplifyingTakesCornersAwayAndSmoothingLosesTeeth() {
    BorderWork simple = work(SAMPLE, LayerStack.DEFAULT, BorderFinish.SIMPLIFY, only(RIDGE));
    BorderWork smooth = work(SAMPLE, LayerStack.DEFAULT, BorderFinish.SMOOTH, only(RIDGE));

    assertThat(simple.corners().after()).isLessThan(simple.corners().before());
    assertThat(smooth.after().map().arc(RIDGE).line().length())
        .isLessThan(SAMPLE.map().arc(RIDGE).line().length());
  }

  @Test
  void bordersOfLockedLayersStayAndOneThatIsLockedMakesNoEdit() {
    LayerStack locked = LayerStack.DEFAULT.with(MapLayer.RIDGES, new LayerState(true, true, 1));

    BorderWork work = work(SAMPLE, locked, BorderFinish.SMOOTH, only(RIDGE));

    assertThat(work.edit()).isEmpty();
    assertThat(work.outlook())
        .isEqualTo(
            "No border changes with these figures. 1 border stays as it is: The layer is locked"
                + " (1).");
  }
}
