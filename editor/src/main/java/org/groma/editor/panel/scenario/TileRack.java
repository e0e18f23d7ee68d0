package org.groma.editor.panel.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.FlowPane;
import org.groma.editor.pieces.Answer;
import org.groma.editor.pieces.Piece;
import org.groma.editor.studio.CounterPictures;
import org.groma.editor.studio.Workbench;
import org.groma.model.id.Place;

/** Tiles side by side. A tile stays the same node as long as its piece is shown. */
final class TileRack extends FlowPane {

  /** What the pieces of a rack can do. */
  interface Hands {
    Optional<Answer> wouldPlace(Piece piece, Place place);

    void place(Piece piece, Place place);

    /** One more of them where something is selected. */
    void more(Piece piece);

    /** One less there. */
    void less(Piece piece);
  }

  private final Workbench bench;
  private final CounterPictures pictures;
  private final Hands hands;
  private final boolean pool;
  private final Map<Piece, PieceTile> tiles = new HashMap<>();
  private final Map<Piece, ScenarioModel.Tile> shown = new HashMap<>();

  /**
   * @param pool whether its tiles say how much of a pool is set up, and not how many stand in a
   *     place
   */
  TileRack(Workbench bench, CounterPictures pictures, Hands hands, boolean pool) {
    super(4, 4);
    this.pool = pool;
    this.bench = bench;
    this.pictures = pictures;
    this.hands = hands;
    getStyleClass().add("tile-rack");
  }

  void show(List<ScenarioModel.Tile> all) {
    List<PieceTile> nodes = all.stream().map(tile -> tile(tile.piece())).toList();
    if (!getChildren().equals(nodes)) {
      getChildren().setAll(nodes);
      tiles.values().retainAll(nodes);
    }
    for (ScenarioModel.Tile tile : all) {
      shown.put(tile.piece(), tile);
      tiles.get(tile.piece()).show(pictures, tile, counted(tile), said(tile));
    }
  }

  private String counted(ScenarioModel.Tile tile) {
    if (!pool) {
      return "";
    }
    return switch (tile.piece()) {
      case Piece.Unit _ -> tile.placed() + " of " + tile.all();
      case Piece.Chief _ -> tile.placed() > 0 ? "on the map" : "in the pool";
    };
  }

  private String said(ScenarioModel.Tile tile) {
    if (!pool) {
      return String.format(
          Locale.ROOT,
          "%s, %d here. Press plus and minus for more or less.",
          tile.name(),
          tile.all());
    }
    return switch (tile.piece()) {
      case Piece.Unit _ ->
          String.format(
              Locale.ROOT,
              "%s: %d of %d set up, %s. Drag it to the map, or press plus and minus for the"
                  + " selected place.",
              tile.name(),
              tile.placed(),
              tile.all(),
              tile.left() < 0
                  ? -tile.left() + " too many"
                  : tile.left() == 0 ? "none left" : tile.left() + " left");
      case Piece.Chief _ ->
          String.format(
              Locale.ROOT,
              "%s, %s. Drag to the map, or press plus for the selected place.",
              tile.name(),
              counted(tile));
    };
  }

  private PieceTile tile(Piece piece) {
    return tiles.computeIfAbsent(
        piece,
        _ -> {
          PieceTile tile = new PieceTile(() -> hands.more(piece), () -> hands.less(piece));
          tile.setId((pool ? "piece-" : "here-") + word(piece));
          PieceDrag.install(
              bench,
              tile,
              () -> shown.get(piece).counter(),
              new PieceDrag.Drop() {
                @Override
                public Optional<Answer> on(Place place) {
                  return hands.wouldPlace(piece, place);
                }

                @Override
                public void drop(Place place) {
                  hands.place(piece, place);
                }
              });
          return tile;
        });
  }

  private static String word(Piece piece) {
    return switch (piece) {
      case Piece.Unit unit -> unit.type().slug();
      case Piece.Chief chief -> chief.leader().slug().toLowerCase(Locale.ROOT);
    };
  }
}
