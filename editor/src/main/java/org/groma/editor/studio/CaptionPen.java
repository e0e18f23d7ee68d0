package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Writes words beside a point of the map: light on a dark card, in one line or several. */
final class CaptionPen {

  private static final int LONGEST = 46;
  private static final double GAP = 12;
  private static final Color CARD = Color.web("#212529", 0.86);

  private final Canvas canvas;

  CaptionPen(Canvas canvas) {
    this.canvas = canvas;
  }

  /** Right of the point, or left of it where the map ends. */
  void draw(String text, double x, double y, double size) {
    GraphicsContext pen = canvas.getGraphicsContext2D();
    pen.setFont(Font.font(size));
    pen.setTextAlign(TextAlignment.LEFT);
    pen.setTextBaseline(VPos.CENTER);
    List<String> lines = text.lines().flatMap(line -> wrapped(line).stream()).toList();
    double width = 14 + 0.55 * size * lines.stream().mapToInt(String::length).max().orElse(0);
    double line = 1.4 * size;
    double height = 6 + line * lines.size();
    double left = x + GAP + width > canvas.getWidth() ? x - GAP - width : x + GAP;
    double top = Math.clamp(y - height / 2, 0.0, Math.max(0, canvas.getHeight() - height));
    pen.setFill(CARD);
    pen.fillRoundRect(left, top, width, height, 8, 8);
    pen.setFill(Color.WHITE);
    for (int i = 0; i < lines.size(); i++) {
      pen.fillText(lines.get(i), left + 7, top + 3 + line * (i + 0.5), width - 14);
    }
  }

  private static List<String> wrapped(String line) {
    List<String> lines = new ArrayList<>();
    String rest = line;
    while (rest.length() > LONGEST) {
      int blank = rest.lastIndexOf(' ', LONGEST);
      if (blank <= 0) {
        break;
      }
      lines.add(rest.substring(0, blank));
      rest = rest.substring(blank + 1);
    }
    lines.add(rest);
    return lines;
  }
}
