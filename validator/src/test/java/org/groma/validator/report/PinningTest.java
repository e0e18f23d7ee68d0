package org.groma.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;
import org.groma.validator.Sample;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class PinningTest {

  private static final Survey SURVEY = Survey.of(Sample.PROJECT);

  private static Finding about(Subject... subjects) {
    return Finding.of("house.x", Severity.NOTE, "Look.", subjects);
  }

  private static Optional<Point> pin(Finding finding) {
    return Pinning.pin(List.of(finding), SURVEY).getFirst().at();
  }

  @Test
  void aPointThatTheCheckNamedStays() {
    Point named = new Point(1, 2);
    Subject place = Subject.of(SURVEY.places().getFirst());
    assertThat(pin(about(place).at(named))).contains(named);
  }

  @Test
  void aPlaceIsPinnedInItsMiddle() {
    Place place = SURVEY.places().getFirst();
    assertThat(pin(about(Subject.of(place)))).isPresent().isEqualTo(SURVEY.middle(place));
  }

  @Test
  void aCityIsPinnedInItsProvince() {
    City city = Sample.PROJECT.get(Kinds.CITIES).at(0);
    assertThat(pin(about(Subject.of(Kinds.CITIES, city))))
        .isPresent()
        .isEqualTo(SURVEY.middle(Place.of(city.province())));
  }

  @Test
  void partsOfTheDrawingArePinned() {
    int arc = SURVEY.arcs().getFirst();
    assertThat(pin(about(new Subject(Subject.ARC, "" + arc)))).isPresent();
    assertThat(pin(about(Subject.node(SURVEY.nodes().getFirst())))).isPresent();
    assertThat(pin(about(new Subject(Subject.FACE, "" + SURVEY.faces().getFirst())))).isPresent();
  }

  @Test
  void theFirstSubjectThatIsDrawnCounts() {
    Place place = SURVEY.places().getFirst();
    assertThat(pin(about(new Subject("nation", "x"), Subject.of(place))))
        .isEqualTo(SURVEY.middle(place));
  }

  @Test
  void whatIsNotDrawnHasNoPin() {
    assertThat(pin(about())).isEmpty();
    assertThat(pin(about(Subject.file("map/x.json")))).isEmpty();
    assertThat(pin(about(new Subject("province", "nowhere")))).isEmpty();
    assertThat(pin(about(new Subject(Subject.ARC, "999999999")))).isEmpty();
    assertThat(pin(about(new Subject(Subject.FACE, "0")))).as("the outside").isEmpty();
    assertThat(pin(about(new Subject(Subject.NODE, "x")))).isEmpty();
  }
}
