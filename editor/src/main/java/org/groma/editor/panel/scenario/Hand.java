package org.groma.editor.panel.scenario;

import java.util.Optional;
import org.groma.editor.pieces.Answer;
import org.groma.editor.pieces.Muster;
import org.groma.editor.pieces.Piece;
import org.groma.editor.studio.Workbench;
import org.groma.model.edit.PutEntry;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.Subject;

/** Does what tiles ask for: one wish is one step, and a refusal is said. */
final class Hand implements TileRack.Hands {

  private final Workbench bench;
  private final ScenarioModel model;

  Hand(Workbench bench, ScenarioModel model) {
    this.bench = bench;
    this.model = model;
  }

  /** The place that is selected last, where pieces can stand. */
  Optional<Place> place() {
    return bench
        .selection()
        .last()
        .filter(subject -> subject.kind().equals("province") || subject.kind().equals("sea"))
        .map(subject -> Place.parse(subject.toString()));
  }

  @Override
  public Optional<Answer> wouldPlace(Piece piece, Place place) {
    return model.muster().map(muster -> muster.place(piece, 1, place));
  }

  @Override
  public void place(Piece piece, Place place) {
    model.muster().ifPresent(muster -> take(muster.place(piece, 1, place)));
    bench.selection().set(Subject.of(place));
  }

  @Override
  public void more(Piece piece) {
    withPlace((muster, place) -> muster.place(piece, 1, place));
  }

  @Override
  public void less(Piece piece) {
    withPlace((muster, place) -> muster.take(model.like(piece, place).orElse(piece), 1, place));
  }

  private interface Wish {
    Answer of(Muster muster, Place place);
  }

  private void withPlace(Wish wish) {
    Optional<Place> place = place();
    if (place.isEmpty()) {
      bench.notices().mind("Select a province or sea zone on the map first.");
      return;
    }
    model.muster().ifPresent(muster -> take(wish.of(muster, place.get())));
  }

  private void take(Answer answer) {
    switch (answer) {
      case Answer.Refused(String sentence) -> bench.notices().mind(sentence);
      case Answer.Granted(String name, Scenario after) ->
          bench.perform(name, PutEntry.of(Kinds.SCENARIOS, after));
    }
  }
}
