package org.groma.exporters.picture;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.model.topology.Line;

/**
 * Writes a scene as SVG: one group a layer, one CSS class a look, text as text. Coordinates are map
 * units with y turned downwards, rounded to a small part of a pixel.
 */
public final class SvgPicture {

  private static final double FINENESS = 0.04;

  private final Scene scene;
  private final StringBuilder out = new StringBuilder(1 << 20);
  private final Decimals place;

  private SvgPicture(Scene scene) {
    this.scene = scene;
    this.place = Decimals.finerThan(scene.pixel() * FINENESS);
  }

  public static String write(Scene scene) {
    SvgPicture picture = new SvgPicture(scene);
    picture.out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    picture.element(SvgStyle.of(scene));
    return picture.out.toString();
  }

  /** The same as a part of a page, which has to bring the style of {@link SvgStyle} itself. */
  public static String unstyled(Scene scene) {
    SvgPicture picture = new SvgPicture(scene);
    picture.element("");
    return picture.out.toString();
  }

  public static byte[] bytes(Scene scene) {
    return write(scene).getBytes(StandardCharsets.UTF_8);
  }

  private void element(String style) {
    Scene.Box page = scene.page();
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        .append(scene.width())
        .append("\" height=\"")
        .append(scene.height())
        .append("\" viewBox=\"")
        .append(place.of(page.west()))
        .append(' ')
        .append(place.of(-page.north()))
        .append(' ')
        .append(place.of(page.width()))
        .append(' ')
        .append(place.of(page.height()))
        .append("\">\n<title>")
        .append(Xml.safe(scene.title()))
        .append("</title>\n");
    if (!style.isEmpty()) {
      out.append("<style>\n").append(style).append("</style>\n");
    }
    out.append("<defs>\n");
    marks();
    out.append("</defs>\n");
    for (Scene.Sheet sheet : scene.sheets()) {
      out.append("<g id=\"").append(sheet.layer().word()).append("\">\n");
      sheet.items().forEach(this::item);
      out.append("</g>\n");
    }
    out.append("</svg>\n");
  }

  private void marks() {
    Set<Mark> used = EnumSet.noneOf(Mark.class);
    for (Scene.Sheet sheet : scene.sheets()) {
      for (Item item : sheet.items()) {
        if (item instanceof Symbol symbol) {
          used.add(symbol.mark());
        }
      }
    }
    Decimals fine = Decimals.finerThan(0.01);
    for (Mark mark : used) {
      out.append("<g id=\"").append(mark.word()).append("\">");
      for (Mark.Part part : mark.parts()) {
        out.append("<path class=\"").append(part.look()).append("\" d=\"");
        part.lines().forEach(line -> path(line, fine));
        out.append("\"/>");
      }
      out.append("</g>\n");
    }
  }

  private void item(Item item) {
    switch (item) {
      case Filled filled -> path(filled.id(), filled.look(), filled.title(), filled.rings());
      case Stroked stroked -> path(stroked.id(), stroked.look(), "", stroked.lines());
      case Symbol symbol -> symbol(symbol);
      case Lettering text -> text(text);
    }
  }

  private void id(String id) {
    if (!id.isEmpty()) {
      out.append(" id=\"").append(Xml.safe(id)).append('"');
    }
  }

  private void end(String tag, String title) {
    if (title.isEmpty()) {
      out.append("/>\n");
    } else {
      out.append("><title>").append(Xml.safe(title)).append("</title></").append(tag).append(">\n");
    }
  }

  private void path(String id, String look, String title, List<Line> lines) {
    out.append("<path");
    id(id);
    out.append(" class=\"").append(look).append("\" d=\"");
    lines.forEach(line -> path(line, place));
    out.append('"');
    end("path", title);
  }

  /** Steps from point to point, between rounded places so that they do not add up to a drift. */
  private void path(Line line, Decimals decimals) {
    long x = decimals.steps(line.x(0));
    long y = decimals.steps(-line.y(0));
    out.append('M').append(decimals.ofSteps(x)).append(' ').append(decimals.ofSteps(y));
    char command = 'l';
    int last = line.isClosed() ? line.last() - 1 : line.last();
    for (int i = 1; i <= last; i++) {
      long nextX = decimals.steps(line.x(i));
      long nextY = decimals.steps(-line.y(i));
      if (nextX != x || nextY != y) {
        String dx = decimals.ofSteps(nextX - x);
        String dy = decimals.ofSteps(nextY - y);
        out.append(command).append(dx).append(dy.startsWith("-") ? "" : " ").append(dy);
        command = ' ';
        x = nextX;
        y = nextY;
      }
    }
    if (line.isClosed()) {
      out.append('z');
    }
  }

  private void symbol(Symbol symbol) {
    out.append("<use");
    id(symbol.id());
    out.append(" href=\"#")
        .append(symbol.mark().word())
        .append("\" transform=\"translate(")
        .append(place.of(symbol.x()))
        .append(' ')
        .append(place.of(-symbol.y()))
        .append(")scale(")
        .append(place.finer().of(symbol.size()))
        .append(")\"");
    end("use", symbol.title());
  }

  private void text(Lettering text) {
    Look look = scene.looks().get(text.look());
    out.append("<text");
    id(text.id());
    out.append(" class=\"")
        .append(text.look())
        .append("\" font-size=\"")
        .append(place.finer().of(text.size()))
        .append("\" transform=\"translate(")
        .append(place.of(text.x()))
        .append(' ')
        .append(place.of(-text.y()))
        .append(')');
    if (text.angle() != 0) {
      out.append("rotate(").append(Decimals.finerThan(0.01).of(-text.angle())).append(')');
    }
    if (text.bend() != 0) {
      bent(text, look);
      return;
    }
    out.append("\">");
    for (int i = 0; i < text.lines().size(); i++) {
      String line = text.lines().get(i);
      double down = -Baseline.up(text, i);
      double length = look.face().orElseThrow().width(line, look.spacing()) * text.size();
      out.append("<tspan x=\"0\" y=\"")
          .append(place.finer().of(down))
          .append("\" textLength=\"")
          .append(place.finer().of(length))
          .append("\">")
          .append(Xml.safe(line))
          .append("</tspan>");
    }
    out.append("</text>\n");
  }

  /** Every letter has its own place and turn; so the text can still be searched and copied. */
  private void bent(Lettering text, Look look) {
    Decimals degrees = Decimals.finerThan(0.01);
    out.append("\" style=\"text-anchor:start;letter-spacing:0\">");
    for (List<BentText.Letter> line : BentText.of(text, look).letters()) {
      StringBuilder letters = new StringBuilder();
      line.forEach(letter -> letters.append(letter.text()));
      out.append("<tspan x=\"");
      list(line, letter -> place.finer().of(letter.x() * text.size()));
      out.append("\" y=\"");
      list(line, letter -> place.finer().of(-letter.y() * text.size()));
      out.append("\" rotate=\"");
      list(line, letter -> degrees.of(-letter.degrees()));
      out.append("\">").append(Xml.safe(letters.toString())).append("</tspan>");
    }
    out.append("</text>\n");
  }

  private void list(List<BentText.Letter> line, Function<BentText.Letter, String> value) {
    out.append(line.stream().map(value).collect(Collectors.joining(" ")));
  }
}
