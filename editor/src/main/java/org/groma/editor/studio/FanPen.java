package org.groma.editor.studio;

import java.awt.geom.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.StackRow;
import org.groma.editor.tool.Preview;

/** Draws a stack that is fanned out: its counters side by side on a card over the map. */
final class FanPen {

  private static final Color CARD = Color.web("#fffdf6", 0.94);
  private static final Color EDGE = Color.web("#33291f", 0.55);
  private static final Color SHADOW = Color.web("#000000", 0.18);
  private static final Color MARK = Color.web("#e8590c");
  private static final double ROUND = 10;

  private final GraphicsContext pen;
  private final CounterPictures pieces;

  FanPen(GraphicsContext pen, CounterPictures pieces) {
    this.pen = pen;
    this.pieces = pieces;
  }

  /** Round a point of the screen. */
  void draw(Preview.Fan fan, double x, double y) {
    StackRow row = fan.stack().row(x, y);
    Rectangle2D card = OpenStack.card(row);
    pen.setFill(SHADOW);
    pen.fillRoundRect(
        card.getX() + 2, card.getY() + 3, card.getWidth(), card.getHeight(), ROUND, ROUND);
    pen.setFill(CARD);
    pen.fillRoundRect(card.getX(), card.getY(), card.getWidth(), card.getHeight(), ROUND, ROUND);
    pen.setStroke(EDGE);
    pen.setLineWidth(1);
    pen.strokeRoundRect(card.getX(), card.getY(), card.getWidth(), card.getHeight(), ROUND, ROUND);
    for (int i = 0; i < fan.counters().size(); i++) {
      pen.drawImage(
          pieces.of(fan.counters().get(i), (int) row.side()),
          row.left(i),
          row.top(i),
          row.side(),
          row.side());
    }
    fan.marked()
        .filter(marked -> marked < fan.counters().size())
        .ifPresent(marked -> {
          pen.setStroke(MARK);
          pen.setLineWidth(2);
          pen.strokeRoundRect(row.left(marked), row.top(marked), row.side(), row.side(), 6, 6);
        });
  }
}
