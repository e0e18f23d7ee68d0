package org.groma.exporters.picture;

import java.util.Base64;
import java.util.EnumMap;
import java.util.Map;
import org.groma.exporters.picture.Item.Lettering;

/** The style sheet of a picture: the typeface, as much of it as is used, and one class a look. */
public final class SvgStyle {

  private final Scene scene;
  private final StringBuilder out = new StringBuilder();

  private SvgStyle(Scene scene) {
    this.scene = scene;
  }

  static String of(Scene scene) {
    return fonts(lettering(scene)) + looks(scene);
  }

  /** One class a look. */
  public static String looks(Scene scene) {
    SvgStyle style = new SvgStyle(scene);
    scene.looks().forEach(style::css);
    return style.out.toString();
  }

  /** The letters that are used on a picture, by the cut they are set in. */
  public static Map<Typeface, String> lettering(Scene scene) {
    Map<Typeface, String> used = new EnumMap<>(Typeface.class);
    for (Scene.Sheet sheet : scene.sheets()) {
      for (Item item : sheet.items()) {
        if (item instanceof Lettering text) {
          scene
              .looks()
              .get(text.look())
              .face()
              .ifPresent(face -> used.merge(face, String.join("", text.lines()), String::concat));
        }
      }
    }
    return used;
  }

  /** The typeface with as much of each cut as a text needs; the letters travel with the picture. */
  public static String fonts(Map<Typeface, String> used) {
    StringBuilder out = new StringBuilder();
    used.forEach((face, text) ->
        out.append("@font-face{font-family:")
            .append(Typeface.FAMILY)
            .append(";font-weight:")
            .append(face.weight())
            .append(face.isItalic() ? ";font-style:italic" : "")
            .append(";src:url(data:font/ttf;base64,")
            .append(Base64.getEncoder().encodeToString(FontSubset.of(face.font(), text)))
            .append(")}\n"));
    return out.toString();
  }

  private void css(String name, Look look) {
    Decimals fine = Decimals.finerThan(name.startsWith("mark-") ? 0.001 : scene.pixel() * 0.01);
    out.append('.').append(name).append("{fill:");
    look.fill().ifPresentOrElse(fill -> paint("fill", fill, fill.hex()), () -> out.append("none"));
    look.stroke()
        .ifPresent(stroke -> {
          out.append(";stroke:");
          paint("stroke", stroke, stroke.hex());
          out.append(";stroke-width:").append(fine.of(look.width()));
          out.append(";stroke-linejoin:round");
          if (look.dashes().isEmpty()) {
            out.append(";stroke-linecap:round");
          } else {
            out.append(";stroke-dasharray:");
            out.append(String.join(" ", look.dashes().stream().map(fine::of).toList()));
          }
        });
    if (look.fill().isPresent() && look.face().isEmpty()) {
      out.append(";fill-rule:evenodd");
    }
    look.face()
        .ifPresent(face -> {
          out.append(";font-family:")
              .append(Typeface.FAMILY)
              .append(",serif;font-weight:")
              .append(face.weight());
          out.append(face.isItalic() ? ";font-style:italic" : "");
          out.append(";text-anchor:middle;white-space:pre;paint-order:stroke");
          if (look.spacing() != 0) {
            out.append(";letter-spacing:")
                .append(Decimals.finerThan(0.001).of(look.spacing()))
                .append("em");
          }
        });
    out.append("}\n");
  }

  private void paint(String property, Colour colour, String hex) {
    out.append(hex);
    if (colour.alpha() < 1) {
      out.append(';')
          .append(property)
          .append("-opacity:")
          .append(Decimals.finerThan(0.01).of(colour.alpha()));
    }
  }
}
