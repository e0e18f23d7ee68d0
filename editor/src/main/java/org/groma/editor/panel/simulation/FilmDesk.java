package org.groma.editor.panel.simulation;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.groma.editor.pieces.NationColours;
import org.groma.editor.studio.Background;
import org.groma.editor.studio.Workbench;
import org.groma.engine.kernel.GameSeed;
import org.groma.model.id.NationId;
import org.groma.model.project.Project;

/** Gets games filmed, away from the window, and shows their scenes on the map. */
final class FilmDesk {

  /** What comes of the wish to watch a game. */
  private sealed interface Shot {
    record Taken(Film film, NationColours colours) implements Shot {}

    record Refused(Venue.Closed why) implements Shot {}
  }

  private final Workbench bench;
  private final Supplier<Optional<Order>> order;
  private final MapDress dress;
  private final Runnable opened;
  private final Runnable shown;
  private final Consumer<Venue.Closed> refused;
  private final FilmView view = new FilmView(this::watch, this::show, this::close);
  private Optional<NationColours> colours = Optional.empty();

  /**
   * A desk.
   *
   * @param order says which series a game is of
   * @param opened is told when there is a film to be seen
   * @param shown is told when a scene comes on the map
   * @param refused is told why there is none
   */
  FilmDesk(
      Workbench bench,
      Supplier<Optional<Order>> order,
      MapDress dress,
      Runnable opened,
      Runnable shown,
      Consumer<Venue.Closed> refused) {
    this.bench = bench;
    this.order = order;
    this.dress = dress;
    this.opened = opened;
    this.shown = shown;
    this.refused = refused;
  }

  FilmView view() {
    return view;
  }

  /** Films a game, by its number as it was typed. */
  void watch(String typed) {
    Optional<Long> number = Order.gameNumber(typed);
    if (number.isEmpty()) {
      bench.notices().mind("Games are numbered from 1; '" + typed + "' is no such number.");
      return;
    }
    Project project = bench.project().get();
    order
        .get()
        .ifPresent(wanted ->
            bench
                .background()
                .start(
                    "Filming game " + number.get(),
                    job -> shoot(project, wanted, number.get(), job),
                    this::take));
  }

  private static Shot shoot(Project project, Order order, long number, Background.Job job) {
    return switch (Venue.of(project, order.scenario(), order.players())) {
      case Venue.Closed why -> new Shot.Refused(why);
      case Venue.Ready ready ->
          new Shot.Taken(
              FilmMaker.make(
                  ready.contest(),
                  order.seating(ready.contest()),
                  new GameSeed(order.seed(), number),
                  job::check),
              NationColours.of(project));
    };
  }

  private void take(Shot shot) {
    switch (shot) {
      case Shot.Refused(Venue.Closed why) -> refused.accept(why);
      case Shot.Taken(Film film, NationColours painted) -> {
        colours = Optional.of(painted);
        opened.run();
        view.open(film, nation -> painted.of(new NationId(nation.id())));
      }
    }
  }

  private void show(Film film, int scene) {
    shown.run();
    colours.ifPresent(painted -> dress.owners(film.owners(scene), painted));
  }

  private void close() {
    view.close();
    dress.noOwners();
  }
}
