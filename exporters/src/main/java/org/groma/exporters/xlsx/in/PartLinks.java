package org.groma.exporters.xlsx.in;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** What a part of a workbook refers to: other parts, and things outside of the file. */
final class PartLinks extends DefaultHandler {

  /** Of a whole workbook; each sheet, picture and address that can be clicked is one. */
  private static final int MOST = 200_000;

  /**
   * A reference.
   *
   * @param type its last word says what it is: {@code …/worksheet}
   */
  record Link(String id, String type, String target, boolean outward) {
    boolean is(String what) {
      return type.endsWith("/" + what);
    }
  }

  private final List<Link> links = new ArrayList<>();

  /** The references of a part; those of the file itself for the empty name. */
  static List<Link> of(WorkbookParts parts, String part) throws IOException, SAXException {
    int slash = part.lastIndexOf('/') + 1;
    String own = part.substring(0, slash) + "_rels/" + part.substring(slash) + ".rels";
    return parts.has(own) ? in(parts, own) : List.of();
  }

  /** The references that a part of the kind {@code .rels} lists. */
  static List<Link> in(WorkbookParts parts, String list) throws IOException, SAXException {
    PartLinks links = new PartLinks();
    parts.parse(list, links);
    return links.links;
  }

  /** The part that a reference leads to, from the part that has it. */
  static String resolve(String from, String target) {
    if (target.startsWith("/")) {
      return target.substring(1);
    }
    List<String> path = new ArrayList<>(List.of(from.split("/", -1)));
    path.removeLast();
    for (String step : target.split("/", -1)) {
      if (step.equals("..")) {
        if (!path.isEmpty()) {
          path.removeLast();
        }
      } else if (!step.equals(".")) {
        path.add(step);
      }
    }
    return String.join("/", path);
  }

  static Optional<Link> find(List<Link> links, String what) {
    return links.stream().filter(link -> link.is(what) && !link.outward()).findFirst();
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    if (!local.equals("Relationship")) {
      return;
    }
    if (links.size() == MOST) {
      throw new TooMuch(
          "", "it refers to more than " + MOST + " other places, which no table does.");
    }
    links.add(
        new Link(
            text(attributes, "Id"),
            text(attributes, "Type"),
            text(attributes, "Target"),
            text(attributes, "TargetMode").equalsIgnoreCase("External")));
  }

  private static String text(Attributes attributes, String name) {
    String value = attributes.getValue(name);
    return value == null ? "" : value;
  }
}
