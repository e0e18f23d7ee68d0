package org.groma.exporters.svg;

import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.groma.exporters.geojson.GeoJson;

/** Reads the shapes of an SVG drawing. */
public final class SvgReader {

  /** Curves stray no further than this part of the longer side of the drawing. */
  static final int FINENESS = 5000;

  private static final long LARGEST = 64L << 20;
  private static final int DEEPEST = 100;
  private static final int MOST_SHAPES = 100_000;
  private static final double USUAL_SIDE = 1000;
  private static final String TOO_DEEP =
      "it is nested deeper than " + DEEPEST + " levels, which no map is.";
  private static final String ENTITY =
      "it uses an entity of a DOCTYPE, which is not read. Save it as plain SVG.";

  /** An open element: what it hands down to those within. */
  private record Level(AffineTransform transform, Layer layer, boolean unseen) {}

  private final XMLStreamReader in;
  private final Deque<Level> levels = new ArrayDeque<>();
  private final List<Shape> shapes = new ArrayList<>();

  /** How deep the shape stands that was opened last; 0 when it is closed. */
  private int shapeDepth;

  private final Ink ink = new Ink();
  private double tolerance = USUAL_SIDE / FINENESS;

  private SvgReader(XMLStreamReader in) {
    this.in = in;
    levels.push(new Level(new AffineTransform(), Layer.NONE, false));
  }

  public static GeoJson read(Path file) {
    try {
      if (Files.isDirectory(file)) {
        return new GeoJson.Unreadable(file + " is a folder; name an SVG file.");
      }
      if (Files.size(file) > LARGEST) {
        return new GeoJson.Unreadable(
            String.format(
                Locale.ROOT,
                "%s is larger than %d megabytes, which no drawing of a map needs. Simplify it"
                    + " first.",
                file,
                LARGEST >> 20));
      }
      try (InputStream bytes = Files.newInputStream(file)) {
        return read(file.getFileName().toString(), bytes);
      }
    } catch (NoSuchFileException missing) {
      return new GeoJson.Unreadable("There is no file " + file + ". Check its name.");
    } catch (IOException failed) {
      return new GeoJson.Unreadable(
          file + " cannot be read: check that it exists and that you may read it.");
    }
  }

  /** Reads from a stream; the name is for messages. */
  public static GeoJson read(String name, InputStream bytes) throws IOException {
    XMLStreamReader parser = null;
    try {
      String text = XmlText.of(bytes.readNBytes((int) LARGEST));
      parser = factory().createXMLStreamReader(new StringReader(text));
      return new SvgReader(parser).document();
    } catch (Misdrawn wrong) {
      return unreadable(name, line(parser), wrong.getMessage());
    } catch (XMLStreamException broken) {
      int line = broken.getLocation() == null ? line(parser) : broken.getLocation().getLineNumber();
      return unreadable(name, line, syntax(broken));
    }
  }

  /** Nothing but the file itself is read: no DOCTYPE, no entities, nothing from elsewhere. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setXMLResolver((_, _, _, _) -> InputStream.nullInputStream());
    return factory;
  }

  private static int line(XMLStreamReader parser) {
    return parser == null ? 1 : Math.max(1, parser.getLocation().getLineNumber());
  }

  private static GeoJson unreadable(String name, int line, String what) {
    return new GeoJson.Unreadable(name + ", line " + Math.max(1, line) + ": " + what);
  }

  private static String syntax(XMLStreamException broken) {
    String words = String.valueOf(broken.getMessage());
    if (words.contains("within the same entity")
        || words.contains("must be terminated by the matching end-tag")
        || words.contains("Premature end of file")) {
      return "the file ends in the middle, or an element is not closed.";
    }
    if (words.contains("entity")) {
      return ENTITY;
    }
    return words.contains("maxElementDepth") ? TOO_DEEP : "this is not valid XML, so it is no SVG.";
  }

  private GeoJson document() throws XMLStreamException {
    boolean any = false;
    while (in.hasNext()) {
      int event = in.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        if (!any && !in.getLocalName().equals("svg")) {
          throw new Misdrawn(
              "an SVG file begins with <svg>, not with <" + in.getLocalName() + ">.");
        }
        any = true;
        start();
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        shapeDepth = levels.size() == shapeDepth ? 0 : shapeDepth;
        levels.pop();
      } else if (event == XMLStreamConstants.ENTITY_REFERENCE) {
        throw new Misdrawn(ENTITY);
      }
    }
    return Drawing.features(shapes);
  }

  private void start() {
    if (levels.size() > DEEPEST) {
      throw new Misdrawn(TOO_DEEP);
    }
    Level around = levels.getFirst();
    String tag = in.getLocalName();
    if (tag.equals("svg") && levels.size() == 1) {
      measure();
    }
    AffineTransform transform = new AffineTransform(around.transform);
    if (!tag.equals("svg")) {
      transform.concatenate(Transforms.read(attribute("transform")));
    }
    Layer layer =
        tag.equals("g") ? Layer.named(this::attribute).orElse(around.layer) : around.layer;
    boolean unseen = around.unseen || isUnseen(tag);
    levels.push(new Level(transform, layer, unseen));
    if (tag.equals("title") && shapeDepth > 0 && levels.size() == shapeDepth + 1) {
      title();
    } else if (ShapeOutline.isShape(tag) && !unseen) {
      shape(tag, transform, layer);
    }
  }

  private void shape(String tag, AffineTransform transform, Layer layer) {
    if (shapes.size() == MOST_SHAPES) {
      throw new Misdrawn(
          String.format(
              Locale.ROOT, "the drawing has more than %,d shapes, which no map has.", MOST_SHAPES));
    }
    String id = attribute("id");
    Pen pen = new Pen(transform, tolerance, ink);
    try {
      ShapeOutline.draw(tag, this::attribute, pen);
    } catch (Misdrawn wrong) {
      throw new Misdrawn(
          "<" + tag + (id.isEmpty() ? "" : " id=\"" + id + "\"") + ">: " + wrong.getMessage());
    }
    shapes.add(
        new Shape(
            id,
            Optional.of(attribute("data-name"))
                .filter(name -> !name.isBlank())
                .orElseGet(() -> attribute("label")),
            attribute("class"),
            attribute("data-kind"),
            layer,
            in.getLocation().getLineNumber(),
            pen.rings()));
    shapeDepth = levels.size();
  }

  /** The title of a shape is its name; reading its text leaves the element. */
  private void title() {
    try {
      String text = in.getElementText().strip();
      levels.pop();
      shapes.set(shapes.size() - 1, shapes.getLast().named(text));
    } catch (XMLStreamException broken) {
      throw new Misdrawn("a <title> holds nothing but text.");
    }
  }

  /** What is defined for later use, or is no part of the picture. */
  private static boolean isUnseen(String tag) {
    return switch (tag) {
      case "defs", "clipPath", "mask", "pattern", "symbol", "marker", "metadata" -> true;
      default -> false;
    };
  }

  private void measure() {
    Numbers box = new Numbers(attribute("viewBox"));
    double longer = 0;
    for (int i = 0; i < 4 && box.hasNext(); i++) {
      double number = box.next();
      longer = i < 2 ? 0 : Math.max(longer, number);
    }
    if (longer > 0) {
      tolerance = longer / FINENESS;
    }
  }

  /** An attribute by its local name, whatever its namespace; empty if it is not there. */
  private String attribute(String name) {
    for (int i = 0; i < in.getAttributeCount(); i++) {
      if (in.getAttributeLocalName(i).equals(name)) {
        return in.getAttributeValue(i);
      }
    }
    return "";
  }
}
