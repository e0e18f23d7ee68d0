package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import org.groma.model.edit.History;

/** The steps of this session. A click goes back or forward to the state after a step. */
final class HistoryPanel implements Panel {

  /** A state that can be gone to: after so many steps. */
  private record Moment(int steps, String name, boolean undone) {}

  private final Workbench bench;
  private final ListView<Moment> list = new ListView<>();
  private boolean filling;
  private boolean inFront;

  HistoryPanel(Workbench bench) {
    this.bench = bench;
    list.setId("history");
    list.setAccessibleText("Steps of this session");
    list.setPlaceholder(new Label("Nothing was changed yet."));
    list.setCellFactory(_ ->
        new ListCell<>() {
          @Override
          protected void updateItem(Moment moment, boolean empty) {
            super.updateItem(moment, empty);
            setText(empty || moment == null ? null : moment.name);
            setOpacity(!empty && moment != null && moment.undone ? 0.5 : 1);
          }
        });
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((_, _, moment) -> {
          if (moment != null && !filling) {
            goTo(moment.steps);
          }
        });
    bench.document().listen(_ -> fill());
  }

  private void goTo(int steps) {
    while (bench.document().done().size() > steps && bench.document().undo()) {}
    while (bench.document().done().size() < steps && bench.document().redo()) {}
  }

  private void fill() {
    if (!inFront) {
      return;
    }
    filling = true;
    List<Moment> moments = new ArrayList<>();
    moments.add(new Moment(0, "As it was opened", false));
    for (History.Step step : bench.document().done()) {
      moments.add(new Moment(moments.size(), step.name(), false));
    }
    int now = moments.size() - 1;
    for (History.Step step : bench.document().undone()) {
      moments.add(new Moment(moments.size(), step.name(), true));
    }
    list.getItems().setAll(moments);
    list.getSelectionModel().select(now);
    list.scrollTo(Math.max(0, now - 3));
    filling = false;
  }

  @Override
  public void shown(boolean now) {
    inFront = now;
    fill();
  }

  @Override
  public String title() {
    return "History";
  }

  @Override
  public String icon() {
    return "fth-clock";
  }

  @Override
  public Node content() {
    return list;
  }
}
